/** `npm run bench`: ratios against something run beside it; absolute times say little about another machine. */
import { benchCurlRecipe } from './curl-recipe.ts';
import { benchOverhead } from './overhead.ts';
import { benchUnchanged } from './unchanged.ts';

await benchUnchanged();
await benchOverhead();
await benchCurlRecipe();
