import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import type { DrawName } from '#libs/lottery-engine/fairness';
import { cellOf } from '../play/limit.rules.js';

@Injectable()
export class SoldOutRepository {
  constructor(private readonly pool: Pool) {}

  /** The sums of a draw in real money that are kept by number, in minor units, by their cells. */
  async ofNumbers({ gameCode, numero }: DrawName): Promise<Map<string, bigint>> {
    const rows: { cell: string; amount: string }[] = await this.pool.query(
      `SELECT cell, amount FROM draw_exposure
        WHERE game_code = $1 AND numero = $2 AND book = 'REAL' AND starts_with(cell, $3) AND amount > 0
        ORDER BY cell`,
      [gameCode, numero, cellOf('NUMBER', '')],
    );
    return new Map(rows.map(({ cell, amount }) => [cell, BigInt(amount)]));
  }
}
