import type { Pool } from '#libs/database';
import { flagsOf, type MetPair, type PairFlag } from './pair.rules.js';

interface Row {
  vassalage: string;
  one: string;
  other: string;
  together: number;
  rarer: number;
  fromFirst: string;
  fromSecond: string;
}

export interface FlaggedPair extends MetPair {
  flags: PairFlag[];
}

/** Pairs of players that an operator should look at. */
export const flaggedPairs = async (pool: Pool, since: Date): Promise<FlaggedPair[]> =>
  (await metPairs(pool, since)).flatMap((pair) => {
    const flags = flagsOf(pair);
    return flags.length > 0 ? [{ ...pair, flags }] : [];
  });

/**
 * Pairs of players by their hands for real money since an instant; the most hands first. Reads every seat: for a report, not
 * for a page.
 */
export async function metPairs(pool: Pool, since: Date): Promise<MetPair[]> {
  const rows = await pool.query<Row[]>(
    `WITH played AS (
       SELECT s.hand_id, s.net, p.vassalage, p.player_ref
         FROM card_seat s JOIN player_state p ON p.id = s.player_state_id
        WHERE s.net IS NOT NULL AND s.created_at >= $1 AND p.mode = 'REAL'),
     counted AS (SELECT vassalage, player_ref, count(*) hands FROM played GROUP BY 1, 2)
     SELECT a.vassalage, a.player_ref one, b.player_ref other, count(*)::integer together,
            least(max(x.hands), max(y.hands))::integer rarer,
            sum(greatest(0, least(-a.net, b.net)))::text "fromFirst",
            sum(greatest(0, least(-b.net, a.net)))::text "fromSecond"
       FROM played a
       JOIN played b ON b.hand_id = a.hand_id AND b.vassalage = a.vassalage AND b.player_ref > a.player_ref
       JOIN counted x ON x.vassalage = a.vassalage AND x.player_ref = a.player_ref
       JOIN counted y ON y.vassalage = b.vassalage AND y.player_ref = b.player_ref
      GROUP BY 1, 2, 3 ORDER BY 4 DESC, 2, 3`,
    [since],
  );
  return rows.map((row) => ({
    vassalage: row.vassalage,
    playerRefs: [row.one, row.other] as const,
    handsTogether: row.together,
    handsOfRarer: row.rarer,
    fromFirst: BigInt(row.fromFirst),
    fromSecond: BigInt(row.fromSecond),
  }));
}
