import pg from 'pg';
import { bonusDifferences, differences } from './differences.ts';
import { roundsAt, tableComparisons, tableDefects, tableDisagreements, tablePlay } from './table-books.mjs';

/** Business days of the brand, as every projection counts them. */
const day = (at) => `(${at} AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`;

/**
 * What game-launch has settled, by member, day and category: each round as it was settled, each later change at its own
 * day. `figures` names the sums to compare.
 */
const settled = (figures) => `
  WITH changed AS (
    SELECT bet_id, sum(stake) AS stake, sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM round_adjustment GROUP BY bet_id
  ), fact AS (
    SELECT r.member_id, ${day('r.settled_at')} AS day, r.game_type AS category, r.stake - coalesce(c.stake, 0) AS stake,
           r.payout - coalesce(c.payout, 0) AS payout, r.valid_bet - coalesce(c.valid_bet, 0) AS valid_bet
    FROM game_round r LEFT JOIN changed c ON c.bet_id = r.id WHERE r.mode = 'REAL' AND r.settled_at IS NOT NULL
    UNION ALL
    SELECT r.member_id, ${day('a.adjusted_at')}, r.game_type, a.stake, a.payout, a.valid_bet
    FROM round_adjustment a JOIN game_round r ON r.id = a.bet_id
  )
  SELECT concat_ws(' ', member_id, day, category) AS key, concat_ws(' ', ${figures}) AS figures
  FROM fact GROUP BY member_id, day, category`;

/** Cashback and points keep no row of a bet that does not count, and at a table none of a member's bets may count. */
const settledTurnover = `${settled('sum(valid_bet)')} HAVING sum(valid_bet) <> 0`;

/** The vendor of draws in the ledger; rounds of games are of other vendors. */
const ofDraws = "vassalage = 'LOTUS'";

/** What the lottery has settled, by member, day and category; nothing is corrected in a run. */
const drawn = (category, figures) => `
  SELECT concat_ws(' ', ticket.member_id, ${day('settled_at')}, '${category}') AS key, concat_ws(' ', ${figures}) AS figures
  FROM ticket JOIN lottery_order ON lottery_order.id = order_id
  WHERE book = 'REAL' AND ticket.state IN ('WON', 'LOST') GROUP BY ticket.member_id, ${day('settled_at')}`;

