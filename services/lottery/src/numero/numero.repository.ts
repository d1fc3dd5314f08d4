import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

export interface OpenDraw {
  gameCode: string;
  numero: string;
  openAt: Date;
  closeAt: Date;
  drawAt: Date;
}

@Injectable()
export class NumeroRepository {
  constructor(private readonly pool: Pool) {}

  /** Accepted slips by game since an instant. */
  async playCounts(since: Date): Promise<Map<string, number>> {
    const rows: { game_code: string; played: number }[] = await this.pool.query(
      `SELECT game_code, count(*)::int AS played FROM lottery_order
       WHERE placed_at >= $1 AND state = 'ACCEPTED' GROUP BY game_code`,
      [since],
    );
    return new Map(rows.map((row) => [row.game_code, row.played]));
  }

  /** The games of a member's last slips, the newest first. */
  async playedLast(memberId: string, count: number): Promise<string[]> {
    const rows: { game_code: string }[] = await this.pool.query(
      `SELECT game_code FROM (SELECT game_code, placed_at FROM lottery_order
                              WHERE member_id = $1 AND state = 'ACCEPTED' ORDER BY placed_at DESC LIMIT 500) last
       GROUP BY game_code ORDER BY max(placed_at) DESC LIMIT $2`,
      [memberId, count],
    );
    return rows.map((row) => row.game_code);
  }

  /** The next draw of each game that is not closed yet. */
  async currentDraws(now: Date): Promise<OpenDraw[]> {
    const rows: { game_code: string; numero: string; open_at: Date; close_at: Date; draw_at: Date }[] =
      await this.pool.query(
        `SELECT DISTINCT ON (game_code) game_code, numero, open_at, close_at, draw_at FROM draw
         WHERE close_at > $1 AND state = 'PENDING' ORDER BY game_code, close_at`,
        [now],
      );
    return rows.map((row) => ({
      gameCode: row.game_code,
      numero: row.numero,
      openAt: row.open_at,
      closeAt: row.close_at,
      drawAt: row.draw_at,
    }));
  }
}
