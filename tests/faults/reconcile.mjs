import pg from 'pg';

/** One figure per place that counts the same money; equal to the unit, or something was lost or doubled. */
const questions = {
  roundStakes: ['game-launch', `SELECT sum(stake)::text AS sum FROM game_round WHERE mode = 'REAL'`],
  betPostings: [
    'wallet',
    `SELECT (sum(amount) FILTER (WHERE kind = 'BET') - coalesce(sum(amount) FILTER (WHERE kind = 'ROLLBACK'), 0))::text AS sum
     FROM posting WHERE book = 'REAL' AND outcome = 'ACCEPTED'`,
  ],
  roundPayouts: ['game-launch', `SELECT sum(payout)::text AS sum FROM game_round WHERE mode = 'REAL'`],
  winPostings: [
    'wallet',
    `SELECT sum(amount)::text AS sum FROM posting WHERE book = 'REAL' AND outcome = 'ACCEPTED' AND kind = 'WIN'`,
  ],
  validBets: ['game-launch', `SELECT sum(valid_bet)::text AS sum FROM game_round WHERE mode = 'REAL'`],
  memberDays: ['agent-contracts', 'SELECT sum(valid_bet)::text AS sum FROM member_day'],
  cashbackPots: ['promotions', 'SELECT sum(valid_bet)::text AS sum FROM cashback_accrual'],
  pointTurnover: [
    'points',
    `SELECT ((SELECT coalesce(sum(delta), 0) FROM point_ledger WHERE point_type = 'rng')
             * (SELECT ratio FROM point_ratio WHERE point_type = 'rng' ORDER BY valid_from DESC LIMIT 1)
             + (SELECT coalesce(sum(amount), 0) FROM point_remainder WHERE point_type = 'rng'))::text AS sum`,
  ],
  openRounds: ['game-launch', `SELECT count(*)::text AS sum FROM game_round WHERE status = 'OPEN'`],
  unsent: ['game-launch', 'SELECT count(*)::text AS sum FROM outbox WHERE sent_at IS NULL'],
  deadLetters: ['points', 'SELECT count(*)::text AS sum FROM dead_letter'],
  balancesOff: [
    'wallet',
    `SELECT count(*)::text AS sum FROM player_account account
     WHERE balance <> coalesce((
       SELECT sum(CASE WHEN credit IN (2000, 102000) THEN amount WHEN debit IN (2000, 102000) THEN -amount ELSE 0 END)
       FROM posting WHERE posting.member_id = account.member_id AND posting.book = account.book AND outcome = 'ACCEPTED'), 0)`,
  ],
};

const equal = [
  ['roundStakes', 'betPostings'],
  ['roundPayouts', 'winPostings'],
  ['validBets', 'memberDays'],
  ['validBets', 'cashbackPots'],
  ['validBets', 'pointTurnover'],
];
const none = ['openRounds', 'unsent', 'deadLetters', 'balancesOff'];

export async function figures(databases) {
  const found = {};
  for (const [name, [service, sql]] of Object.entries(questions)) {
    const client = new pg.Client({ connectionString: databases[service] });
    await client.connect();
    try {
      found[name] = (await client.query(sql)).rows[0].sum ?? '0';
    } finally {
      await client.end();
    }
  }
  return found;
}

/** What does not agree, in words; empty where everything does. */
export function disagreements(found) {
  return [
    ...equal
      .filter(([left, right]) => found[left] !== found[right])
      .map(([left, right]) => `${left} ${found[left]} ≠ ${right} ${found[right]}`),
    ...equal
      .flat()
      .filter((name) => found[name] === '0')
      .map((name) => `${name} is zero`),
    ...none.filter((name) => found[name] !== '0').map((name) => `${name}: ${found[name]}`),
  ];
}
