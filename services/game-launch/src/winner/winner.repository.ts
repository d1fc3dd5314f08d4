import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

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
  constructor(private readonly source: DataSource) {}

  async add(tx: EntityManager, winner: NewWinner): Promise<void> {
    await tx.query(
      `INSERT INTO winner (id, account, game_id, vassalage, payout, multiple, currency, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
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
  }

  newest(limit: number): Promise<WinnerRow[]> {
    return this.source.query(
      `SELECT w.id, w.account, w.game_id, g.name_vi, g.name_en, w.vassalage, w.payout, w.multiple, w.currency, w.at
       FROM winner w JOIN game g USING (game_id) ORDER BY w.at DESC, w.id LIMIT $1`,
      [limit],
    );
  }
}
