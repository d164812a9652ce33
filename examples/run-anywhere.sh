#!/bin/sh
# Runs the action outside GitHub Actions: the main step, then the post step, like a runner. See docs/other-ci.md.
# Reads BASE_URL, API_KEY, COPILOT_ID, SWAGGER_FILE, CONFIG_FILE, BASE, FORCE, DRY_RUN, SERVER_URL, DELETE_PATH, STRATEGY, FAIL_ON;
# an empty variable means the action's default. Exits with the exit code of the main step, or 1 if the post step failed.
set -u
action=$(cd "$(dirname "$0")/.." && pwd)
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
: >"$temp/state"
: >"$temp/output"
: >"$temp/summary.md"
zeros=0000000000000000000000000000000000000000
[ "${BASE:-}" != "$zeros" ] || BASE=

# Inputs are passed in the environment, because other processes can read command lines.
for name in BASE_URL API_KEY COPILOT_ID SWAGGER_FILE CONFIG_FILE BASE FORCE DRY_RUN SERVER_URL DELETE_PATH STRATEGY FAIL_ON; do
  eval "INPUT_$name=\${$name:-}"
  export "INPUT_$name"
done
GITHUB_WORKSPACE=${GITHUB_WORKSPACE:-$PWD} RUNNER_TEMP=$temp
GITHUB_STATE=$temp/state GITHUB_OUTPUT=$temp/output GITHUB_STEP_SUMMARY=$temp/summary.md
export GITHUB_WORKSPACE RUNNER_TEMP GITHUB_STATE GITHUB_OUTPUT GITHUB_STEP_SUMMARY

# After a signal, the script waits until the main step has finished or stopped its sync.
trap ':' INT TERM HUP
node "$action/dist/main/index.js"
code=$?

# The runner's format: name<<delimiter, the value, the delimiter.
name=
while IFS= read -r line; do
  case $line in
    *'<<ghadelimiter_'*) name=${line%%<<*} ;;
    ghadelimiter_*) name= ;;
    *) [ -z "$name" ] || export "STATE_$name=$line" ;;
  esac
done <"$temp/state"
node "$action/dist/post/index.js" || code=1

cat "$temp/summary.md"
[ -z "${OUTPUT_FILE:-}" ] || cp "$temp/output" "$OUTPUT_FILE"
exit "$code"
