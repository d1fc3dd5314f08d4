import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Result } from '#libs/lottery-engine';
import type { DrawName } from '#libs/lottery-engine/fairness';
import type { Draw } from '../schedule/schedule.rules.js';

@Injectable()
export class FeedRepository {
  constructor(private readonly pool: Pool) {}

  /** Which feed has answered for which pending draw since an instant, as `feed game numero`. */
  async answeredSince(since: Date): Promise<Set<string>> {
    const rows: { key: string }[] = await this.pool.query(
      `SELECT concat_ws(' ', proposed_by, game_code, numero) AS key
         FROM result_proposal JOIN draw USING (game_code, numero)
        WHERE source = 'FEED' AND state = 'PENDING' AND proposed_at > $1`,
      [since],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** Those of the draws that are not on the calendar. */
  async unknown(draws: readonly Draw[]): Promise<Draw[]> {
    const rows: DrawName[] = await this.pool.query(
      `SELECT asked.game_code AS "gameCode", asked.numero FROM unnest($1::text[], $2::text[]) AS asked (game_code, numero)
        WHERE NOT EXISTS (SELECT FROM draw WHERE draw.game_code = asked.game_code AND draw.numero = asked.numero)`,
      [draws.map(({ gameCode }) => gameCode), draws.map(({ numero }) => numero)],
    );
    const keys = new Set(rows.map(keyOf));
    return draws.filter((draw) => keys.has(keyOf(draw)));
  }

  /** A draw of the past, which took no bets: it comes with its result and is settled. */
  async addPast(tx: Tx, draw: Draw, result: Result, enteredBy: readonly string[]): Promise<void> {
    const added: unknown[] = await tx.query(
      `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at, state, version)
       VALUES ($1, $2, $3, $4, $5, $6, 'SETTLED', 1) ON CONFLICT ON CONSTRAINT draw_once DO NOTHING RETURNING 1`,
      [draw.gameCode, draw.numero, draw.businessDay, draw.openAt, draw.closeAt, draw.drawAt],
    );
    if (added.length === 0) return;
    await tx.query(
      `INSERT INTO draw_result (game_code, numero, version, result, source, entered_by, drawn_at)
       VALUES ($1, $2, 1, $3, 'FEED', $4, $5)`,
      [draw.gameCode, draw.numero, JSON.stringify(result), enteredBy, draw.drawAt],
    );
  }
}

const keyOf = ({ gameCode, numero }: DrawName): string => `${gameCode} ${numero}`;
