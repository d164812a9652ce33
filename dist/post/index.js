import { post } from '../shared/index.js';

await post();
