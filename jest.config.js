/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  // TypeScript rewrites `./x.ts` to `./x.js` on emit; jest resolves it back to the source.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Types are checked by `npm run types`, once; the tests only strip them.
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, diagnostics: false }] },
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // Real descriptions are not part of the project: CORPUS names a folder of them where there is one.
  testPathIgnorePatterns: process.env.CORPUS ? [] : ['/__tests__/corpus/'],
  testTimeout: 30_000,
  // Scenarios wait more than they work: no core is kept free for the parent.
  maxWorkers: '100%',
};
