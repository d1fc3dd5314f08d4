import { defineConfig } from '@playwright/test';

/** Browser journeys against a running platform (`npm test` starts one and names its address in BASE_URL). */
const { BASE_URL = 'http://localhost:8080', CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A file at a time each: what one test remembers in its browser, another of its file may build on.
  workers: 2,
  fullyParallel: false,
  // One turns a switch of the brand, which all others would see: it goes after them.
  projects: [
    { name: 'journeys', testIgnore: '**/phone-service.test.ts' },
    { name: 'switched', testMatch: '**/phone-service.test.ts', dependencies: ['journeys'] },
  ],
  use: {
    baseURL: BASE_URL,
    // What is said once to each browser has been said: a journey or a screen that is about it takes this away.
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
