import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryPrepared } from '#libs/database';

export interface NewLaunch {
  id: string;
  ticketHash: Buffer;
  memberId: string;
  accountType: number;
  gameId: string;
  vassalage: string | undefined;
  mode: 'REAL' | 'PLAY';
  language: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface LaunchedGame {
  vassalage: string;
  provider: string;
  code: string;
}

export interface LaunchableGame {
  accountTypeName: string | null;
  gameType: string;
  isGame: string;
  maintenance: boolean;
}

const open = (table: string) =>
  `NOT (${table}.maintenance AND (${table}.maintenance_until IS NULL OR ${table}.maintenance_until > $8))`;

const add = {
  name: 'launch-add',
  text: `WITH playable AS (
      SELECT g.game_id, g.vassalage, g.code, v.provider FROM game g JOIN vendor v USING (vassalage)
      WHERE g.game_id = $5 AND ($6::text IS NULL OR g.vassalage = $6) AND g.active AND v.active
        AND g.account_type_name IS NULL AND g.is_game = 'GAME' AND g.game_type NOT IN ('LOTT', 'ELOTT')
        AND ${open('g')} AND ${open('v')}
    ), launched AS (
      INSERT INTO launch (id, ticket_hash, member_id, account_type, vassalage, game_id, mode, language, created_at, expires_at)
      SELECT $1, $2, $3, $4, p.vassalage, p.game_id, $7, $10, $8, $9 FROM playable p
    ) SELECT vassalage, code, provider FROM playable`,
};

@Injectable()
export class LaunchRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Leaves the launch behind if the game can be launched now, in one statement: that it is offered, by a provider and not
   * under maintenance, is checked by the same statement that inserts. Undefined where it cannot.
   */
  async add(launch: NewLaunch): Promise<LaunchedGame | undefined> {
    const [row] = await queryPrepared<LaunchedGame>(this.source, add, [
      ...[launch.id, launch.ticketHash, launch.memberId, launch.accountType, launch.gameId],
      ...[launch.vassalage ?? null, launch.mode, launch.createdAt, launch.expiresAt, launch.language],
    ]);
    return row;
  }

  /** Why it could not be launched. Undefined where there is no such game of that vendor. */
  async find(gameId: string, vassalage: string | undefined, now: Date): Promise<LaunchableGame | undefined> {
    const [row]: LaunchableGame[] = await this.source.query(
      `SELECT g.account_type_name AS "accountTypeName", g.game_type AS "gameType", g.is_game AS "isGame",
              ((g.maintenance AND (g.maintenance_until IS NULL OR g.maintenance_until > $3))
               OR (v.maintenance AND (v.maintenance_until IS NULL OR v.maintenance_until > $3))) AS maintenance
       FROM game g JOIN vendor v USING (vassalage)
       WHERE g.game_id = $1 AND ($2::text IS NULL OR g.vassalage = $2) AND g.active AND v.active`,
      [gameId, vassalage ?? null, now],
    );
    return row;
  }
}
