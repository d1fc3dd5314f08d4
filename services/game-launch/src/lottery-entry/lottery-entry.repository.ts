import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { lotteryVendor } from './lottery-entry.rules.js';

export interface LotteryEntry {
  gameId: string;
  code: string;
  gameType: 'LOTT' | 'ELOTT';
  nameVi: string;
  nameEn: string;
  searchText: string;
  accountTypeName: string;
  defaultPlayType: string;
  sortOrder: number;
}

export interface OpenableLottery {
  code: string;
  accountTypeName: string;
  defaultPlayType: string | null;
  maintenance: boolean;
}

@Injectable()
export class LotteryEntryRepository {
  constructor(private readonly pool: Pool) {}

  async saveVendor(tx: Tx): Promise<void> {
    await tx.query(
      `INSERT INTO vendor (vassalage, provider, display_name, is_hot, sort_order) VALUES ($1, $2, $3, false, 0)
       ON CONFLICT (vassalage) DO NOTHING`,
      [lotteryVendor.vassalage, lotteryVendor.provider, lotteryVendor.displayName],
    );
  }

  async save(tx: Tx, entry: LotteryEntry): Promise<void> {
    await tx.query(
      `INSERT INTO game (game_id, vassalage, code, game_type, name_vi, name_en, search_text, tags, platforms, is_hot, is_new,
                         support_play, default_play_type, account_type_name, is_game, sort_order)
       VALUES ($1, $2, $3, $4, $5, $6, $7, '{}', '{html5-desktop,html5-mobile}', false, false, 0, $8, $9, 'GAME', $10)
       ON CONFLICT (game_id) DO UPDATE SET game_type = excluded.game_type, name_vi = excluded.name_vi,
         name_en = excluded.name_en, search_text = excluded.search_text, default_play_type = excluded.default_play_type,
         account_type_name = excluded.account_type_name, sort_order = excluded.sort_order, active = true`,
      [
        ...[entry.gameId, lotteryVendor.vassalage, entry.code, entry.gameType, entry.nameVi, entry.nameEn],
        ...[entry.searchText, entry.defaultPlayType, entry.accountTypeName, entry.sortOrder],
      ],
    );
  }

  /** Undefined if there is no such lottery. */
  async find(by: { gameId: string } | { code: string }, now: Date): Promise<OpenableLottery | undefined> {
    const [column, value] = 'gameId' in by ? ['g.game_id', by.gameId] : ['g.code', by.code];
    const [row]: OpenableLottery[] = await this.pool.query(
      `SELECT g.code, g.account_type_name AS "accountTypeName", g.default_play_type AS "defaultPlayType",
              ((g.maintenance AND (g.maintenance_until IS NULL OR g.maintenance_until > $3))
               OR (v.maintenance AND (v.maintenance_until IS NULL OR v.maintenance_until > $3))) AS maintenance
       FROM game g JOIN vendor v USING (vassalage)
       WHERE ${column} = $1 AND g.vassalage = $2 AND g.active AND v.active`,
      [value, lotteryVendor.vassalage, now],
    );
    return row;
  }
}
