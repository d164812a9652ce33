import fc from 'fast-check';

/**
 * Seed of the random values, the same in every run, so that a test fails because of a change and not by chance.
 * Another SEED explores other values, and a failure prints its seed.
 */
export const seed = Number(process.env['SEED'] ?? 2120899084);

fc.configureGlobal({ seed });

export { fc };
