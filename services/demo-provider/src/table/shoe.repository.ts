import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Deal } from '../table-game/table-game.types.js';

export interface Shoe {
  ordinal: number;
  serverSeed: string;
  commitment: string;
}

export interface ShownShoe {
  ordinal: number;
  commitment: string;
  /** Null until it is revealed. */
  serverSeed: string | null;
  rounds: { number: number; deal: Deal; result: string }[];
}

@Injectable()
export class ShoeRepository {
  constructor(private readonly pool: Pool) {}

  async current(on: Tx | Pool, code: string): Promise<Shoe | undefined> {
    const [shoe] = await on.query<Shoe[]>(
      `SELECT ordinal, server_seed "serverSeed", commitment FROM table_shoe
        WHERE table_code = $1 AND revealed_at IS NULL ORDER BY ordinal DESC LIMIT 1`,
      [code],
    );
    return shoe;
  }

  async insert(tx: Tx, code: string, shoe: Shoe, at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO table_shoe (table_code, ordinal, server_seed, commitment, opened_at) VALUES ($1, $2, $3, $4, $5)`,
      [code, shoe.ordinal, shoe.serverSeed, shoe.commitment, at],
    );
  }

  async reveal(tx: Tx, code: string, ordinal: number, at: Date): Promise<void> {
    await tx.query('UPDATE table_shoe SET revealed_at = $3 WHERE table_code = $1 AND ordinal = $2', [
      code,
      ordinal,
      at,
    ]);
  }

  /** Newest first, with every round that was dealt. */
  async last(code: string, limit: number): Promise<ShownShoe[]> {
    return this.pool.query<ShownShoe[]>(
      `SELECT s.ordinal, s.commitment, CASE WHEN s.revealed_at IS NULL THEN NULL ELSE s.server_seed END "serverSeed",
              coalesce((SELECT jsonb_agg(jsonb_build_object('number', r.number, 'deal', r.deal, 'result', r.result) ORDER BY r.number)
                          FROM table_round r
                         WHERE r.table_code = s.table_code AND r.shoe_ordinal = s.ordinal AND r.state = 'DEALT'), '[]') AS rounds
         FROM table_shoe s WHERE s.table_code = $1 ORDER BY s.ordinal DESC LIMIT $2`,
      [code, limit],
    );
  }
}
