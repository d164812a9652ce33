import fc from 'fast-check';

/**
 * The same random values in every run, so that a test fails for what was changed and not by chance. Another SEED
 * explores; a failure prints the one to replay it with.
 */
export const seed = Number(process.env['SEED'] ?? 2120899084);

fc.configureGlobal({ seed });

export { fc };
