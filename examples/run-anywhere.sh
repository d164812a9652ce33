#!/bin/sh
# Runs the bundle outside GitHub Actions: main, then post, as a runner would. See docs/other-ci.md.
# Reads BASE_URL, API_KEY, COPILOT_ID, SWAGGER_FILE, CONFIG_FILE, BASE, FORCE, DRY_RUN, SERVER_URL, DELETE_PATH, STRATEGY, FAIL_ON;
# an empty one takes the action's default. Exits with the main step's code, or 1 where the post step failed.
set -u
action=$(cd "$(dirname "$0")/.." && pwd)
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT
: >"$temp/state"
: >"$temp/output"
: >"$temp/summary.md"
zeros=0000000000000000000000000000000000000000
[ "${BASE:-}" != "$zeros" ] || BASE=

# In the environment, not on a command line: other processes can read command lines.
for name in BASE_URL API_KEY COPILOT_ID SWAGGER_FILE CONFIG_FILE BASE FORCE DRY_RUN SERVER_URL DELETE_PATH STRATEGY FAIL_ON; do
  eval "INPUT_$name=\${$name:-}"
  export "INPUT_$name"
done
GITHUB_WORKSPACE=${GITHUB_WORKSPACE:-$PWD} RUNNER_TEMP=$temp
GITHUB_STATE=$temp/state GITHUB_OUTPUT=$temp/output GITHUB_STEP_SUMMARY=$temp/summary.md
export GITHUB_WORKSPACE RUNNER_TEMP GITHUB_STATE GITHUB_OUTPUT GITHUB_STEP_SUMMARY

# A signal ends neither this script nor the main step at once: the replacement comes to an end first.
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
