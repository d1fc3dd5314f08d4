import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';
import { runCommand, timedOut } from './process.mjs';
import { log } from './log.mjs';

const config = join(root, 'web', 'playwright.config.ts');

const limitSeconds = 40 * 60;

export const hasJourneys = () => existsSync(config);

/** A Chromium of this machine; undefined where there is none. */
export function findChromium() {
  const places = [
    // Without the whole browser's own pages, which cost a renderer for each window.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

/** Starts the platform on data of its own, runs the browser journeys (or those whose file matches) against it, and stops it. */
export async function runJourneys(chromium, results, { start = [], only = [] } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'lotus-journeys-'));
  // Where a journey starts a stand-in of the outside phone service, which the brand switches on for as long.
  const { freePort } = await import('../../libs/local/src/index.ts');
  const phonePort = String(await freePort());
  // All journeys come from one address, and a person sends no three messages to a telephone within a minute.
  const platform = await startPlatform(['--data', data, ...start], {
    env: {
      ...process.env,
      RATE_LIMITS: '100',
      TIMEOUT_FACTOR: '10',
      // A bet of 2,000 đồng wins a jackpot, for the journey about one.
      SIMULATED_JACKPOT_STAKE: '200000',
      ...phoneSettings(`http://127.0.0.1:${phonePort}`),
    },
  });
  try {
    const file = join(results, 'playwright.json');
    const env = {
      ...process.env,
      BASE_URL: platform.url,
      CHROMIUM_PATH: chromium,
      // Codes that would have been sent are read where the local start leaves them.
      MESSAGES_DIR: join(data, 'messages'),
      PHONE_PROVIDER_PORT: phonePort,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    const { code, output } = await runCommand(
      join(root, 'node_modules/.bin/playwright'),
      ['test', '--config', config, '--reporter=list,json', ...only],
      { cwd: root, env, limitSeconds },
    );
    console.log(output.trimEnd());
    if (code === timedOut)
      log(`The journeys were ended after ${limitSeconds} s; the last lines above say where.`);
    if (!existsSync(file)) throw new Error(`playwright ended with code ${code} and left no report`);
    const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      flaky: suites.flatMap((suite) => flakyOf(suite)),
    };
  } catch (error) {
    log(`The journeys did not run (counted as one failure): ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    await platform.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Tests that failed and passed when they were tried again. */
function flakyOf({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap((suite) => flakyOf(suite))];
}

const phoneSettings = (origin) => ({
  PHONE_AUTH_ISSUER: 'https://phone.example/sen-vang',
  PHONE_AUTH_AUDIENCE: 'sen-vang',
  PHONE_AUTH_JWKS_URL: `${origin}/jwks`,
  PHONE_AUTH_API_KEY: 'journeys',
  PHONE_AUTH_EMULATOR: origin,
});

/** `npm start` in the background, on free ports, until its gateway answers. */
export async function startPlatform(args = [], { env = process.env, timeoutMs = 480_000 } = {}) {
  const { freePort } = await import('../../libs/local/src/index.ts');
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(root, 'scripts', 'start.mjs'), '--port', String(port), ...args],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    const take = (chunk) => {
      output += chunk;
      if (output.includes('Ctrl-C stops')) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', (code) => reject(new Error(`the platform ended with code ${code}:\n${output}`)));
    setTimeout(
      () => reject(new Error(`the platform was not up in ${timeoutMs / 1000} s:\n${output}`)),
      timeoutMs,
    ).unref();
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode) return;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  };
  await ready.catch(async (error) => {
    await stop();
    throw error;
  });
  /** The account printed at the end of the start. */
  const demo = (role) => {
    const [, username, password] = new RegExp(`${role} +(\\S+) +(\\S+)`).exec(output) ?? [];
    return { username, password };
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, output: () => output, demo, stop };
}
