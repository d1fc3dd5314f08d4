import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onFullPlatform } from './lib/full-platform.mjs';
import { root } from '../lib/install.mjs';
import { load } from './lib/load.mjs';
import { median, rounded, settingsOf } from './lib/measuring.mjs';
import { anyGame, makeMembers } from './lib/members.mjs';
import { processorTimes } from './lib/processor-time.mjs';

const connections = 32;
const poolSize = 4;
const standard = { rounds: 7, seconds: 5, members: 1000 };
const launchPath = '/wps/game/launchGame';

/**
 * Requests per second of a balance and of a launch through the gateway, each as a ratio to one bare Fastify process
 * reading the same row. Every round measures the three one after the other; the figure is the median of the ratios.
 */
export async function measure({ log, args }) {
  const settings = settingsOf(args, standard);
  const env = { RATE_LIMITS: '100000', BALANCE_POOL_SIZE: String(poolSize) };
  return onFullPlatform({ log, env }, async ({ url, data, databases, redisUrl, ports, pids, closing }) => {
    const bare = await startBare(databases.wallet);
    closing(bare.stop);
    log(`Making ${settings.members} members, each with a session`);
    const members = await makeMembers(url, join(data, 'keys'), redisUrl, settings.members);
    const game = await anyGame(members[0].session);
    const check = await launchCheck({ databases, data, url, ports, vassalage: game.vassalage });
    closing(check.end);
    const sides = sidesOf({ bare: bare.url, gateway: url, members, game });
    return {
      ...(await rounds(sides, settings, check, log)),
      ...(await whereTimeGoes(sides, pids, settings)),
    };
  });
}

async function rounds(sides, { rounds: count, seconds }, check, log) {
  for (const side of Object.values(sides)) await load(side, seconds, connections);
  const seen = [];
  for (let round = 1; round <= count; round += 1) {
    const bare = await load(sides.bare, seconds, connections);
    const balance = await load(sides.balance, seconds, connections);
    const before = await check.count();
    const launch = await load(sides.launch, seconds, connections);
    await check.round(before, launch);
    seen.push({ bare: bare.rate, balance: balance.rate, launch: launch.rate });
    log(
      `round ${round}: bare ${bare.rate.toFixed(0)}, balance ${balance.rate.toFixed(0)}, launch ${launch.rate.toFixed(0)} req/s`,
    );
  }
  const middle = (of) => Number(median(seen.map(of)).toFixed(4));
  return {
    balance_ratio: middle(({ bare, balance }) => balance / bare),
    launch_ratio: middle(({ bare, launch }) => launch / bare),
    bare_per_second: middle(({ bare }) => bare),
    balance_per_second: middle(({ balance }) => balance),
    launches_per_second: middle(({ launch }) => launch),
    tickets_redeemed: check.redeemed(),
  };
}

/** Microseconds of processor time that a balance and a launch take, by process; our own callers do not count. */
async function whereTimeGoes({ balance, launch }, pids, { seconds }) {
  const of = async (side) => {
    const times = processorTimes(pids);
    const { answered } = await load(side, seconds, connections);
    const spent = times().filter(([part]) => part !== 'clients');
    return Object.fromEntries(spent.map(([part, ms]) => [part, rounded((ms * 1000) / answered)]));
  };
  return { us_per_balance_by_part: await of(balance), us_per_launch_by_part: await of(launch) };
}

function sidesOf({ bare, gateway, members, game }) {
  const body = JSON.stringify({ ...game, language: 'VI' });
  const authorized = (token) => ({ authorization: `Bearer ${token}` });
  return {
    bare: { url: bare, requests: members.map(({ id }) => ({ path: `/balance/${id}` })) },
    balance: {
      url: gateway,
      requests: members.map(({ session: { token } }) => ({
        path: '/wps/v2/wallets/balance',
        headers: authorized(token),
      })),
    },
    launch: {
      url: gateway,
      keeps: true,
      requests: members.map(({ session: { token } }) => ({
        method: 'POST',
        path: launchPath,
        headers: { ...authorized(token), 'content-type': 'application/json' },
        body,
      })),
    },
  };
}

async function startBare(databaseUrl) {
  const child = spawn(
    process.execPath,
    [join(root, 'scripts/bench/lib/bare-balance.mjs'), String(poolSize)],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [url] = await once(child.stdout, 'data');
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && !child.signalCode) await once(child, 'exit');
  };
  return { url: String(url).trim(), stop };
}

/** Every launch is a committed row, and tickets handed out under load open a game as a provider opens it. */
async function launchCheck({ databases, data, url, ports, vassalage }) {
  const { default: pg } = await import('pg');
  const { providerSettings } = await import('#dist/deploy/local/addresses.js');
  const { callSignatureHeader, newRequestId, signCall } =
    await import('#dist/libs/provider-sdk/src/index.js');
  const { application } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));
  const { PROVIDER_KEYS } = providerSettings(ports, application);
  const [, key] = new RegExp(`(?:^|,)${vassalage}/k1=(\\w+)`).exec(PROVIDER_KEYS);
  const client = new pg.Client({ connectionString: databases['game-launch'] });
  await client.connect();
  let redeemed = 0;
  const count = async () => (await client.query('SELECT count(*)::int AS n FROM launch')).rows[0].n;

  async function redeem(answer) {
    const { launchId, gameUrl } = JSON.parse(answer).value;
    const [, ticket] = /[?&#]ticket=([\w-]+)/.exec(gameUrl);
    const body = JSON.stringify({ ticket });
    const path = `/provider/${vassalage}/v1/session`;
    const call = { method: 'POST', path, body };
    const { header } = signCall({ k1: key }, call, newRequestId(), new Date());
    const opened = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [callSignatureHeader]: header },
      body,
    });
    const { status, code } = /** @type {{ status: string, code?: string }} */ (await opened.json());
    if (status !== 'OK') throw new Error(`void: the ticket of launch ${launchId} was refused: ${code}`);
    redeemed += 1;
  }

  async function round(before, { answered, kept }) {
    const rows = (await count()) - before;
    // What was under way when the time was up has a row, and nobody who counted its answer.
    if (rows < answered || rows > answered + connections)
      throw new Error(`void: ${answered} launches were answered, ${rows} rows were committed`);
    if (kept.length === 0) throw new Error('void: no launch was kept for redeeming');
    for (const answer of kept.slice(-10)) await redeem(answer);
  }

  return { count, round, redeemed: () => redeemed, end: () => client.end() };
}
