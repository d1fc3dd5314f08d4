import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface PlaySwitch {
  gameCode: string;
  play: string;
  isOff: boolean;
  changedBy: string;
  changedAt: Date;
}

interface SwitchRow {
  game_code: string;
  play: string;
  is_off: boolean;
  changed_by: string;
  changed_at: Date;
}

@Injectable()
export class PlaySwitchRepository {
  constructor(private readonly pool: Pool) {}

  /** Of one game, and those that hold in every game. */
  async of(on: Tx | Pool, gameCode: string): Promise<PlaySwitch[]> {
    const rows: SwitchRow[] = await on.query(
      `SELECT * FROM play_switch WHERE game_code IN ($1, '*') ORDER BY game_code, play`,
      [gameCode],
    );
    return rows.map((row) => ({
      gameCode: row.game_code,
      play: row.play,
      isOff: row.is_off,
      changedBy: row.changed_by,
      changedAt: row.changed_at,
    }));
  }

  async set(tx: Tx, { gameCode, play, isOff, changedBy, changedAt }: PlaySwitch): Promise<void> {
    await tx.query(
      `INSERT INTO play_switch (game_code, play, is_off, changed_by, changed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (game_code, play) DO UPDATE
         SET is_off = EXCLUDED.is_off, changed_by = EXCLUDED.changed_by, changed_at = EXCLUDED.changed_at`,
      [gameCode, play, isOff, changedBy, changedAt],
    );
  }
}
