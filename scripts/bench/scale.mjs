import pg from 'pg';
import { EventBacklog } from './lib/event-backlog.mjs';
import { onFullPlatform } from './lib/full-platform.mjs';
import { load } from './lib/load.mjs';
import { median, rounded, settingsOf } from './lib/measuring.mjs';
import { anyGame, makeMembers } from './lib/members.mjs';
import { processorTimes } from './lib/processor-time.mjs';
import { LoginClients } from './login/clients.mjs';
import { RoundCallers } from './rounds/callers.mjs';
import { memberId, Population, username } from './scale/population.mjs';

const connections = 32;
const loginsAtOnce = 8;
const standard = { small: 10_000, large: 10_000_000, rounds: 3, seconds: 5, players: 500 };

/**
 * What a balance, a whole round, a login and a launch cost in processor time with few members and with many, as ratios: what
 * grows with the number of members shows as a ratio above 1. The players are spread evenly over all members.
 */
export async function measure({ log, args }) {
  const settings = settingsOf(args, standard);
  const env = {
    ...{ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional', TRUSTED_PROXIES: '127.0.0.1/32' },
    ...{ RATE_LIMITS: '100000', REGISTRATIONS_PER_HOUR: '100000' },
  };
  return onFullPlatform({ log, env }, async (platform) => {
    const logins = await LoginClients.open(platform.url, loginsAtOnce);
    platform.closing(() => logins.close());
    const backlog = await EventBacklog.open(platform.kafkaBrokers);
    platform.closing(() => backlog.close());
    const population = new Population(platform.databases, await templateOf(platform, logins, backlog));
    const costs = {};
    for (const size of ['small', 'large']) {
      await population.growTo(settings[size], log);
      costs[size] = await costsOf({ ...platform, logins, backlog, members: settings[size] }, settings, log);
    }
    const names = Object.keys(costs.small);
    return {
      members: [settings.small, settings.large],
      ...Object.fromEntries(
        names.map((name) => [`${name}_ratio`, rounded(costs.large[name] / costs.small[name])]),
      ),
      ms_with_few: costs.small,
      ms_with_many: costs.large,
      bytes_with_many: await population.sizes(),
    };
  });
}

/** The id of a member who registered and looked at the balance, so that every service has the rows of one. */
async function templateOf({ url, databases }, logins, backlog) {
  await logins.register(1);
  const [token] = await logins.tokens();
  await (
    await fetch(`${url}/wps/v2/wallets/balance`, { headers: { authorization: `Bearer ${token}` } })
  ).text();
  await backlog.drained();
  const auth = new pg.Client({ connectionString: databases.auth });
  await auth.connect();
  const { rows } = await auth.query('SELECT id FROM account WHERE username = $1', [logins.usernames[0]]);
  await auth.end();
  return rows[0].id;
}

async function costsOf(platform, { rounds, seconds, players: count }, log) {
  const { url, data, redisUrl, ports, pids, members, logins, backlog } = platform;
  const numbers = Array.from({ length: count }, (_, at) => Math.floor((at * members) / count));
  const seated = await makeMembers(url, `${data}/keys`, redisUrl, numbers.map(memberId));
  const game = await anyGame(seated[0].session);
  const callers = await RoundCallers.open({ url, ports, data, connections, vassalage: game.vassalage });
  const players = [];
  for (const member of seated) players.push(await callers.seat(member, game));
  await logins.adopt(numbers.slice(0, loginsAtOnce * 8).map(username));

  const headersOf = ({ session }) => ({ authorization: `Bearer ${session.token}` });
  const requests = (one) =>
    seated.map((member) => ({ ...one, headers: { ...headersOf(member), ...one.headers } }));
  const answered = async (request) =>
    (await load({ url, requests: requests(request) }, seconds, connections)).answered;
  const actions = {
    balance: () => answered({ path: '/wps/v2/wallets/balance' }),
    launch: () =>
      answered({
        ...{ method: 'POST', path: '/wps/game/launchGame', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify({ ...game, language: 'VI' }),
      }),
    round: async () => (await callers.rate(players, seconds, (player) => callers.round(player))).done,
    login: async () => (await logins.run(await logins.encryptedLogins(seconds), seconds)) * seconds,
  };
  const seen = Object.fromEntries(Object.keys(actions).map((name) => [name, []]));
  // The first turn compiles and fills the caches.
  for (let turn = 0; turn <= rounds; turn += 1)
    for (const [name, act] of Object.entries(actions)) {
      await backlog.drained();
      const times = processorTimes(pids);
      const done = await act();
      await backlog.drained();
      const ms = times().reduce((sum, [part, taken]) => sum + (part === 'clients' ? 0 : taken), 0) / done;
      log(`${members} members, turn ${turn}: ${name} ${ms.toFixed(2)} ms`);
      if (turn > 0) seen[name].push(ms);
    }
  await callers.close();
  return Object.fromEntries(Object.entries(seen).map(([name, all]) => [name, rounded(median(all))]));
}
