#!/usr/bin/env node
var major = parseInt(process.versions.node, 10);
if (major < 24) {
  console.error('Copilot Swagger Sync needs Node 24 or later, and this is Node ' + process.versions.node + '.');
  process.exitCode = 2;
} else {
  import('../shared/index.js').then((shared) => shared.cli());
}
