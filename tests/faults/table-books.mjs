import { tableDifferences } from './differences.ts';

/** Rounds of tables are the only live ones of a run. In game-launch a round has a row for each of its members. */
const live = `game_type = 'LIVE'`;
const seats = 'table_seat seat JOIN player_state player ON player.id = seat.player_state_id';

/** As `comparisons` of reconcile.mjs. */
export const tableComparisons = {
  'members, stake and payout of each round of a table': [
    [
      'game-launch',
      `SELECT vassalage || ':' || round_id AS key, concat_ws(' ', count(*), sum(stake), sum(payout)) AS figures
       FROM game_round WHERE ${live} AND status = 'SETTLED' GROUP BY vassalage, round_id`,
    ],
    [
      'demo-provider',
      `SELECT vassalage || ':' || round_id AS key,
              concat_ws(' ', count(*),
                sum((SELECT sum(stake) FROM table_bet WHERE seat_id = seat.id AND state = 'ACCEPTED')), sum(total_win)) AS figures
       FROM ${seats} WHERE seat.state = 'CLOSED' GROUP BY vassalage, round_id`,
    ],
  ],
};

/** Each counts what must not be there. A table is dealt for a while after its last member has left, so a new round may be open. */
export const tableDefects = {
  'rounds of tables that were not dealt': [
    'demo-provider',
    `SELECT count(*)::int AS count FROM table_round WHERE state <> 'DEALT' AND closes_at < now() - interval '10 seconds'`,
  ],
  'open parts of rounds of tables': [
    'demo-provider',
    `SELECT count(*)::int AS count FROM table_seat WHERE state IN ('OPEN', 'PAYING')`,
  ],
  'bets at tables without an answer': [
    'demo-provider',
    `SELECT count(*)::int AS count FROM table_bet WHERE state IN ('SENT', 'ROLLBACK')`,
  ],
};

/** What a run must have had. */
export const tablePlay = {
  'bets at tables': [
    'demo-provider',
    `SELECT count(*)::int AS count FROM table_bet WHERE state = 'ACCEPTED'`,
  ],
  'rounds of tables that members shared': [
    'demo-provider',
    `SELECT count(*)::int AS count
     FROM (SELECT FROM table_seat WHERE state = 'CLOSED' GROUP BY round_id HAVING count(*) > 1) AS shared`,
  ],
};

/** Rounds of tables with bets in which one of the instants of a list lies. */
export const roundsAt = `
  SELECT count(*)::int AS count FROM table_round
  WHERE EXISTS (SELECT FROM table_seat WHERE round_id = table_round.id)
    AND EXISTS (SELECT FROM unnest($1::timestamptz[]) AS instant WHERE instant BETWEEN opens_at AND coalesce(ends_at, now()))`;

/** The provider knows its players by a reference, which game-launch gives to a member. */
const provider = {
  bets: `SELECT vassalage || ':' || bet.id AS key, vassalage || ':' || round_id AS round, player_ref AS "playerRef",
                bet.stake::text AS stake, bet.state <> 'ACCEPTED' AS "isVoid"
         FROM table_bet bet JOIN ${seats} ON seat.id = bet.seat_id`,
  payouts: `SELECT vassalage || ':' || round_id AS round, player_ref AS "playerRef", total_win::text AS payout
            FROM ${seats} WHERE seat.state = 'CLOSED'`,
};
const transactions = {
  bets: `SELECT vassalage || ':' || transaction_id AS key, concat(vassalage, ':', round_id, ' ', member_id) AS part,
                amount::text AS stake, status <> 'DONE' AS "isVoid"
         FROM provider_transaction WHERE ${live} AND kind = 'BET'`,
  payouts: `SELECT concat(vassalage, ':', round_id, ' ', member_id) AS part, amount::text AS payout
            FROM provider_transaction WHERE ${live} AND kind = 'WIN' AND status = 'DONE'`,
};
const postings = `
  SELECT round_id || ' ' || member_id AS part, kind::text AS kind,
         CASE kind WHEN 'ROLLBACK' THEN refers_to ELSE reference END AS bet, amount::text AS amount
  FROM posting WHERE kind IN ('BET', 'WIN', 'ROLLBACK') AND round_id IN (SELECT round_id FROM posting WHERE ${live})`;

/** Parts of rounds of tables that differ between their provider, game-launch and the wallet, in words. */
export async function tableDisagreements(rows) {
  const players = await rows('game-launch', 'SELECT player_ref, member_id FROM player');
  const members = new Map(players.map(({ player_ref: playerRef, member_id: id }) => [playerRef, id]));
  const withPart = ({ round, playerRef, ...row }) => ({ ...row, part: `${round} ${members.get(playerRef)}` });
  const moved = await rows('wallet', postings);
  return [
    ...tableDifferences(
      'demo-provider',
      (await rows('demo-provider', provider.bets)).map(withPart),
      (await rows('demo-provider', provider.payouts)).map(withPart),
      moved,
    ),
    ...tableDifferences(
      'game-launch',
      await rows('game-launch', transactions.bets),
      await rows('game-launch', transactions.payouts),
      moved,
    ),
  ];
}
