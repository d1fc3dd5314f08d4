import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Result } from '#libs/lottery-engine';
import type { DrawName } from '#libs/lottery-engine/fairness';
import type { Draw, DrawnResult, ResultSource, StoredState } from './draw.rules.js';

interface DrawRow {
  game_code: string;
  numero: string;
  day: string;
  open_at: Date;
  close_at: Date;
  draw_at: Date;
  state: StoredState;
  version: number;
  void_reason: string | null;
}

interface ResultRow {
  game_code: string;
  numero: string;
  version: number;
  result: Result;
  source: ResultSource;
  entered_by: string[];
  drawn_at: Date;
}

const columns =
  'game_code, numero, business_day::text AS day, open_at, close_at, draw_at, state, version, void_reason';
const resultColumns = 'game_code, numero, version, result, source, entered_by, drawn_at';

export const drawOf = (row: DrawRow): Draw => ({
  gameCode: row.game_code,
  numero: row.numero,
  businessDay: row.day,
  openAt: row.open_at,
  closeAt: row.close_at,
  drawAt: row.draw_at,
  state: row.state,
  version: row.version,
  voidReason: row.void_reason,
});

const resultOf = (row: ResultRow): DrawnResult => ({
  gameCode: row.game_code,
  numero: row.numero,
  version: row.version,
  result: row.result,
  source: row.source,
  enteredBy: row.entered_by,
  drawnAt: row.drawn_at,
});

@Injectable()
export class DrawRepository {
  constructor(private readonly pool: Pool) {}

  async find({ gameCode, numero }: DrawName): Promise<Draw | undefined> {
    const [row]: DrawRow[] = await this.pool.query(
      `SELECT ${columns} FROM draw WHERE game_code = $1 AND numero = $2`,
      [gameCode, numero],
    );
    return row && drawOf(row);
  }

  async lock(tx: Tx, { gameCode, numero }: DrawName): Promise<Draw | undefined> {
    const [row]: DrawRow[] = await tx.query(
      `SELECT ${columns} FROM draw WHERE game_code = $1 AND numero = $2 FOR UPDATE`,
      [gameCode, numero],
    );
    return row && drawOf(row);
  }

  /** Draws of some games with some numeros. */
  async ofNumeros(tx: Tx, gameCodes: readonly string[], numeros: readonly string[]): Promise<Draw[]> {
    const rows: DrawRow[] = await tx.query(
      `SELECT ${columns} FROM draw WHERE game_code = ANY($1) AND numero = ANY($2)`,
      [gameCodes, numeros],
    );
    return rows.map(drawOf);
  }

  async move(
    tx: Tx,
    { gameCode, numero }: DrawName,
    { closeAt, drawAt }: Pick<Draw, 'closeAt' | 'drawAt'>,
  ): Promise<void> {
    await tx.query('UPDATE draw SET close_at = $3, draw_at = $4 WHERE game_code = $1 AND numero = $2', [
      gameCode,
      numero,
      closeAt,
      drawAt,
    ]);
  }

  /** By the clock that closes bets. */
  async hasClosed(tx: Tx, { closeAt }: Pick<Draw, 'closeAt'>): Promise<boolean> {
    const [row]: { closed: boolean }[] = await tx.query(
      'SELECT $1::timestamptz <= clock_timestamp() AS closed',
      [closeAt],
    );
    return row!.closed;
  }

  /** Void draws of a game, newest first, and how many there are. */
  async voids(gameCode: string, limit: number): Promise<{ count: number; draws: Draw[] }> {
    const rows: (DrawRow & { count: string })[] = await this.pool.query(
      `SELECT ${columns}, count(*) OVER () AS count FROM draw WHERE game_code = $1 AND state = 'VOID'
        ORDER BY draw_at DESC LIMIT $2`,
      [gameCode, limit],
    );
    return { count: Number(rows[0]?.count ?? 0), draws: rows.map(drawOf) };
  }

  /** Pending draws of some games that were to be drawn by an instant, the oldest first, at most so many of each game. */
  async due(gameCodes: readonly string[], drawnBy: Date, limit: number): Promise<Draw[]> {
    const rows: DrawRow[] = await this.pool.query(
      `SELECT ${columns} FROM
         (SELECT *, row_number() OVER (PARTITION BY game_code ORDER BY draw_at) AS place FROM draw
           WHERE state = 'PENDING' AND draw_at <= $2 AND game_code = ANY($1)) AS due
        WHERE place <= $3 ORDER BY draw_at`,
      [gameCodes, drawnBy, limit],
    );
    return rows.map(drawOf);
  }

  /** Since when the oldest draw waits for its result, and the oldest drawn one for its bets to be settled. */
  async oldestWaiting(now: Date): Promise<Partial<Record<StoredState, Date>>> {
    const rows: { state: StoredState; since: Date }[] = await this.pool.query(
      `SELECT state, min(coalesce(draw_result.drawn_at, draw.draw_at)) AS since
         FROM draw LEFT JOIN draw_result USING (game_code, numero, version)
        WHERE state IN ('PENDING', 'DRAWN') AND draw_at <= $1 GROUP BY state`,
      [now],
    );
    return Object.fromEntries(rows.map(({ state, since }) => [state, since]));
  }

