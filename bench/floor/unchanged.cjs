/** The floor below an unchanged push: the same two commands to git, side by side, and one line of output. */
const { execFile } = require('node:child_process');
const { appendFileSync } = require('node:fs');
const { promisify } = require('node:util');

const [before, after] = process.argv.slice(2);
const list = (commit) =>
  promisify(execFile)('git', ['ls-tree', '-z', '--full-tree', commit, '--', 'swagger.json']);

Promise.all([list(after), list(before)]).then(([head, base]) => {
  appendFileSync(process.env.GITHUB_OUTPUT, `changed=${String(head.stdout !== base.stdout)}\n`);
});
