import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../lib/measuring.mjs';
import { busy } from './http.mjs';

/** Members of this measurement alone: `limited` of ten have a limit, which no bet of it reaches. */
const members = 20_000;
const limited = 3;
const maxDrainMs = 300_000;

/**
 * The wallet as it runs: relay, audit, hash chain and roll-up on, pools as shipped, 30 % of the members with limits. Ratios of
 * bets over HTTP: all on to quiet, and two such processes to one, each the median of its rounds.
 */
export async function measureAllOn({ cluster, http }, { rounds, seconds, members: quietMembers }, log) {
  await cluster.fill(members, quietMembers);
  await cluster.limit(quietMembers, members, limited);
  const all = { seconds, members, from: quietMembers };
  http.only(busy);
  const ratios = [];
  for (let round = 0; round <= rounds; round += 1) {
    await drained(cluster);
    const before = await cluster.count();
    http.only(['batched']);
    const quiet = await http.bets('batched', all);
    http.only(busy);
    await drained(cluster);
    const one = await http.bets('allOn', all);
    await drained(cluster);
    const both = await Promise.all(['allOn', 'allOnToo'].map((path) => http.bets(path, all)));
    const two = both.reduce((sum, { rate }) => sum + rate, 0);
    await cluster.verify('all on', before, quiet.done + one.done + both[0].done + both[1].done);
    log(`all on, round ${round}: quiet ${quiet.rate | 0}, one ${one.rate | 0}, two ${two | 0} bets/s`);
    if (round > 0)
      ratios.push({ allOn: one.rate / quiet.rate, twoProcesses: two / one.rate, rate: one.rate });
  }
  return {
    all_on: median(ratios.map(({ allOn }) => allOn)),
    two_processes: median(ratios.map(({ twoProcesses }) => twoProcesses)),
    http_bets_all_on_per_second: median(ratios.map(({ rate }) => rate)),
  };
}

/** Waits until relay, audit, hash chain and roll-up have followed: a row does not pay for the row before it. */
async function drained(cluster) {
  for (const began = Date.now(); Date.now() - began < maxDrainMs; await sleep(200)) {
    const { rows } = await cluster.admin.query(
      `SELECT bool_and(f.id >= last.id) AS drained
         FROM (SELECT id FROM posting ORDER BY id DESC LIMIT 1) last,
              (SELECT last_id AS id FROM posting_relay UNION ALL SELECT last_id FROM audit_position
               UNION ALL (SELECT through_id FROM hash_chain_block ORDER BY block DESC LIMIT 1)
               UNION ALL (SELECT through_id FROM account_rollup ORDER BY seq DESC LIMIT 1)) f`,
    );
    if (rows[0].drained) return;
  }
  throw new Error('void: the background jobs did not follow the postings');
}