/** Two places that count the same; both give the same keys with the same figures, or something was lost or doubled. */
const comparisons = {
  'stake and payout of each round': [
    [
      'game-launch',
      `SELECT vassalage || ':' || round_id || ' ' || member_id AS key, concat_ws(' ', stake, payout) AS figures
       FROM game_round WHERE mode = 'REAL' AND stake + payout > 0`,
    ],
    [
      'wallet',
      `SELECT round_id || ' ' || member_id AS key,
              concat_ws(' ', sum(CASE kind WHEN 'BET' THEN amount WHEN 'ROLLBACK' THEN -amount ELSE 0 END),
                             sum(CASE kind WHEN 'WIN' THEN amount ELSE 0 END)) AS figures
       FROM posting WHERE book = 'REAL' AND kind IN ('BET', 'WIN', 'ROLLBACK') AND (${ofDraws}) IS NOT TRUE
       GROUP BY round_id, member_id
       HAVING sum(CASE kind WHEN 'BET' THEN amount WHEN 'ROLLBACK' THEN -amount ELSE amount END) > 0`,
    ],
  ],
  'stake and payout of each member in each draw': [
    [
      'lottery',
      `SELECT concat(ticket.game_code, ':', numero, ' ', ticket.member_id) AS key,
              concat_ws(' ', sum(stake), sum(payout)) AS figures
       FROM ticket JOIN lottery_order ON lottery_order.id = order_id
       WHERE book = 'REAL' AND ticket.state IN ('WON', 'LOST') GROUP BY ticket.game_code, numero, ticket.member_id`,
    ],
    [
      'wallet',
      `SELECT round_id || ' ' || member_id AS key,
              concat_ws(' ', sum(CASE kind WHEN 'BET' THEN amount WHEN 'ROLLBACK' THEN -amount ELSE 0 END),
                             sum(CASE kind WHEN 'WIN' THEN amount ELSE 0 END)) AS figures
       FROM posting WHERE book = 'REAL' AND kind IN ('BET', 'WIN', 'ROLLBACK') AND ${ofDraws}
       GROUP BY round_id, member_id
       HAVING sum(CASE kind WHEN 'BET' THEN amount WHEN 'ROLLBACK' THEN -amount ELSE amount END) > 0`,
    ],
  ],
  'tickets in the record of bets': [
    [
      'lottery',
      `SELECT id::text AS key, concat_ws(' ', member_id, stake, payout) AS figures
       FROM ticket WHERE state IN ('WON', 'LOST')`,
    ],
    [
      'game-launch',
      `SELECT id::text AS key, concat_ws(' ', member_id, stake, payout) AS figures
       FROM lottery_ticket WHERE status = 'SETTLED'`,
    ],
  ],
  'stake and payout of each round at the provider': [
    [
      'game-launch',
      `SELECT round_id AS key, concat_ws(' ', stake, payout) AS figures
       FROM game_round WHERE stake + payout > 0 AND game_type <> 'LIVE'`,
    ],
    [
      'demo-provider',
      `SELECT id::text AS key, concat_ws(' ', stake, total_win) AS figures FROM round WHERE state = 'CLOSED'`,
    ],
  ],
  ...tableComparisons,
  'turnover by member, day and category for agents': [
    ['game-launch', settled('sum(stake), sum(valid_bet), sum(payout)')],
    [
      'agent-contracts',
      `SELECT concat_ws(' ', member_id, day, category) AS key,
              concat_ws(' ', sum(bet), sum(valid_bet), sum(payout)) AS figures
       FROM member_day WHERE category <> 'ELOTT' GROUP BY member_id, day, category`,
    ],
  ],
  'draws by member and day for agents': [
    ['lottery', drawn('ELOTT', 'sum(stake), sum(ticket.valid_bet), sum(payout)')],
    [
      'agent-contracts',
      `SELECT concat_ws(' ', member_id, day, category) AS key,
              concat_ws(' ', sum(bet), sum(valid_bet), sum(payout)) AS figures
       FROM member_day WHERE category = 'ELOTT' GROUP BY member_id, day, category`,
    ],
  ],
  'turnover by member, day and category for cashback': [
    ['game-launch', settledTurnover],
    [
      'promotions',
      `SELECT concat_ws(' ', member_id, day, category) AS key, concat_ws(' ', sum(valid_bet)) AS figures
       FROM cashback_accrual WHERE category <> 'ELOTT' GROUP BY member_id, day, category HAVING sum(valid_bet) <> 0`,
    ],
  ],
  'draws by member and day for cashback': [
    ['lottery', drawn('ELOTT', 'sum(ticket.valid_bet)')],
    [
      'promotions',
      `SELECT concat_ws(' ', member_id, day, category) AS key, concat_ws(' ', sum(valid_bet)) AS figures
       FROM cashback_accrual WHERE category = 'ELOTT' GROUP BY member_id, day, category`,
    ],
  ],
  'turnover by member, day and category for points': [
    ['game-launch', settledTurnover],
    [
      'points',
      `SELECT concat_ws(' ', member_id, ${day('settled_at')}, upper(point_type)) AS key,
              concat_ws(' ', sum(amount)) AS figures
       FROM point_source WHERE point_type NOT IN ('deposit', 'lott')
       GROUP BY member_id, ${day('settled_at')}, point_type HAVING sum(amount) <> 0`,
    ],
  ],
  'draws by member and day for points': [
    ['lottery', drawn('LOTT', 'sum(ticket.valid_bet)')],
    [
      'points',
      `SELECT concat_ws(' ', member_id, ${day('settled_at')}, upper(point_type)) AS key,
              concat_ws(' ', sum(amount)) AS figures
       FROM point_source WHERE point_type = 'lott' GROUP BY member_id, ${day('settled_at')}, point_type`,
    ],
  ],
};

/** Each counts what must not be there. */
const defects = {
  'open rounds': ['game-launch', `SELECT count(*)::int AS count FROM game_round WHERE status = 'OPEN'`],
  'unfinished transactions': [
    'game-launch',
    `SELECT count(*)::int AS count FROM provider_transaction WHERE status IN ('PENDING', 'ROLLBACK_PENDING')`,
  ],
  'orders without the answer of the wallet': [
    'lottery',
    `SELECT count(*)::int AS count FROM lottery_order WHERE state = 'PLACED'`,
  ],
  'open tickets': ['lottery', `SELECT count(*)::int AS count FROM ticket WHERE state IN ('PLACED', 'OPEN')`],
  'unpaid tickets': ['lottery', `SELECT count(*)::int AS count FROM ticket_payment WHERE paid_at IS NULL`],
  'unfinished rounds at the provider': [
    'demo-provider',
    `SELECT count(*)::int AS count FROM round WHERE state NOT IN ('CLOSED', 'REFUSED', 'ROLLED_BACK')`,
  ],
  ...tableDefects,
  'balances unlike their postings': [
    'wallet',
    `SELECT count(*)::int AS count FROM player_account account
     WHERE balance <> coalesce((
       SELECT sum(CASE WHEN credit IN (2000, 102000) THEN amount WHEN debit IN (2000, 102000) THEN -amount ELSE 0 END)
       FROM posting WHERE posting.member_id = account.member_id AND posting.book = account.book), 0)`,
  ],
  'points unlike their ledger': [
    'points',
    `SELECT count(*)::int AS count FROM point_account account
     WHERE balance <> coalesce((SELECT sum(delta) FROM point_ledger line WHERE line.member_id = account.member_id), 0)`,
  ],
};

