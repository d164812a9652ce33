/** Runs the command line from the sources, as dist/cli/index.js runs it from the build. */
import { cli } from '../../src/action.ts';

await cli();
