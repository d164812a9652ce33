/** What every action in TypeScript pays for: the floor that ours is measured against. */
import * as core from '@actions/core';

core.info(`Hello, ${core.getInput('name')}`);
core.setOutput('outcome', 'unchanged');
