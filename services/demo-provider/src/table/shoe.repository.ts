import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { SeedSealing, type KeptSeed } from '../seed-sealing/seed-sealing.js';
import type { Deal } from '../table-game/table-game.types.js';

export interface Shoe extends KeptSeed {
  ordinal: number;
  commitment: string;
}

export interface NewShoe {
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

const ownerOf = (code: string, ordinal: number) => `shoe ${code} ${ordinal}`;

@Injectable()
export class ShoeRepository {
  constructor(
    private readonly pool: Pool,
    private readonly sealing: SeedSealing,
  ) {}

  async current(on: Tx | Pool, code: string): Promise<Shoe | undefined> {
    const [shoe] = await on.query<Shoe[]>(
      `SELECT ordinal, server_seed "serverSeed", sealed_seed "sealedSeed", commitment FROM table_shoe
        WHERE table_code = $1 AND revealed_at IS NULL ORDER BY ordinal DESC LIMIT 1`,
      [code],
    );
    return shoe;
  }

  async insert(tx: Tx, code: string, shoe: NewShoe, at: Date): Promise<void> {
    const sealed = this.sealing.seal(ownerOf(code, shoe.ordinal), shoe.serverSeed);
    await tx.query(
      `INSERT INTO table_shoe (table_code, ordinal, sealed_seed, commitment, opened_at) VALUES ($1, $2, $3, $4, $5)`,
      [code, shoe.ordinal, sealed, shoe.commitment, at],
    );
  }

  /** The secret itself, to deal from or to reveal. */
  serverSeedOf(code: string, shoe: Shoe): string {
    return this.sealing.open(ownerOf(code, shoe.ordinal), shoe);
  }

  /** Keeps the seed in clear from now on. */
  async reveal(tx: Tx, code: string, shoe: Shoe, at: Date): Promise<void> {
    await tx.query(
      `UPDATE table_shoe SET revealed_at = $3, server_seed = $4, sealed_seed = NULL WHERE table_code = $1 AND ordinal = $2`,
      [code, shoe.ordinal, at, this.serverSeedOf(code, shoe)],
    );
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
