import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

@Injectable()
export class FavoriteRepository {
  constructor(private readonly pool: Pool) {}

  async ids(memberId: string, limit: number): Promise<string[]> {
    const rows: { game_id: string }[] = await this.pool.query(
      'SELECT game_id FROM favorite_game WHERE member_id = $1 ORDER BY created_at DESC, game_id LIMIT $2',
      [memberId, limit],
    );
    return rows.map((row) => row.game_id);
  }

  /** Adds it unless the member already has as many as one may have; false only then. */
  async add(memberId: string, gameId: string, now: Date, capped: number): Promise<boolean> {
    const [row]: { held: boolean; room: boolean }[] = await this.pool.query(
      `WITH own AS (SELECT game_id FROM favorite_game WHERE member_id = $1),
            added AS (INSERT INTO favorite_game (member_id, game_id, created_at)
                      SELECT $1, $2, $3 WHERE (SELECT count(*) FROM own) < $4
                      ON CONFLICT DO NOTHING RETURNING 1)
       SELECT EXISTS (SELECT 1 FROM own WHERE game_id = $2) AS held, (SELECT count(*) FROM own) < $4 AS room`,
      [memberId, gameId, now, capped],
    );
    return row!.held || row!.room;
  }

  async remove(memberId: string, gameId: string): Promise<void> {
    await this.pool.query('DELETE FROM favorite_game WHERE member_id = $1 AND game_id = $2', [
      memberId,
      gameId,
    ]);
  }

  /** The games the member launched last, each once. Looks at a bounded number of launches. */
  async recent(memberId: string, limit: number): Promise<string[]> {
    const rows: { game_id: string }[] = await this.pool.query(
      `SELECT game_id FROM (
         SELECT game_id, created_at FROM launch WHERE member_id = $1 ORDER BY created_at DESC LIMIT 300
       ) AS latest GROUP BY game_id ORDER BY max(created_at) DESC LIMIT $2`,
      [memberId, limit],
    );
    return rows.map((row) => row.game_id);
  }
}
