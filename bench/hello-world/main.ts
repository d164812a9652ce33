/** Baseline for this action: the cost of any action in TypeScript. */
import * as core from '@actions/core';

core.info(`Hello, ${core.getInput('name')}`);
core.setOutput('outcome', 'unchanged');
