import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { DealtRound } from '../table-game/shoe.js';
import type { Deal } from '../table-game/table-game.types.js';

export interface TableRound {
  id: string;
  tableCode: string;
  shoeOrdinal: number;
  number: number;
  position: number;
  state: 'BETTING' | 'CLOSED' | 'DEALT';
  closesAt: Date;
  endsAt: Date | null;
  deal: Deal | null;
  result: string | null;
  nextPosition: number | null;
}

type NewRound = Pick<TableRound, 'id' | 'tableCode' | 'shoeOrdinal' | 'number' | 'position' | 'closesAt'>;

const fields = `id, table_code "tableCode", shoe_ordinal "shoeOrdinal", number, position, state, closes_at "closesAt",
  ends_at "endsAt", deal, result, next_position "nextPosition"`;

@Injectable()
export class TableRoundRepository {
  constructor(private readonly pool: Pool) {}

  /** The lock of the table's clock; undefined while another process holds it. */
  async lockTable(tx: Tx, code: string): Promise<{ watchedUntil: Date } | undefined> {
    const [table] = await tx.query<{ watchedUntil: Date }[]>(
      `SELECT watched_until "watchedUntil" FROM live_table WHERE code = $1 FOR UPDATE SKIP LOCKED`,
      [code],
    );
    return table;
  }

  async watch(codes: readonly string[], until: Date): Promise<void> {
    await this.pool.query(
      `INSERT INTO live_table (code, watched_until) SELECT unnest($1::text[]), $2
       ON CONFLICT (code) DO UPDATE SET watched_until = greatest(live_table.watched_until, excluded.watched_until)`,
      [codes, until],
    );
  }

  /** Tables that are watched, and those with a round to bring to its end. */
  async due(now: Date): Promise<string[]> {
    const rows = await this.pool.query<{ code: string }[]>(
      `SELECT code FROM live_table WHERE watched_until > $1
        UNION SELECT table_code FROM table_round WHERE state <> 'DEALT'`,
      [now],
    );
    return rows.map(({ code }) => code);
  }

  async latest(on: Tx | Pool, code: string): Promise<TableRound | undefined> {
    const [round] = await on.query<TableRound[]>(
      `SELECT ${fields} FROM table_round WHERE table_code = $1 ORDER BY shoe_ordinal DESC, number DESC LIMIT 1`,
      [code],
    );
    return round;
  }

  async byId(on: Tx | Pool, id: string): Promise<TableRound | undefined> {
    const [round] = await on.query<TableRound[]>(`SELECT ${fields} FROM table_round WHERE id = $1`, [id]);
    return round;
  }

  /** Keeps the round from being closed until the transaction ends. */
  async share(tx: Tx, id: string): Promise<TableRound | undefined> {
    const [round] = await tx.query<TableRound[]>(
      `SELECT ${fields} FROM table_round WHERE id = $1 FOR SHARE`,
      [id],
    );
    return round;
  }

  async open(tx: Tx, round: NewRound, at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO table_round (id, table_code, shoe_ordinal, number, position, state, opens_at, closes_at)
       VALUES ($1, $2, $3, $4, $5, 'BETTING', $6, $7)`,
      [round.id, round.tableCode, round.shoeOrdinal, round.number, round.position, at, round.closesAt],
    );
  }

  async close(tx: Tx, id: string): Promise<void> {
    await tx.query(`UPDATE table_round SET state = 'CLOSED' WHERE id = $1 AND state = 'BETTING'`, [id]);
  }

  async deal(tx: Tx, id: string, dealt: DealtRound, at: Date, endsAt: Date): Promise<void> {
    await tx.query(
      `UPDATE table_round SET state = 'DEALT', deal = $2, result = $3, next_position = $4, dealt_at = $5, ends_at = $6
        WHERE id = $1 AND state = 'CLOSED'`,
      [id, JSON.stringify(dealt.deal), dealt.result, dealt.position, at, endsAt],
    );
  }

  async resultsOf(code: string, shoeOrdinal: number): Promise<string[]> {
    const rows = await this.pool.query<{ result: string }[]>(
      `SELECT result FROM table_round WHERE table_code = $1 AND shoe_ordinal = $2 AND state = 'DEALT' ORDER BY number`,
      [code, shoeOrdinal],
    );
    return rows.map(({ result }) => result);
  }
}
