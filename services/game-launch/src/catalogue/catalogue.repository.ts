import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { GameType } from '#libs/events';

export interface VendorRow {
  vassalage: string;
  provider: string;
  display_name: string;
  small_icon: string | null;
  is_hot: boolean;
  maintenance: boolean;
  maintenance_until: Date | null;
}

export interface ShelfRow extends VendorRow {
  game_type: GameType;
  /** The vendor's best placed game of the category; null if it has only its own list. */
  first_game_id: string | null;
  /** The tags of its games that name a kind of table. */
  class_tags: string[];
}

export interface GameRow {
  game_id: string;
  vassalage: string;
  provider: string;
  code: string;
  game_type: GameType;
  name_vi: string;
  name_en: string;
  icon_path: string | null;
  is_hot: boolean;
  is_new: boolean;
  rtp: string | null;
  room_id: string | null;
  tags: string[];
  support_play: number;
  default_play_type: string | null;
  account_type_name: string | null;
  is_game: string;
  maintenance: boolean;
}

export interface GameFilter {
  namePattern?: string | undefined;
  minBet?: bigint | undefined;
  minLineNum?: number | undefined;
  vassalage?: string | undefined;
  gameType?: GameType | undefined;
  tag?: string | undefined;
  platforms?: string[] | undefined;
}

export interface CatalogueVendor {
  vassalage: string;
  provider: string;
  displayName: string;
  smallIcon: string | null;
  isHot: boolean;
  sortOrder: number;
  wallet: 'SEAMLESS' | 'TRANSFER';
}

export interface CatalogueGame {
  gameId: string;
  vassalage: string;
  code: string;
  gameType: GameType;
  nameVi: string;
  nameEn: string;
  searchText: string;
  iconPath: string | null;
  tags: string[];
  isHot: boolean;
  isNew: boolean;
  rtp: string | null;
  minBet: bigint | null;
  maxBet: bigint | null;
  lineNum: number | null;
  lobby: boolean;
  supportPlay: number;
  isGame: 'GAME' | 'VASSALAGE';
  sortOrder: number;
}

/** Whether the table's row is under maintenance at this time. */
export const closed = (table: string, now: string) =>
  `(${table}.maintenance AND (${table}.maintenance_until IS NULL OR ${table}.maintenance_until > ${now}))`;

const gameColumns = `g.game_id, g.vassalage, v.provider, g.code, g.game_type, g.name_vi, g.name_en, g.icon_path,
  g.is_hot, g.is_new, g.rtp, g.tags, g.support_play, g.default_play_type, g.account_type_name, g.is_game,
  (SELECT r.room_id FROM game_room r WHERE r.game_id = g.game_id ORDER BY r.sort_order LIMIT 1) AS room_id,
  ${closed('g', '$1')} OR ${closed('v', '$1')} AS maintenance`;
const shelf = 'FROM game g JOIN vendor v USING (vassalage) WHERE g.active AND v.active';

@Injectable()
export class CatalogueRepository {
  constructor(private readonly pool: Pool) {}

  /** Every vendor under every category in which it has a game. */
  shelves(now: Date): Promise<ShelfRow[]> {
    return this.pool.query(
      `SELECT g.game_type, v.vassalage, v.provider, v.display_name, v.small_icon, v.is_hot,
              ${closed('v', '$1')} AS maintenance, v.maintenance_until,
              (array_agg(g.game_id ORDER BY ${closed('g', '$1')}, g.is_hot DESC, g.sort_order, g.game_id)
                 FILTER (WHERE g.is_game = 'GAME'))[1] AS first_game_id,
              coalesce(array_agg(DISTINCT tag) FILTER (WHERE tag IS NOT NULL), '{}') AS class_tags
       FROM game g JOIN vendor v ON v.vassalage = g.vassalage
       LEFT JOIN LATERAL unnest(g.tags) AS tag ON starts_with(tag, 'classify-')
       WHERE g.active AND v.active
       GROUP BY g.game_type, v.vassalage ORDER BY v.sort_order, v.vassalage`,
      [now],
    );
  }

