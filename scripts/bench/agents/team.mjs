const uuid = (prefix, at) => `('${prefix}-0000-4000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`;
export const agent = (at) => uuid('a0000000', at);
const player = (at) => uuid('b0000000', at);
export const agentId = (at) => `a0000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`;
export const day = '2026-11-20';

/**
 * Two agents at the top, of half the members and of fifty; below the first a tree of agents twelve levels deep, and a third
 * one with the rest. Each agent has a contract for the daily salary. A member has a row of the day per kind of game.
 */
export async function fillTeam(database, { members, rows, agents }) {
  const query = (text) => database.query(text);
  const half = members / 2;
  await query(`
    CREATE TEMP TABLE tree AS
    SELECT i, CASE WHEN i < 3 THEN NULL WHEN i <= 13 THEN CASE WHEN i = 3 THEN 0 ELSE i - 1 END
                   WHEN i % 2 = 0 THEN CASE WHEN i < 40 THEN 0 ELSE (i / 3) / 2 * 2 END
                   ELSE 2 END AS above
      FROM generate_series(0, ${agents - 1}) i;
    UPDATE tree SET above = 0 WHERE i >= 40 AND i % 2 = 0 AND above < 14;
    INSERT INTO agent_node (member_id, account, account_type, parent_id, depth, placed_at)
    WITH RECURSIVE down AS (
      SELECT i, above, 0 AS depth FROM tree WHERE above IS NULL
      UNION ALL SELECT tree.i, tree.above, depth + 1 FROM tree JOIN down ON tree.above = down.i)
    SELECT ${agent('i')}, 'agent' || i, CASE WHEN above IS NULL THEN 2 ELSE 1 END, ${agent('above')}, depth, '2026-01-01'
      FROM down ORDER BY depth;
    CREATE TEMP TABLE seat AS
    SELECT i, CASE WHEN i < ${half} THEN (i * 7919) % ${agents / 2} * 2 WHEN i < ${half} + 50 THEN 1 ELSE 2 END AS above
      FROM generate_series(0, ${members - 1}) i;
    INSERT INTO agent_node (member_id, account, account_type, parent_id, depth, placed_at)
    SELECT ${player('i')}, 'player' || i, 0, ${agent('above')}, node.depth + 1, '2026-01-01'
      FROM seat JOIN agent_node node ON node.member_id = ${agent('above')};
    INSERT INTO agent_closure (ancestor, descendant, depth)
    WITH RECURSIVE line AS (
      SELECT member_id AS descendant, member_id AS ancestor, parent_id, 0 AS depth FROM agent_node
      UNION ALL SELECT descendant, node.member_id, node.parent_id, line.depth + 1
        FROM line JOIN agent_node node ON node.member_id = line.parent_id)
    SELECT ancestor, descendant, depth FROM line`);
  // Identities begin at 1, so an agent's own chain has the agent's number and one.
  await query(`
    INSERT INTO upline (id, agent_id, above_id)
    SELECT tree.i + 1, ${agent('tree.i')}, COALESCE(tree.above + 1, 0) FROM tree;
    INSERT INTO upline_agent (upline_id, agent_id, depth)
    SELECT tree.i + 1, ancestor, agent_closure.depth + 1 FROM tree JOIN agent_closure ON descendant = ${agent('tree.i')};
    INSERT INTO placement (member_id, valid_from, parent_id, upline_id)
    SELECT ${agent('i')}, '-infinity'::timestamptz, ${agent('above')}, COALESCE(above + 1, 0) FROM tree
    UNION ALL SELECT ${player('i')}, '-infinity', ${agent('above')}, above + 1 FROM seat`);
  await query(`
    INSERT INTO contract (id, type, party_id, counterparty_id, period, payer, carry_rule, tiers, status, effective_from,
                          signed_at, expires_at, created_at)
    SELECT gen_random_uuid(), 'DAILY', member_id, parent_id, 'D', 'PLATFORM_ALL', 'NONE',
           jsonb_build_array(
             jsonb_build_object('bet', '0', 'loss', '0', 'activeMembers', 0, 'ratePpm', 5000 - depth * 100),
             jsonb_build_object('bet', '100000000', 'loss', '0', 'activeMembers', 5, 'ratePpm', 9000 - depth * 100)),
           'ACTIVE', '2026-11-01', '2026-11-01', '2026-12-31', '2026-11-01'
      FROM agent_node WHERE account_type <> 0`);
  await play(database, { members, rows }, 1);
}

/** The same rows in as many days, so that both figures are measured over the same number. */
export async function play(database, { members, rows }, days) {
  await database.query('TRUNCATE member_day');
  await database.query(`
    INSERT INTO member_day (member_id, day, upline_id, vassalage, category, bet, valid_bet, payout, bets)
    SELECT ${player('seat.i')}, '${day}'::date - (game % ${days}), above + 1, 'V' || game, 'RNG',
           stake, stake, stake * ((seat.i + game * 37) % 200) / 100, 3
      FROM seat CROSS JOIN generate_series(1, ${Math.max(1, Math.round(rows / members))}) game
     CROSS JOIN LATERAL (SELECT (10000 + (seat.i * 31 + game * 17) % 900000)::bigint AS stake) stakes`);
  await database.query('VACUUM ANALYZE');
}
