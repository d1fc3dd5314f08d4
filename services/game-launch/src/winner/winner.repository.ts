import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface WinnerRow {
  id: string;
  account: string;
  game_id: string;
  name_vi: string;
  name_en: string;
  vassalage: string;
  payout: string;
  multiple: string;
  currency: string;
  at: Date;
}

export interface NewWinner {
  id: string;
  account: string;
  gameId: string;
  vassalage: string;
  payout: bigint;
  multiple: string;
  currency: string;
  at: Date;
}

@Injectable()
export class WinnerRepository {
  constructor(private readonly pool: Pool) {}

  /** False if the win stands on the board already; its amount is then that of the change. */
  async put(tx: Tx, winner: NewWinner): Promise<boolean> {
    const [row]: { added: boolean }[] = await tx.query(
      `INSERT INTO winner (id, account, game_id, vassalage, payout, multiple, currency, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (id) DO UPDATE SET payout = excluded.payout, multiple = excluded.multiple RETURNING xmax = 0 AS added`,
      [
        winner.id,
        winner.account,
        winner.gameId,
        winner.vassalage,
        winner.payout.toString(),
        winner.multiple,
        winner.currency,
        winner.at,
      ],
    );
    return row!.added;
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.query('DELETE FROM winner WHERE id = $1', [id]);
  }

  newest(limit: number): Promise<WinnerRow[]> {
    return this.pool.query(
      `SELECT w.id, w.account, w.game_id, g.name_vi, g.name_en, w.vassalage, w.payout, w.multiple, w.currency, w.at
       FROM winner w JOIN game g USING (game_id) ORDER BY w.at DESC, w.id LIMIT $1`,
      [limit],
    );
  }
}
