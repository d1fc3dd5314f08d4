import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onFullPlatform } from './lib/full-platform.mjs';
import { root } from '../lib/install.mjs';
import { load } from './lib/load.mjs';
import { median, settingsOf } from './lib/measuring.mjs';
import { processorTimes } from './lib/processor-time.mjs';
import { LoginClients } from './login/clients.mjs';
import { answerTimes } from './login/answer-times.mjs';

const standard = { rounds: 5, seconds: 5, members: 64, tries: 150 };
const clients = 8;
const balanceConnections = 32;
const hashesAtOnce = '2';
const warmUps = 4;

/**
 * Logins a second through the gateway as a ratio to bare hashes a second, how much of the balance path is kept while logins
 * run at full, and how long an answer takes to a known, an unknown and a banned user name.
 */
export async function measure({ log, args }) {
  const settings = settingsOf(args, standard);
  const env = {
    // The tries of a thief come from many networks here, so that each is a first one.
    ...{ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'required', TRUSTED_PROXIES: '127.0.0.1/32' },
    ...{ RATE_LIMITS: '100000', REGISTRATIONS_PER_HOUR: '100000', PASSWORD_HASHES_AT_ONCE: hashesAtOnce },
  };
  return onFullPlatform({ log, env }, async ({ url, databases, pids, closing }) => {
    const login = await LoginClients.open(url, clients);
    closing(() => login.close());
    log(`Registering ${settings.members} members`);
    await login.register(settings.members);
    const balance = await balanceOf(url, login);
    const seen = await rounds(login, balance, settings, log);
    await whereTimeGoes(login, pids, settings, log);
    log('Timing the answers to known, unknown and banned user names');
    const times = await answerTimes(login, databases.auth, settings.tries);
    return { ...figuresOf(seen), ...times };
  });
}

/** Milliseconds of processor time that a login takes, by process: a round of its own, so that nothing is counted in the others. */
async function whereTimeGoes(login, pids, { seconds }, log) {
  const payloads = await login.encryptedLogins(seconds);
  const counted = processorTimes(pids);
  const logins = (await login.run(payloads, seconds)) * seconds;
  const spent = counted().map(([name, ms]) => [name, ms / logins]);
  const shown = spent.filter(([, ms]) => ms >= 0.05).map(([name, ms]) => `${name} ${ms.toFixed(2)}`);
  log(`processor time of a login in ms: ${shown.join(', ')}`);
}

async function rounds(login, balance, { rounds: count, seconds }, log) {
  const loggingIn = async () => login.run(await login.encryptedLogins(seconds), seconds);
  const reading = () => load(balance, seconds, balanceConnections);
  await bareHashes(1);
  // Logins are rare compared with balances: their code is compiled only after some thousand of them.
  for (let n = 0; n < warmUps; n += 1) await loggingIn();
  await reading();
  const seen = [];
  for (let round = 1; round <= count; round += 1) {
    const hashes = await bareHashes(seconds);
    const logins = await loggingIn();
    const alone = (await reading()).rate;
    const payloads = await login.encryptedLogins(seconds);
    const [loginsAtOnce, balances] = await Promise.all([login.run(payloads, seconds), reading()]);
    seen.push({ hashes, logins, alone, loginsAtOnce, balancesAtOnce: balances.rate });
    log(
      `round ${round}: ${hashes.toFixed(1)} hashes, ${logins.toFixed(1)} logins, ${alone.toFixed(0)} balances; ` +
        `at the same time ${loginsAtOnce.toFixed(1)} and ${balances.rate.toFixed(0)} a second`,
    );
  }
  return seen;
}

function figuresOf(seen) {
  const middle = (of) => Number(median(seen.map(of)).toFixed(4));
  return {
    login_ratio: middle(({ hashes, logins }) => logins / hashes),
    balance_kept: middle(({ alone, balancesAtOnce }) => balancesAtOnce / alone),
    hashes_per_second: middle(({ hashes }) => hashes),
    logins_per_second: middle(({ logins }) => logins),
    balance_per_second: middle(({ alone }) => alone),
    logins_beside_per_second: middle(({ loginsAtOnce }) => loginsAtOnce),
    balance_beside_per_second: middle(({ balancesAtOnce }) => balancesAtOnce),
  };
}

async function bareHashes(seconds) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts/bench/lib/bare-hashes.mjs'), String(clients), String(seconds)],
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
