import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../house/install.mjs';
import { startPlatform } from '../house/journeys.mjs';
import { load } from '../house/load.mjs';
import { median, settingsOf, startServers } from '../house/measuring.mjs';
import { LoginClients } from './login/clients.mjs';
import { answerTimes } from './login/answer-times.mjs';

const standard = { rounds: 5, seconds: 5, members: 64, tries: 150 };
const clients = 8;
const balanceConnections = 32;
const hashesAtOnce = '2';

/**
 * Logins a second through the gateway as a ratio to bare hashes a second, how much of the balance path is kept while logins
 * run at full, and how long an answer takes to a known, an unknown and a banned user name.
 */
export async function measure({ say, args }) {
  const settings = settingsOf(args, standard);
  const data = mkdtempSync(join(tmpdir(), 'lotus-bench-'));
  /** @type {(() => unknown)[]} */
  const undo = [() => rmSync(data, { recursive: true, force: true })];
  try {
    const { kafkaBrokers, redisUrl, stop } = await startServers(data);
    undo.push(stop);
    const env = {
      ...process.env,
      ...{ KAFKA_BROKERS: kafkaBrokers, REDIS_URL: redisUrl },
      // The tries of a thief come from many networks here, so that each is a first one.
      ...{ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'required', TRUSTED_PROXIES: '127.0.0.1/32' },
      ...{ RATE_LIMITS: '100000', REGISTRATIONS_PER_HOUR: '100000', PASSWORD_HASHES_AT_ONCE: hashesAtOnce },
    };
    say('Starting the platform, a process per service');
    const platform = await startPlatform(['--full', '--data', data], { env });
    undo.push(() => platform.stop());
    const { databases } = JSON.parse(readFileSync(join(data, 'platform.json'), 'utf8'));
    const login = await LoginClients.open(platform.url, clients);
    undo.push(() => login.close());
    say(`Registering ${settings.members} members`);
    await login.register(settings.members);
    const balance = await balanceOf(platform.url, login);
    const seen = await rounds(login, balance, settings, say);
    say('Timing the answers to known, unknown and banned user names');
    const times = await answerTimes(login, databases.auth, settings.tries);
    return { ...figuresOf(seen), ...times };
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

async function rounds(login, balance, { rounds: count, seconds }, say) {
  const loggingIn = async () => login.run(await login.sealed(seconds), seconds);
  const reading = () => load(balance, seconds, balanceConnections);
  await bareHashes(1);
  await loggingIn();
  await reading();
  const seen = [];
  for (let round = 1; round <= count; round += 1) {
    const hashes = await bareHashes(seconds);
    const logins = await loggingIn();
    const alone = (await reading()).rate;
    const payloads = await login.sealed(seconds);
    const [loginsBeside, beside] = await Promise.all([login.run(payloads, seconds), reading()]);
    seen.push({ hashes, logins, alone, loginsBeside, beside: beside.rate });
    say(
      `round ${round}: ${hashes.toFixed(1)} hashes, ${logins.toFixed(1)} logins, ${alone.toFixed(0)} balances; ` +
        `beside each other ${loginsBeside.toFixed(1)} and ${beside.rate.toFixed(0)} a second`,
    );
  }
  return seen;
}

function figuresOf(seen) {
  const middle = (of) => Number(median(seen.map(of)).toFixed(4));
  return {
    login_ratio: middle(({ hashes, logins }) => logins / hashes),
    balance_kept: middle(({ alone, beside }) => beside / alone),
    hashes_per_second: middle(({ hashes }) => hashes),
    logins_per_second: middle(({ logins }) => logins),
    balance_per_second: middle(({ alone }) => alone),
    logins_beside_per_second: middle(({ loginsBeside }) => loginsBeside),
    balance_beside_per_second: middle(({ beside }) => beside),
  };
}

async function bareHashes(seconds) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts/house/bare-hashes.mjs'), String(clients), String(seconds)],
    { cwd: root, env: { ...process.env, PASSWORD_HASHES_AT_ONCE: hashesAtOnce } },
  );
  return Number(stdout);
}

/** Every member reads the own balance; the wallet opens the account at the first look. */
async function balanceOf(url, login) {
  const path = '/wps/v2/wallets/balance';
  const requests = [];
  for (const token of await login.tokens()) {
    const headers = { authorization: `Bearer ${token}` };
    await (await fetch(url + path, { headers })).text();
    requests.push({ path, headers });
  }
  return { url, requests };
}
