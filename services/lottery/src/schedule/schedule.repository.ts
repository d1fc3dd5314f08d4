import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { WeekdayChange } from './game.js';
import type { Draw, ScheduleException } from './schedule.rules.js';

@Injectable()
export class ScheduleRepository {
  constructor(private readonly pool: Pool) {}

  /** Waits for a concurrent change of exceptions, or filling of the calendar by them. */
  async lockCalendar(tx: Tx): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('draw_exception', 8402))`);
  }

  currentExceptions(): Promise<ScheduleException[]> {
    return this.exceptions(this.pool);
  }

  async exceptions(on: Tx | Pool): Promise<ScheduleException[]> {
    const rows: {
      game_code: string;
      day: string;
      kind: ScheduleException['kind'];
      draw_minutes: number | null;
    }[] = await on.query(
      'SELECT game_code, business_day::text AS day, kind, draw_minutes FROM draw_exception',
    );
    return rows.map((row) => ({
      gameCode: row.game_code,
      businessDay: row.day,
      kind: row.kind,
      ...(row.draw_minutes !== null && { drawMinutes: row.draw_minutes }),
    }));
  }

  currentChanges(): Promise<WeekdayChange[]> {
    return this.changes(this.pool);
  }

  async changes(on: Tx | Pool): Promise<WeekdayChange[]> {
    const rows: WeekdayChange[] = await on.query(
      `SELECT game_code AS "gameCode", version, valid_from::text AS "validFrom", weekdays FROM draw_weekdays`,
    );
    return rows;
  }

  /** The last local day of a game with a draw on the calendar. */
  async lastDay(on: Tx | Pool, gameCode: string): Promise<string | null> {
    const [row]: { day: string | null }[] = await on.query(
      'SELECT max(business_day)::text AS day FROM draw WHERE game_code = $1',
      [gameCode],
    );
    return row!.day;
  }

  /** Adds draws to the calendar; returns those that were new. */
  async add(tx: Tx, draws: readonly Draw[]): Promise<Draw[]> {
    if (draws.length === 0) return [];
    const added: { numero: string }[] = await tx.query(
      `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at)
       SELECT * FROM unnest($1::text[], $2::text[], $3::date[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[])
       ON CONFLICT ON CONSTRAINT draw_once DO NOTHING RETURNING numero`,
      [
        draws.map((draw) => draw.gameCode),
        draws.map((draw) => draw.numero),
        draws.map((draw) => draw.businessDay),
        draws.map((draw) => draw.openAt),
        draws.map((draw) => draw.closeAt),
        draws.map((draw) => draw.drawAt),
      ],
    );
    const numeros = new Set(added.map((row) => row.numero));
    return draws.filter((draw) => numeros.has(draw.numero));
  }
}
