/** Baseline of an unchanged push: the one query to git that such a push needs, and one line of output. */
const { execFileSync } = require('node:child_process');
const { appendFileSync } = require('node:fs');

const names = process.argv.slice(2).map((commit) => `${commit}:swagger.json\n`);
const answer = execFileSync('git', ['cat-file', '--batch-check'], { input: names.join('') });
const [before, after] = answer.toString().split('\n');
appendFileSync(process.env.GITHUB_OUTPUT, `changed=${String(before !== after)}\n`);
