import { defineConfig } from '@playwright/test';

/** Browser journeys against a running platform; `npm test` starts one and sets BASE_URL. */
const { BASE_URL = 'http://localhost:8080', CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;

/** JOURNEYS=long adds the tests tagged `@long`: further views and languages of journeys that the quick suite runs once. */
const isLong = process.env['JOURNEYS'] === 'long';
const suite = isLong ? {} : { grepInvert: /@long/ };
const prefix = isLong ? 'long-' : '';

/** Journeys that mostly wait, as for a match to be played: they begin first, so that the others run at the same time. */
const WAITING = ['**/sports.test.ts', '**/deposit.test.ts', '**/withdrawal.test.ts'];
/** It needs the queue of withdrawals for itself. */
const QUEUE = '**/withdrawal-queue.test.ts';
const BRAND = ['**/phone-service.test.ts', '**/brand-switches.test.ts', '**/registration-rules.test.ts'];

/** They change settings of the brand, which all others would see: after them, one after the other, and in the long suite only. */
const brandProjects = [
  {
    name: `${prefix}brand-settings`,
    ...suite,
    testMatch: '**/phone-service.test.ts',
    dependencies: [`${prefix}waiting`, `${prefix}journeys`],
  },
  {
    name: `${prefix}brand-switches`,
    ...suite,
    testMatch: '**/brand-switches.test.ts',
    dependencies: [`${prefix}brand-settings`],
  },
  {
    name: `${prefix}registration-rules`,
    ...suite,
    testMatch: '**/registration-rules.test.ts',
    dependencies: [`${prefix}brand-switches`],
  },
];

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // A journey that fails is tried once more; one that passes then is reported as flaky.
  retries: 1,
  // One file per worker at a time: tests of a file share the logged-in pages.
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: `${prefix}waiting`, ...suite, testMatch: WAITING },
    { name: `${prefix}journeys`, ...suite, testIgnore: [...WAITING, ...BRAND, QUEUE] },
    {
      name: `${prefix}queue`,
      ...suite,
      testMatch: QUEUE,
      dependencies: [`${prefix}waiting`, `${prefix}journeys`],
    },
    ...(isLong ? brandProjects : []),
  ],
  use: {
    baseURL: BASE_URL,
    // One-time notices count as seen; a journey about one of them removes its entry.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: BASE_URL,
          localStorage: [
            { name: 'popupHiddenUntil', value: '2999-01-01T00:00:00.000Z' },
            { name: 'adult', value: '1' },
          ],
        },
      ],
    },
    browserName: 'chromium',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
