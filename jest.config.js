import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  // Types are checked by `npm run types`, once; the tests only strip them, as Node.js itself does.
  transform: { '^.+\\.ts$': '<rootDir>/__tests__/support/strip-types.ts' },
  globalSetup: '<rootDir>/__tests__/support/global-setup.ts',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: [
    // Real descriptions are not part of the project: CORPUS names a folder of them where there is one.
    ...(process.env.CORPUS ? [] : ['/__tests__/corpus/']),
    // Random schedules on dist/ wait in real time: `npm run test:all` has them.
    ...(process.env.ALL_TESTS ? [] : ['/__tests__/simulation/dist\\.test\\.ts$']),
    // OVERLAY names a folder with the files of the Overlay specification.
    ...(process.env.OVERLAY ? [] : ['/__tests__/overlay-specification/']),
  ],
  // No test takes half as many seconds as this has: it is for machines that are busy with something else.
  testTimeout: 120_000,
  // Scenarios wait more than they work: more of them than cores, and the longest first.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  maxConcurrency: 10,
  testSequencer: '<rootDir>/__tests__/support/longest-first.cjs',
};