  hotGames(now: Date, limit: number): Promise<GameRow[]> {
    return this.pool.query(
      `SELECT ${gameColumns} ${shelf} AND g.is_hot ORDER BY g.sort_order, g.game_id LIMIT $2`,
      [now, limit],
    );
  }

  async games(
    filter: GameFilter,
    now: Date,
    page: { limit: number; offset: number },
  ): Promise<{ rows: GameRow[]; total: number }> {
    const conditions: string[] = [];
    const values: unknown[] = [now];
    const add = (condition: (parameter: string) => string, value: unknown): void => {
      if (value === undefined) return;
      values.push(value);
      conditions.push(`AND ${condition(`$${values.length}`)}`);
    };
    add((p) => `g.search_text LIKE ${p}`, filter.namePattern);
    add((p) => `g.min_bet >= ${p}`, filter.minBet?.toString());
    add((p) => `g.line_num >= ${p}`, filter.minLineNum);
    add((p) => `g.vassalage = ${p}`, filter.vassalage);
    add((p) => `g.game_type = ${p}`, filter.gameType);
    add((p) => `${p} = ANY(g.tags)`, filter.tag);
    add((p) => `g.platforms && ${p}::text[]`, filter.platforms);
    const rows: (GameRow & { total: string })[] = await this.pool.query(
      `SELECT ${gameColumns}, count(*) OVER () AS total ${shelf} ${conditions.join(' ')}
       ORDER BY g.is_hot DESC, g.sort_order, g.game_id LIMIT ${page.limit} OFFSET ${page.offset}`,
      values,
    );
    if (rows[0]) return { rows, total: Number(rows[0].total) };
    if (page.offset === 0) return { rows: [], total: 0 };
    const first = await this.games(filter, now, { limit: 1, offset: 0 });
    return { rows: [], total: first.total };
  }

  gamesByIds(ids: readonly string[], now: Date): Promise<GameRow[]> {
    return this.pool.query(
      `SELECT ${gameColumns} ${shelf} AND g.game_id = ANY($2::text[])
       ORDER BY array_position($2::text[], g.game_id)`,
      [now, ids],
    );
  }

  async exists(gameId: string): Promise<boolean> {
    const rows: unknown[] = await this.pool.query('SELECT 1 FROM game WHERE game_id = $1 AND active', [
      gameId,
    ]);
    return rows.length > 0;
  }

  async saveVendor(tx: Tx, vendor: CatalogueVendor): Promise<void> {
    await tx.query(
      `INSERT INTO vendor (vassalage, provider, display_name, small_icon, is_hot, sort_order, wallet)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (vassalage) DO UPDATE SET provider = excluded.provider, display_name = excluded.display_name,
         small_icon = excluded.small_icon, is_hot = coalesce(vendor.set_hot, excluded.is_hot),
         sort_order = coalesce(vendor.set_order, excluded.sort_order), active = NOT vendor.is_closed`,
      [
        vendor.vassalage,
        vendor.provider,
        vendor.displayName,
        vendor.smallIcon,
        vendor.isHot,
        vendor.sortOrder,
        vendor.wallet,
      ],
    );
  }

  /** Vendors that would change the kind of their wallet: money may be at the old one. */
  async withAnotherWallet(
    tx: Tx,
    vendors: readonly { vassalage: string; wallet: string }[],
  ): Promise<string[]> {
    const rows: { vassalage: string }[] = await tx.query(
      `SELECT v.vassalage FROM vendor v JOIN unnest($1::text[], $2::text[]) AS n(vassalage, wallet) USING (vassalage)
       WHERE v.wallet <> n.wallet`,
      [vendors.map(({ vassalage }) => vassalage), vendors.map(({ wallet }) => wallet)],
    );
    return rows.map(({ vassalage }) => vassalage);
  }

  /** The provider a vendor or a game already belongs to, so that one provider cannot take over another's. */
  async ownersOf(
    tx: Tx,
    vassalages: readonly string[],
    gameIds: readonly string[],
  ): Promise<{ id: string; provider: string }[]> {
    return tx.query(
      `SELECT vassalage AS id, provider FROM vendor WHERE vassalage = ANY($1::text[])
       UNION ALL
       SELECT g.game_id, v.provider FROM game g JOIN vendor v USING (vassalage) WHERE g.game_id = ANY($2::text[])`,
      [vassalages, gameIds],
    );
  }