/** Of the wallet; the player's account of the chart is 2000, or 102000 of play money. */
const bonusMoney = {
  accounts: `SELECT concat_ws(' ', member_id, book) AS key, bonus::text, held_bonus::text AS "heldBonus" FROM player_account`,
  postings: `SELECT concat_ws(' ', member_id, book) AS key,
                    (CASE WHEN credit IN (2000, 102000) THEN bonus_amount ELSE -bonus_amount END)::text AS bonus
             FROM posting WHERE bonus_amount > 0`,
  holds: `SELECT concat_ws(' ', member_id, book) AS key, (bonus - captured_bonus)::text AS bonus
          FROM hold WHERE status = 'OPEN' AND bonus > captured_bonus`,
};
/** What a run must have had, or its comparisons say nothing. */
const played = {
  'stakes of bonus money': [
    'wallet',
    `SELECT count(*)::int AS count FROM posting WHERE kind = 'BET' AND bonus_amount > 0`,
  ],
  'wins of bonus money': [
    'wallet',
    `SELECT count(*)::int AS count FROM posting WHERE kind = 'WIN' AND bonus_amount > 0`,
  ],
  ...tablePlay,
};
/** In every service that has such a table. */
const messaging = {
  'unsent events': ['outbox', 'SELECT count(*)::int AS count FROM outbox WHERE sent_at IS NULL'],
  'dead letters': ['dead_letter', 'SELECT count(*)::int AS count FROM dead_letter'],
};

/** What does not agree, in words; empty if everything does. `providerKills`: when processes of demo-provider were killed. */
export async function disagreements(databases, providerKills) {
  const clients = await connect(databases);
  try {
    const rows = async (service, sql, values = []) => (await clients[service].query(sql, values)).rows;
    const found = [];
    for (const [what, [left, right]] of Object.entries(comparisons))
      found.push(...differences(what, left[0], right[0], await rows(...left), await rows(...right)));
    found.push(
      ...bonusDifferences(
        await rows('wallet', bonusMoney.accounts),
        await rows('wallet', bonusMoney.postings),
        await rows('wallet', bonusMoney.holds),
      ),
    );
    found.push(...(await tableDisagreements(rows)));
    for (const [what, [service, sql]] of Object.entries(played)) {
      const [{ count }] = await rows(service, sql);
      if (count === 0) found.push(`${what} in ${service}: none`);
    }
    const [{ count: cut }] = await rows('demo-provider', roundsAt, [providerKills]);
    if (providerKills.length > 0 && cut === 0) found.push('rounds of tables whose provider was killed: none');
    for (const [what, [service, sql]] of Object.entries(defects)) {
      const [{ count }] = await rows(service, sql);
      if (count > 0) found.push(`${what} in ${service}: ${count}`);
    }
    for (const [what, [table, sql]] of Object.entries(messaging)) {
      for (const service of Object.keys(clients)) {
        const [{ exists }] = await rows(service, `SELECT to_regclass('${table}') IS NOT NULL AS exists`);
        const [{ count }] = exists ? await rows(service, sql) : [{ count: 0 }];
        if (count > 0) found.push(`${what} in ${service}: ${count}`);
      }
    }
    return found;
  } finally {
    await Promise.all(Object.values(clients).map((client) => client.end()));
  }
}

/** How many keys each comparison covers, so that an empty one is seen. */
export async function coverage(databases) {
  const clients = await connect(databases);
  try {
    const counts = {};
    for (const [what, [[service, sql]]] of Object.entries(comparisons))
      counts[what] = (await clients[service].query(sql)).rows.length;
    for (const [what, [service, sql]] of Object.entries(played))
      counts[what] = (await clients[service].query(sql)).rows[0].count;
    return counts;
  } finally {
    await Promise.all(Object.values(clients).map((client) => client.end()));
  }
}

async function connect(databases) {
  const clients = {};
  for (const [service, connectionString] of Object.entries(databases)) {
    clients[service] = new pg.Client({ connectionString });
    await clients[service].connect();
  }
  return clients;
}
