import { Inject, Injectable } from '@nestjs/common';
import { Pool, queryPrepared } from '#libs/database';
import type { Book } from '#libs/money';
import { CONFIG, MicroBatcher } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';

export interface NewLaunch {
  id: string;
  ticketHash: Buffer;
  memberId: string;
  accountType: number;
  gameId: string;
  vassalage: string | undefined;
  roomId: string | undefined;
  mode: Book;
  language: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface LaunchedGame {
  vassalage: string;
  provider: string;
  code: string;
  wallet: 'SEAMLESS' | 'TRANSFER';
  launchOrigin: string | null;
  launchPath: string | null;
}

export interface LaunchableGame {
  accountTypeName: string | null;
  gameType: string;
  isGame: string;
  maintenance: boolean;
  supportPlay: number;
  hasRoom: boolean;
  /** Whether the vendor takes the platform's currency. */
  hasCurrency: boolean;
}

const open = (table: string) =>
  `NOT (${table}.maintenance AND (${table}.maintenance_until IS NULL OR ${table}.maintenance_until > a.created_at))`;

const add = {
  name: 'launch-add',
  text: `WITH playable AS (
      SELECT a.*, g.vassalage AS vendor, g.code, v.provider, v.wallet, v.launch_origin, v.launch_path
      FROM unnest($1::uuid[], $2::bytea[], $3::uuid[], $4::smallint[], $5::text[], $6::text[], $7::text[], $8::text[],
                  $9::timestamptz[], $10::timestamptz[], $11::text[])
           AS a(id, ticket_hash, member_id, account_type, game_id, vassalage, mode, language, created_at, expires_at, room_id)
      JOIN game g ON g.game_id = a.game_id AND (a.vassalage IS NULL OR g.vassalage = a.vassalage)
      JOIN vendor v ON v.vassalage = g.vassalage
      LEFT JOIN game_room room ON room.game_id = a.game_id AND room.room_id = a.room_id
      LEFT JOIN reality_check r ON r.member_id = a.member_id AND a.mode = 'REAL' AND r.due_at <= a.created_at
      WHERE r.member_id IS NULL AND g.active AND v.active AND g.account_type_name IS NULL AND g.is_game = 'GAME'
        AND (a.mode = 'REAL' OR (g.support_play = 0 AND v.wallet = 'SEAMLESS')) AND
        (v.currencies IS NULL OR $12 = ANY(v.currencies)) AND (a.room_id IS NULL OR room.room_id IS NOT NULL)
        AND g.game_type NOT IN ('LOTT', 'ELOTT') AND ${open('g')} AND ${open('v')}
    ), launched AS (
      INSERT INTO launch (id, ticket_hash, member_id, account_type, vassalage, game_id, mode, language, created_at, expires_at, room_id)
      SELECT id, ticket_hash, member_id, account_type, vendor, game_id, mode, language, created_at, expires_at, room_id FROM playable
    ) SELECT id, vendor AS vassalage, code, provider, wallet, launch_origin AS "launchOrigin", launch_path AS "launchPath" FROM playable`,
};

@Injectable()
export class LaunchRepository {
  /** A launch is one small row, and many come at a time: those that gather share a statement and a commit. */
  private readonly launches = new MicroBatcher((batch: NewLaunch[]) => this.addAll(batch), {
    maxSize: 128,
  });

  constructor(
    private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  /**
   * Leaves the launch behind if the game can be launched now, in one statement: that it is offered, by a provider and not
   * under maintenance, and that no reality check waits for its answer, is checked by the inserting statement. Undefined if not.
   */
  add(launch: NewLaunch): Promise<LaunchedGame | undefined> {
    return this.launches.run(launch);
  }

  private async addAll(batch: NewLaunch[]): Promise<(LaunchedGame | undefined)[]> {
    const column = <K extends keyof NewLaunch>(name: K) => batch.map((launch) => launch[name] ?? null);
    const rows = await queryPrepared<LaunchedGame & { id: string }>(this.pool, add, [
      column('id'),
      column('ticketHash'),
      column('memberId'),
      column('accountType'),
      column('gameId'),
      column('vassalage'),
      column('mode'),
      column('language'),
      column('createdAt'),
      column('expiresAt'),
      column('roomId'),
      this.config.currency,
    ]);
    const games = new Map(rows.map((row) => [row.id, row]));
    return batch.map(({ id }) => games.get(id));
  }

  /** The reason why a game cannot be launched. Undefined if the vendor has no such game. */
  async find(
    { gameId, vassalage, roomId }: Pick<NewLaunch, 'gameId' | 'vassalage' | 'roomId'>,
    now: Date,
  ): Promise<LaunchableGame | undefined> {
    const [row]: LaunchableGame[] = await this.pool.query(
      `SELECT g.account_type_name AS "accountTypeName", g.game_type AS "gameType", g.is_game AS "isGame",
              g.support_play AS "supportPlay",
              ($4::text IS NULL OR EXISTS (SELECT 1 FROM game_room r WHERE r.game_id = g.game_id AND r.room_id = $4)) AS "hasRoom",
              (v.currencies IS NULL OR $5 = ANY(v.currencies)) AS "hasCurrency",
              ((g.maintenance AND (g.maintenance_until IS NULL OR g.maintenance_until > $3))
               OR (v.maintenance AND (v.maintenance_until IS NULL OR v.maintenance_until > $3))) AS maintenance
       FROM game g JOIN vendor v USING (vassalage)
       WHERE g.game_id = $1 AND ($2::text IS NULL OR g.vassalage = $2) AND g.active AND v.active`,
      [gameId, vassalage ?? null, now, roomId ?? null, this.config.currency],
    );
    return row;
  }
}
