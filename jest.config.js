import { availableParallelism } from 'node:os';

const { ALL_TESTS, CORPUS, OVERLAY } = process.env;

/** @type {import('jest').Config} */
const defaults = {
  // Node.js itself loads the files and strips their types, which `npm run types` checks.
  testEnvironment: '<rootDir>/__tests__/support/jest/environment.ts',
  runtime: '<rootDir>/__tests__/support/jest/runtime.ts',
  transform: {},
  globalSetup: '<rootDir>/__tests__/support/global-setup.ts',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: [
    // Real descriptions are not part of the project: CORPUS names a folder of them where there is one.
    ...(CORPUS ? [] : ['/__tests__/corpus/']),
    // Random schedules on dist/ wait in real time: `npm run test:all` has them.
    ...(ALL_TESTS ? [] : ['/__tests__/simulation/dist\\.test\\.ts$']),
    // OVERLAY names a folder with the files of the Overlay specification.
    ...(OVERLAY ? [] : ['/__tests__/overlay-specification/']),
  ],
};

/** Scenarios once more, on dist/: their transcripts must be the same as in the test process. */
const onDist = {
  ...defaults,
  displayName: 'dist',
  testMatch: ['<rootDir>/__tests__/scenarios/*.test.ts'],
  globals: { isOnDist: true },
};
const setupFilesAfterEnv = ['<rootDir>/__tests__/support/compare-places.ts'];

/** @type {import('jest').Config} */
export default {
  ...(ALL_TESTS
    ? { projects: [defaults, onDist].map((project) => ({ ...project, setupFilesAfterEnv })) }
    : defaults),
  // No test takes half as many seconds as this has: it is for machines that are busy with something else.
  testTimeout: 300_000,
  // Scenarios wait more than they work: more of them than cores, and the longest first.
  maxWorkers: Math.ceil(availableParallelism() * 3.5),
  maxConcurrency: 10,
  testSequencer: '<rootDir>/__tests__/support/longest-first.cjs',
};