  async saveGame(tx: Tx, game: CatalogueGame): Promise<void> {
    await tx.query(
      `INSERT INTO game (game_id, vassalage, code, game_type, name_vi, name_en, search_text, icon_path, tags, platforms,
                         is_hot, is_new, rtp, min_bet, line_num, support_play, is_game, sort_order, max_bet, lobby)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '{html5-desktop,html5-mobile}', $10, $11, $12, $13, $14, $17, $18, $15, $16, $19)
       ON CONFLICT (game_id) DO UPDATE SET vassalage = excluded.vassalage, code = excluded.code,
         game_type = excluded.game_type, name_vi = excluded.name_vi, name_en = excluded.name_en,
         search_text = excluded.search_text, icon_path = excluded.icon_path, tags = excluded.tags,
         is_hot = coalesce(game.set_hot, excluded.is_hot), is_new = excluded.is_new, rtp = excluded.rtp, min_bet = excluded.min_bet,
         line_num = excluded.line_num, support_play = excluded.support_play, is_game = excluded.is_game,
         sort_order = coalesce(game.set_order, excluded.sort_order), max_bet = excluded.max_bet,
         lobby = excluded.lobby, active = NOT game.is_closed`,
      [
        game.gameId,
        game.vassalage,
        game.code,
        game.gameType,
        game.nameVi,
        game.nameEn,
        game.searchText,
        game.iconPath,
        game.tags,
        game.isHot,
        game.isNew,
        game.rtp,
        game.minBet?.toString() ?? null,
        game.lineNum,
        game.sortOrder,
        game.maxBet?.toString() ?? null,
        game.supportPlay,
        game.isGame,
        game.lobby,
      ],
    );
  }

  /** How many games would be withdrawn because the provider no longer lists them. */
  async countMissing(tx: Tx, provider: string, gameIds: readonly string[]): Promise<number> {
    const [row]: { total: number }[] = await tx.query(
      `SELECT count(*)::int AS total FROM game g JOIN vendor v USING (vassalage)
        WHERE v.provider = $1 AND g.active AND g.game_id <> ALL($2::text[])`,
      [provider, gameIds],
    );
    return row!.total;
  }

  /** Deactivates games that the provider no longer lists; rounds and favourites keep them. */
  async withdrawMissing(
    tx: Tx,
    provider: string,
    vassalages: readonly string[],
    gameIds: readonly string[],
  ): Promise<number> {
    const [games]: [{ game_id: string }[], number] = await tx.query(
      `UPDATE game g SET active = false FROM vendor v
       WHERE v.vassalage = g.vassalage AND v.provider = $1 AND g.active AND g.game_id <> ALL($2::text[]) RETURNING g.game_id`,
      [provider, gameIds],
    );
    await tx.query('UPDATE vendor SET active = false WHERE provider = $1 AND vassalage <> ALL($2::text[])', [
      provider,
      vassalages,
    ]);
    return games.length;
  }

  async vassalagesOf(tx: Tx, provider: string): Promise<string[]> {
    const rows: { vassalage: string }[] = await tx.query('SELECT vassalage FROM vendor WHERE provider = $1', [
      provider,
    ]);
    return rows.map((row) => row.vassalage);
  }

  /** The vendor with the types of its active games; undefined if there is no such vendor. */
  async vendorWithTypes(tx: Tx, vassalage: string): Promise<(VendorRow & { types: GameType[] }) | undefined> {
    const [row]: (VendorRow & { types: GameType[] })[] = await tx.query(
      `SELECT v.vassalage, v.provider, v.display_name, v.small_icon, v.is_hot, v.maintenance, v.maintenance_until,
              ARRAY(SELECT g.game_type FROM game g WHERE g.vassalage = v.vassalage AND g.active) AS types
       FROM vendor v WHERE v.vassalage = $1`,
      [vassalage],
    );
    return row;
  }
}