  /** Of each game the oldest draw with a result that its bets are not settled by. */
  async unsettled(except: readonly DrawName[]): Promise<Draw[]> {
    const rows: DrawRow[] = await this.pool.query(
      `SELECT DISTINCT ON (game_code) ${columns} FROM draw
        WHERE state = 'DRAWN' AND (game_code, numero) NOT IN (SELECT * FROM unnest($1::text[], $2::text[]))
        ORDER BY game_code, draw_at`,
      [except.map(({ gameCode }) => gameCode), except.map(({ numero }) => numero)],
    );
    return rows.map(drawOf);
  }

  /** The draws of a game around an instant: those that have closed, newest first, or those that come, soonest first. */
  async closed(gameCode: string, now: Date, limit: number): Promise<Draw[]> {
    const rows: DrawRow[] = await this.pool.query(
      `SELECT ${columns} FROM draw WHERE game_code = $1 AND close_at <= $2 ORDER BY close_at DESC LIMIT $3`,
      [gameCode, now, limit],
    );
    return rows.map(drawOf);
  }

  async coming(gameCode: string, now: Date, limit: number): Promise<Draw[]> {
    const rows: DrawRow[] = await this.pool.query(
      `SELECT ${columns} FROM draw WHERE game_code = $1 AND close_at > $2 AND state = 'PENDING' ORDER BY close_at LIMIT $3`,
      [gameCode, now, limit],
    );
    return rows.map(drawOf);
  }

  /** Stores a version of the result; false if the draw is not in the expected state and version any more. */
  async enter(tx: Tx, drawn: DrawnResult, from: readonly StoredState[]): Promise<boolean> {
    const changed: [unknown[], number] = await tx.query(
      `UPDATE draw SET state = 'DRAWN', version = $3
        WHERE game_code = $1 AND numero = $2 AND version = $3 - 1 AND state = ANY($4)`,
      [drawn.gameCode, drawn.numero, drawn.version, from],
    );
    if (changed[1] === 0) return false;
    await tx.query(
      `INSERT INTO draw_result (game_code, numero, version, result, source, entered_by, drawn_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        drawn.gameCode,
        drawn.numero,
        drawn.version,
        JSON.stringify(drawn.result),
        drawn.source,
        drawn.enteredBy,
        drawn.drawnAt,
      ],
    );
    return true;
  }

  /** Only a draw without a result becomes void. */
  async makeVoid(tx: Tx, { gameCode, numero }: DrawName, reason: string): Promise<boolean> {
    const changed: [unknown[], number] = await tx.query(
      `UPDATE draw SET state = 'VOID', void_reason = $3 WHERE game_code = $1 AND numero = $2 AND state = 'PENDING'`,
      [gameCode, numero, reason],
    );
    return changed[1] === 1;
  }

  async markSettled(tx: Tx, { gameCode, numero }: DrawName, version: number): Promise<boolean> {
    const changed: [unknown[], number] = await tx.query(
      `UPDATE draw SET state = 'SETTLED'
        WHERE game_code = $1 AND numero = $2 AND state = 'DRAWN' AND version = $3`,
      [gameCode, numero, version],
    );
    return changed[1] === 1;
  }

  /** The newest version of a draw's result, or the version asked for. */
  async result({ gameCode, numero }: DrawName, version?: number): Promise<DrawnResult | undefined> {
    const [row]: ResultRow[] = await this.pool.query(
      `SELECT ${resultColumns} FROM draw_result WHERE game_code = $1 AND numero = $2 AND version = coalesce($3, version)
        ORDER BY version DESC LIMIT 1`,
      [gameCode, numero, version ?? null],
    );
    return row && resultOf(row);
  }

  /** Newest versions of the last results of a game, newest first. */
  async results(gameCode: string, limit: number, offset = 0): Promise<DrawnResult[]> {
    const rows: ResultRow[] = await this.pool.query(
      `SELECT ${resultColumns} FROM draw_result
        WHERE game_code = $1 AND (numero, version) IN
              (SELECT numero, version FROM draw WHERE game_code = $1 AND version > 0 ORDER BY draw_at DESC LIMIT $2 OFFSET $3)
        ORDER BY numero DESC`,
      [gameCode, limit, offset],
    );
    return rows.map(resultOf);
  }

  async lastResults(gameCodes: readonly string[]): Promise<Map<string, DrawnResult>> {
    const rows: ResultRow[] = await this.pool.query(
      `SELECT last.* FROM unnest($1::text[]) AS game (code)
        CROSS JOIN LATERAL (SELECT ${resultColumns} FROM draw_result WHERE game_code = game.code
                             ORDER BY drawn_at DESC LIMIT 1) AS last`,
      [gameCodes],
    );
    return new Map(rows.map((row) => [row.game_code, resultOf(row)]));
  }
}
