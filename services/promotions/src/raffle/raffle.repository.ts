import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface SeedRow {
  /** Sealed; open it only for a draw, or after its day. */
  sealed: string;
  commitment: Buffer;
  draws: number;
}

export interface RaffleDraw {
  id: string;
  promotionId: string;
  day: string;
  nonce: number;
  memberId: string;
  ticket: number;
  clientSeed: string;
  roll: number;
  weightSum: number;
  definition: number;
  prizeId: string;
  amount: bigint;
  drawnAt: Date;
}

@Injectable()
export class RaffleRepository {
  constructor(private readonly pool: Pool) {}

  async addSeed(promotionId: string, day: string, sealed: string, commitment: Buffer): Promise<void> {
    await this.pool.query(
      'INSERT INTO raffle_seed (promotion_id, day, seed, commitment) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [promotionId, day, Buffer.from(sealed, 'utf8'), commitment],
    );
  }

  async seed(promotionId: string, day: string): Promise<SeedRow | undefined> {
    const [row]: StoredSeed[] = await this.pool.query(
      'SELECT seed, commitment, draws FROM raffle_seed WHERE promotion_id = $1 AND day = $2',
      [promotionId, day],
    );
    return row && seedOf(row);
  }

  /** The seed of a day, locked, so that draws have consecutive nonces. */
  async lockSeed(tx: Tx, promotionId: string, day: string): Promise<SeedRow | undefined> {
    const [row]: StoredSeed[] = await tx.query(
      'SELECT seed, commitment, draws FROM raffle_seed WHERE promotion_id = $1 AND day = $2 FOR UPDATE',
      [promotionId, day],
    );
    return row && seedOf(row);
  }

  async used(on: Tx | Pool, promotionId: string, day: string, memberId: string): Promise<number> {
    const [row]: { n: number }[] = await on.query(
      'SELECT count(*)::int AS n FROM raffle_draw WHERE promotion_id = $1 AND day = $2 AND member_id = $3',
      [promotionId, day, memberId],
    );
    return row!.n;
  }

  /** False if the prize has been given as often as a day allows. */
  async takePrize(
    tx: Tx,
    draw: { promotionId: string; day: string },
    prizeId: string,
    stock: number,
  ): Promise<boolean> {
    const [, taken]: [unknown[], number] | unknown[] = await tx.query(
      `WITH made AS (
         INSERT INTO raffle_stock AS held (promotion_id, day, prize_id, given) VALUES ($1, $2, $3, 1)
         ON CONFLICT (promotion_id, day, prize_id) DO UPDATE SET given = held.given + 1 WHERE held.given < $4
         RETURNING 1)
       UPDATE raffle_seed SET draws = draws WHERE promotion_id = $1 AND day = $2 AND EXISTS (SELECT FROM made)`,
      [draw.promotionId, draw.day, prizeId, stock],
    );
    return taken === 1;
  }

  /** How often prizes with a daily stock were given on a day. */
  async given(promotionId: string, day: string): Promise<Map<string, number>> {
    const rows: { prize_id: string; given: number }[] = await this.pool.query(
      'SELECT prize_id, given::int FROM raffle_stock WHERE promotion_id = $1 AND day = $2',
      [promotionId, day],
    );
    return new Map(rows.map(({ prize_id: prizeId, given }) => [prizeId, given]));
  }

  async promotionOf(tx: Tx, drawId: string): Promise<string | undefined> {
    const [row]: { promotion_id: string }[] = await tx.query(
      'SELECT promotion_id FROM raffle_draw WHERE id = $1',
      [drawId],
    );
    return row?.promotion_id;
  }

  async add(tx: Tx, d: RaffleDraw): Promise<void> {
    await tx.query('UPDATE raffle_seed SET draws = $3 WHERE promotion_id = $1 AND day = $2', [
      d.promotionId,
      d.day,
      d.nonce,
    ]);
    await tx.query(
      `INSERT INTO raffle_draw (id, promotion_id, day, nonce, member_id, ticket, client_seed, roll, weight_sum, definition,
                                prize_id, amount, drawn_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        ...[d.id, d.promotionId, d.day, d.nonce, d.memberId, d.ticket, d.clientSeed, d.roll, d.weightSum],
        ...[d.definition, d.prizeId, d.amount, d.drawnAt],
      ],
    );
  }

  async latest(promotionId: string, memberId: string): Promise<RaffleDraw[]> {
    const rows: {
      id: string;
      day: string;
      nonce: number;
      ticket: number;
      client_seed: string;
      roll: string;
      weight_sum: string;
      definition: number;
      prize_id: string;
      amount: string;
      drawn_at: Date;
    }[] = await this.pool.query(
      `SELECT *, day::text FROM raffle_draw WHERE promotion_id = $1 AND member_id = $2 ORDER BY drawn_at DESC, nonce DESC LIMIT 20`,
      [promotionId, memberId],
    );
    return rows.map((row) => ({
      ...{ id: row.id, promotionId, memberId, day: row.day, nonce: row.nonce, ticket: row.ticket },
      ...{ clientSeed: row.client_seed, roll: Number(row.roll), weightSum: Number(row.weight_sum) },
      ...{
        definition: row.definition,
        prizeId: row.prize_id,
        amount: BigInt(row.amount),
        drawnAt: row.drawn_at,
      },
    }));
  }
}

interface StoredSeed {
  seed: Buffer;
  commitment: Buffer;
  draws: number;
}

function seedOf({ seed, commitment, draws }: StoredSeed): SeedRow {
  return { sealed: seed.toString('utf8'), commitment, draws };
}
