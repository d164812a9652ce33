export { compareSpecs } from './compare.ts';
