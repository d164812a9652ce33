export { compareDescriptions } from './compare.ts';
