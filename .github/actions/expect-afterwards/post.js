import { spawnSync } from 'node:child_process';

const [program, ...args] = (process.env.INPUT_COMMAND ?? '').split(' ');
const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
if (error !== undefined) console.log(`::error::${error.message}`);
process.exitCode = status ?? 1;
