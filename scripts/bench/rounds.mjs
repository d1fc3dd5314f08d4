import { UserError } from '../lib/log.mjs';
import { EventBacklog } from './lib/event-backlog.mjs';
import { onFullPlatform } from './lib/full-platform.mjs';
import { median, rounded, settingsOf } from './lib/measuring.mjs';
import { anyGame, makeMembers } from './lib/members.mjs';
import { processorTimes } from './lib/processor-time.mjs';
import { RoundCallers } from './rounds/callers.mjs';

const connections = 64;
const standard = { rounds: 5, seconds: 5, members: 500 };
const seatsAtTable = 7;

/**
 * Whole rounds (bet and settlement) per second through gateway, game-launch and wallet, as a ratio to half the postings per
 * second of the same wallet called directly. Each turn measures both sides forward and backward, each after the events of the
 * one before are consumed; the figure is the median. `ms_per_round` is the processor time of all processes of the platform for a
 * round and the consumption of its events, with what they need at rest; our own callers do not count. `table_parts_per_second`
 * are the parts of rounds of a table of seven, each settled by one call.
 */
export async function measure({ log, args }) {
  const settings = settingsOf(args, standard);
  if (settings.members < seatsAtTable)
    throw new UserError(`--members ${settings.members} are too few for a table of ${seatsAtTable}.`);
  const env = { RATE_LIMITS: '100000', PAYLOAD_ENCRYPTION: 'optional' };
  return onFullPlatform(
    { log, env },
    async ({ url, data, databases, kafkaBrokers, redisUrl, ports, pids, closing }) => {
      log(`Making ${settings.members} members, each with money and a game session`);
      const members = await makeMembers(url, `${data}/keys`, redisUrl, settings.members);
      const game = await anyGame(members[0].session);
      const callers = await RoundCallers.open({
        ...{ url, ports, data, connections, vassalage: game.vassalage },
      });
      closing(() => callers.close());
      const players = [];
      for (const member of members) players.push(await callers.seat(member, game));
      const books = await openBooks(databases);
      closing(books.end);
      const backlog = await EventBacklog.open(kafkaBrokers);
      closing(() => backlog.close());
      return turns(callers, players, settings, { books, backlog, pids }, log);
    },
  );
}

async function turns(callers, players, { rounds: count, seconds }, { books, backlog, pids }, log) {
  const sides = {
    postings: (player) => callers.postings(player),
    rounds: (player) => callers.round(player),
  };
  for (const work of Object.values(sides)) await callers.rate(players, Math.min(4, seconds), work);
  const seen = [];
  for (let turn = 1; turn <= count; turn += 1) {
    const half = async (names) => {
      const figures = {};
      for (const name of names) {
        await backlog.drained();
        const before = await books.settled();
        const times = processorTimes(pids);
        // A posting side does two postings at a time.
        const { rate, done } = await callers.rate(players, seconds, sides[name]);
        if (name === 'rounds') {
          await books.verify(before, done);
          await backlog.drained();
          figures.parts = perRound(times(), done);
        }
        figures[name] = name === 'postings' ? rate * 2 : rate;
      }
      return figures;
    };
    for (const figures of [await half(['postings', 'rounds']), await half(['rounds', 'postings'])]) {
      seen.push(figures);
      const { postings, rounds, parts } = figures;
      const ms = total(parts).toFixed(1);
      log(
        `turn ${turn}: ${postings.toFixed(0)} postings, ${rounds.toFixed(0)} rounds a second, ${ms} ms a round`,
      );
    }
  }
  const tables = [];
  for (let turn = 1; turn <= count; turn += 1) {
    await backlog.drained();
    const before = await books.settled();
    const { rate, done } = await callers.rate(tablesOf(players), seconds, (table) => callers.table(table));
    await books.verify(before, done * seatsAtTable);
    tables.push(rate * seatsAtTable);
    log(
      `turn ${turn}: table of ${seatsAtTable} seats, one settle: ${(rate * seatsAtTable).toFixed(0)} parts a second`,
    );
  }
  await books.verifyAll();
  const spent = seen.map(({ parts }) => parts);
  const middle = (of) => Number(median(seen.map(of)).toFixed(4));
  return {
    rounds_ratio: middle(({ postings, rounds }) => rounds / (postings / 2)),
    rounds_per_second: middle(({ rounds }) => rounds),
    postings_per_second: middle(({ postings }) => postings),
    table_parts_per_second: Number(median(tables).toFixed(1)),
    ms_per_round: rounded(median(spent.map(total))) || 'not run',
    ms_per_round_by_part: byPart(spent),
  };
}

/** The players in whole tables. */
function tablesOf(players) {
  const tables = [];
  for (let at = 0; at + seatsAtTable <= players.length; at += seatsAtTable)
    tables.push(players.slice(at, at + seatsAtTable));
  return tables;
}

/** Milliseconds by service, database and server. */
function perRound(times, done) {
  return Object.fromEntries(
    times.filter(([name]) => name !== 'clients').map(([name, ms]) => [name, ms / done]),
  );
}

const total = (parts) => Object.values(parts).reduce((sum, ms) => sum + ms, 0);

/** The median of each part, the greatest first. */
function byPart(spent) {
  const names = [...new Set(spent.flatMap((parts) => Object.keys(parts)))];
  const medians = names.map(
    (name) => /** @type {const} */ ([name, median(spent.map((parts) => parts[name] ?? 0))]),
  );
  return Object.fromEntries(
    medians.toSorted(([, a], [, b]) => b - a).map(([name, ms]) => [name, rounded(ms)]),
  );
}

/** Every answered round is settled in game-launch, and stake and payout of each are in the wallet. */
async function openBooks(databases) {
  const { default: pg } = await import('pg');
  const clients = {};
  for (const service of ['game-launch', 'wallet']) {
    clients[service] = new pg.Client({ connectionString: databases[service] });
    await clients[service].connect();
  }
  const one = async (service, sql) => (await clients[service].query(sql)).rows[0];
  const settled = async () =>
    (await one('game-launch', `SELECT count(*)::int AS n FROM game_round WHERE status = 'SETTLED'`)).n;
  return {
    settled,
    async verify(before, done) {
      const now = await settled();
      if (now - before !== done)
        throw new Error(`void: ${done} rounds were answered, ${now - before} are settled`);
    },
    async verifyAll() {
      const rounds = await one(
        'game-launch',
        'SELECT sum(stake)::text AS stake, sum(payout)::text AS payout FROM game_round',
      );
      const posted = await one(
        'wallet',
        `SELECT sum(amount) FILTER (WHERE kind = 'BET')::text AS stake, sum(amount) FILTER (WHERE kind = 'WIN')::text AS payout
         FROM posting WHERE round_id NOT LIKE 'bench:%'`,
      );
      if (rounds.stake !== posted.stake || rounds.payout !== posted.payout)
        throw new Error(`void: rounds ${JSON.stringify(rounds)}, postings ${JSON.stringify(posted)}`);
    },
    end: () => Promise.all(Object.values(clients).map((client) => client.end())),
  };
}
