// Runs before each npm script, on any version of Node.js. Without `npm ci`, a script would fail with an error about TypeScript.
'use strict';
const { existsSync } = require('node:fs');
const { join } = require('node:path');

if (!existsSync(join(__dirname, '../node_modules/node/package.json'))) {
  console.error('The dependencies of this project are not installed. Run `npm ci` first.');
  process.exit(1);
}
