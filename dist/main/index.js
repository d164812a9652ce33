import { main } from '../shared/index.js';

await main();
