const { JEST_RUNNING_FILE: runningFile } = process.env;
const runningReporter = runningFile
  ? [['<rootDir>/libs/testing/jest/running-reporter.mjs', { file: runningFile }]]
  : [];

/** Unit and integration tests of services and libs. Run through `npm test`, which starts what they need. */
export default {
  // Packages are loaded once in a worker, our own modules once for each file: see there.
  testEnvironment: '<rootDir>/libs/testing/jest/shared-environment.mjs',
  runtime: '<rootDir>/libs/testing/jest/shared-runtime.mjs',
  roots: ['<rootDir>/services', '<rootDir>/libs', '<rootDir>/scripts', '<rootDir>/tests'],
  // *.long-spec.ts belong to `npm run test:long`.
  testRegex: '(?<!\\.long)(\\.|-)spec\\.ts$',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/client/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: true }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  // Generous, for hooks that start services while the machine does other things; a test that hangs still ends.
  testTimeout: 120_000,
  // A script that limits the time of a run reads from this file where the run hung.
  reporters: ['default', ...runningReporter],
  testSequencer: '<rootDir>/libs/testing/jest/long-first-sequencer.mjs',
  globalSetup: '<rootDir>/libs/testing/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/jest/global-teardown.mjs',
};
