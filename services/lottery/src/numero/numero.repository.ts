import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface OpenDraw {
  gameCode: string;
  numero: string;
  openAt: Date;
  closeAt: Date;
  drawAt: Date;
}

@Injectable()
export class NumeroRepository {
  constructor(private readonly source: DataSource) {}

  /** The next draw of each game that is not closed yet. */
  async currentDraws(now: Date): Promise<OpenDraw[]> {
    const rows: { game_code: string; numero: string; open_at: Date; close_at: Date; draw_at: Date }[] =
      await this.source.query(
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
