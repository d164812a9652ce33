import { evaluate } from './index.js';

await evaluate();
