import { defineConfig } from '@playwright/test';

/** Browser journeys against a running platform; `npm test` starts one and sets BASE_URL. */
const { BASE_URL = 'http://localhost:8080', CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;

/** JOURNEYS=long adds the tests tagged `@long`: further views and languages of journeys that the quick suite runs once. */
const isLong = process.env['JOURNEYS'] === 'long';
const suite = isLong ? {} : { grepInvert: /@long/ };
const prefix = isLong ? 'long-' : '';

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // One file per worker at a time: tests of a file share the logged-in pages.
  workers: 2,
  fullyParallel: false,
  // The phone-service journey changes a brand setting that all others would see, so it runs after them.
  projects: [
    { name: `${prefix}journeys`, ...suite, testIgnore: '**/phone-service.test.ts' },
    {
      name: `${prefix}brand-settings`,
      ...suite,
      testMatch: '**/phone-service.test.ts',
      dependencies: [`${prefix}journeys`],
    },
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
