import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

/** Members as a vendor knows them. */
@Injectable()
export class VendorPlayerRepository {
  constructor(private readonly pool: Pool) {}

  async find(vassalage: string, memberId: string): Promise<string | undefined> {
    const [row]: { player_ref: string }[] = await this.pool.query(
      'SELECT player_ref FROM player WHERE vassalage = $1 AND member_id = $2',
      [vassalage, memberId],
    );
    return row?.player_ref;
  }

  /** The proposed reference if there is none yet. */
  async ensure(vassalage: string, memberId: string, proposed: string): Promise<string> {
    const [row]: { player_ref: string }[] = await this.pool.query(
      `INSERT INTO player (vassalage, member_id, player_ref) VALUES ($1, $2, $3)
       ON CONFLICT (vassalage, member_id) DO UPDATE SET player_ref = player.player_ref RETURNING player_ref`,
      [vassalage, memberId, proposed],
    );
    return row!.player_ref;
  }

  async membersOf(vassalage: string, playerRefs: readonly string[]): Promise<Map<string, string>> {
    const rows: { member_id: string; player_ref: string }[] = await this.pool.query(
      'SELECT member_id, player_ref FROM player WHERE vassalage = $1 AND player_ref = ANY($2::text[])',
      [vassalage, playerRefs],
    );
    return new Map(rows.map((row) => [row.player_ref, row.member_id]));
  }
}
