import { Injectable } from '@nestjs/common';
import type { Pool, Tx } from '#libs/database';

/** A pick of a play that takes no bets, by its name in the engine. */
export interface HeldPick {
  play: string;
  pick: string;
  /** Absent: in all draws. */
  numero?: string | undefined;
}

export interface HeldNumber extends HeldPick {
  gameCode: string;
  reason: string;
  heldBy: string;
  heldAt: Date;
}

interface HeldRow {
  game_code: string;
  play: string;
  pick: string;
  numero: string;
  reason: string;
  held_by: string;
  held_at: Date;
}

const everyDraw = '*';

@Injectable()
export class HeldNumberRepository {
  /** Of a game, in some draws or (absent) in any that are not over. */
  async of(on: Tx | Pool, gameCode: string, numeros?: readonly string[]): Promise<HeldNumber[]> {
    const rows: HeldRow[] = await on.query(
      `SELECT held.* FROM held_number held
        WHERE game_code = $1 AND (numero = $2 OR CASE WHEN $3::text[] IS NULL
          THEN EXISTS (SELECT FROM draw WHERE draw.game_code = held.game_code AND draw.numero = held.numero AND state = 'PENDING')
          ELSE numero = ANY($3) END)
        ORDER BY play, pick, numero`,
      [gameCode, everyDraw, numeros ?? null],
    );
    return rows.map((row) => ({
      ...{ gameCode: row.game_code, play: row.play, pick: row.pick },
      numero: row.numero === everyDraw ? undefined : row.numero,
      ...{ reason: row.reason, heldBy: row.held_by, heldAt: row.held_at },
    }));
  }

  async hold(tx: Tx, held: HeldNumber): Promise<void> {
    const { gameCode, play, pick, numero = everyDraw, reason, heldBy, heldAt } = held;
    await tx.query(
      `INSERT INTO held_number (game_code, play, pick, numero, reason, held_by, held_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (game_code, play, pick, numero)
         DO UPDATE SET reason = EXCLUDED.reason, held_by = EXCLUDED.held_by, held_at = EXCLUDED.held_at`,
      [gameCode, play, pick, numero, reason, heldBy, heldAt],
    );
  }

  /** False if it is not held. */
  async release(tx: Tx, gameCode: string, { play, pick, numero = everyDraw }: HeldPick): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      'DELETE FROM held_number WHERE game_code = $1 AND play = $2 AND pick = $3 AND numero = $4',
      [gameCode, play, pick, numero],
    );
    return count > 0;
  }
}
