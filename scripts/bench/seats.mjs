import { setTimeout as sleep } from 'node:timers/promises';
import { onFullPlatform } from './lib/full-platform.mjs';
import { quantile, settingsOf } from './lib/measuring.mjs';
import { makeMembers } from './lib/members.mjs';
import { RoundCallers } from './rounds/callers.mjs';
import { Seat } from './seats/seat.mjs';

const standard = { seats: 200, seconds: 600 };

/**
 * Players at all live tables at once, each with a stream of its own, betting in every round. Afterwards the stakes and wins of
 * each member are compared in four books: the table's answers, the rounds of game-launch, the postings and the balance.
 */
export async function measure({ log, args }) {
  const settings = settingsOf(args, standard);
  const env = { RATE_LIMITS: '100000', PAYLOAD_ENCRYPTION: 'optional' };
  return onFullPlatform({ log, env }, async ({ url, data, databases, redisUrl, ports, closing }) => {
    const members = await makeMembers(url, `${data}/keys`, redisUrl, settings.seats);
    const games = await members[0].session.games('?gameType=LIVE&pageNo=1&pageSize=24');
    const callers = await RoundCallers.open({
      ...{ url, ports, data, connections: 8, vassalage: games[0].vassalage },
    });
    closing(() => callers.close());
    const seats = [];
    for (const [number, member] of members.entries()) {
      await callers.post(member.id, 'win', '9000000000000', `${games[0].vassalage}:fund-${member.id}`);
      seats.push(await Seat.take(member, games[number % games.length]));
    }
    log(`${seats.length} players bet at ${games.length} tables for ${settings.seconds} s`);
    const { bets, times } = await playAll(seats, settings.seconds);
    const results = [];
    for (const seat of seats) results.push({ memberId: seat.memberId, ...(await seat.result()) });
    const differing = await compare(databases, results);
    if (differing.length > 0)
      throw new Error(`void: books differ for ${JSON.stringify(differing.slice(0, 3))}`);
    return {
      seats: seats.length,
      tables: games.length,
      seconds: settings.seconds,
      rounds: new Set(seats.flatMap((seat) => [...seat.rounds.keys()])).size,
      slips: times.length,
      bets,
      slip_p50_ms: Math.round(quantile(times, 0.5)),
      slip_p99_ms: Math.round(quantile(times, 0.99)),
      members_compared: results.length,
      members_differing: differing.length,
    };
  });
}

async function playAll(seats, seconds) {
  const until = new AbortController();
  const times = [];
  let bets = 0;
  const placed = (count, ms) => {
    bets += count;
    times.push(ms);
  };
  const playing = Promise.all(seats.map((seat) => seat.play(until, placed)));
  // A player that fails ends the measurement at once, not after its time.
  await Promise.race([sleep(seconds * 1000), playing]);
  until.abort();
  await playing;
  return { bets, times };
}

/** Members whose stakes or wins differ between the table, game-launch and the wallet, or whose balance does not follow from them. */
async function compare(databases, results) {
  const rounds = await sumsOf(
    databases['game-launch'],
    `SELECT member_id AS id, sum(stake)::text AS stake, sum(payout)::text AS win FROM game_round WHERE status = 'SETTLED' GROUP BY 1`,
  );
  const postings = await sumsOf(
    databases.wallet,
    `SELECT member_id AS id,
            (sum(amount) FILTER (WHERE kind = 'BET') - coalesce(sum(amount) FILTER (WHERE kind = 'ROLLBACK'), 0))::text AS stake,
            sum(amount) FILTER (WHERE kind = 'WIN' AND reference NOT LIKE '%fund-%')::text AS win,
            sum(amount) FILTER (WHERE kind = 'WIN' AND reference LIKE '%fund-%')::text AS funded,
            (array_agg(balance_after ORDER BY version DESC))[1]::text AS balance
       FROM posting WHERE book = 'REAL' GROUP BY 1`,
  );
  return results.flatMap(({ memberId, stake, win }) => {
    const [round, posted] = [rounds.get(memberId), postings.get(memberId)];
    const same =
      amount(round?.stake) === stake &&
      amount(round?.win) === win &&
      amount(posted?.stake) === stake &&
      amount(posted?.win) === win &&
      amount(posted?.balance) === amount(posted?.funded) - stake + win;
    return same ? [] : [{ memberId, stake: String(stake), win: String(win), round, posted }];
  });
}

const amount = (text) => BigInt(text ?? 0);

async function sumsOf(url, sql) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return new Map((await client.query(sql)).rows.map((row) => [row.id, row]));
  } finally {
    await client.end();
  }
}
