import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

export interface AwardedRound {
  roundId: string;
  account: string | null;
  nameVi: string;
  nameEn: string;
}

@Injectable()
export class JackpotRepository {
  constructor(private readonly pool: Pool) {}

  /** Vendors on the shelves with games that feed jackpots. */
  async vendors(): Promise<string[]> {
    const rows = await this.pool.query<{ vassalage: string }[]>(
      `SELECT DISTINCT vassalage FROM game WHERE active AND 'jackpot' = ANY(tags) ORDER BY 1`,
    );
    return rows.map(({ vassalage }) => vassalage);
  }

  /** Those rounds of real money that were settled here, with their players and games. */
  rounds(vassalage: string, roundIds: readonly string[]): Promise<AwardedRound[]> {
    return this.pool.query(
      `SELECT r.round_id AS "roundId", m.account, g.name_vi AS "nameVi", g.name_en AS "nameEn"
         FROM game_round r JOIN game g USING (game_id) LEFT JOIN member m ON m.member_id = r.member_id
        WHERE r.vassalage = $1 AND r.round_id = ANY($2::text[]) AND r.mode = 'REAL' AND r.status = 'SETTLED'`,
      [vassalage, roundIds],
    );
  }
}
