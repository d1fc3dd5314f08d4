import base from '../../jest.config.mjs';

const { globalSetup: _start, globalTeardown: _stop, ...plain } = base;

/** The tests of pure money rules, which need no database; a mutant that never ends is ended by its clock. */
export default {
  ...plain,
  rootDir: '../..',
  roots: ['<rootDir>/libs/money', '<rootDir>/services/wallet/src'],
  testRegex: '/libs/money/src/[^/]+\\.spec\\.ts$|\\.rules\\.spec\\.ts$',
};
