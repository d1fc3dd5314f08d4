import { Injectable } from '@nestjs/common';
import { columnsOf, Pool, queryPrepared, unnestOf, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import { MicroBatcher } from '#libs/platform';
import { together } from '../together.js';
import type { RefusalCode } from './protocol.rules.js';
import { transactionColumns, read, type ProviderTransaction } from './transaction.repository.js';

export interface Ticket {
  launchId: string;
  vassalage: string;
  memberId: string;
  gameId: string;
  /** Null: the game has no rooms, or the member asked for none. */
  roomId: string | null;
  mode: Book;
  language: string;
  expiresAt: Date;
  used: boolean;
}

export interface GameSession {
  id: string;
  memberId: string;
  playerRef: string;
  gameId: string;
  /** Takes bets in every game of the vendor. */
  lobby: boolean;
  mode: Book;
  currency: string;
  ended: boolean;
}

/** All that decides whether a bet or a win is taken, read at once. */
export interface PlayContext {
  session: GameSession;
  /** The game that the call names, or that of the session; undefined if the vendor has no such game. */
  game: { gameType: string; maintenance: boolean; maxBet: bigint | null } | undefined;
  round: { status: string; isDecided: boolean; gameId: string; gameType: string } | undefined;
  transaction: ProviderTransaction | undefined;
}

export interface NewSession {
  id: string;
  ticket: Ticket;
  playerRef: string;
  currency: string;
  openedAt: Date;
  expiresAt: Date;
}

interface AskedContext {
  vassalage: string;
  call: { sessionId: string; transactionId: string; roundId?: string; gameId?: string | undefined };
  now: Date;
}

const sessionColumns = (
  now: string,
) => `s.id AS "sessionId", s.member_id AS "sessionMember", s.player_ref AS "playerRef",
  s.game_id AS "sessionGame", coalesce((SELECT lobby FROM game WHERE game_id = s.game_id), false) AS lobby, s.mode AS "sessionMode", s.currency AS "sessionCurrency",
  (s.ended_at IS NOT NULL OR s.expires_at <= ${now}) AS ended`;

interface SessionRow {
  sessionId: string;
  sessionMember: string;
  playerRef: string;
  sessionGame: string;
  lobby: boolean;
  sessionMode: Book;
  sessionCurrency: string;
  ended: boolean;
}

interface ContextRow extends SessionRow {
  place: number;
  offeredType: string | null;
  maxBet: string | null;
  maintenance: boolean;
  roundStatus: string | null;
  roundDecided: boolean;
  roundGame: string;
  roundType: string;
}

interface PendingRow {
  cause: 'ACCOUNT' | 'EXCLUSION' | null;
  ended: boolean;
  offered: boolean;
  maintenance: boolean;
  roundStatus: string | null;
}

/** Whether the game `g` or its vendor `v` is under maintenance at this time. */
const inMaintenance = (now: string) =>
  ['g', 'v']
    .map((t) => `(${t}.maintenance AND (${t}.maintenance_until IS NULL OR ${t}.maintenance_until > ${now}))`)
    .join(' OR ');

/** The round is a subquery, so that the planner looks it up by its whole key. */
const playContext = {
  name: 'provider-play-context',
  text: `SELECT a.place::int, ${sessionColumns('a.now')}, g.game_type AS "offeredType",
              least(g.max_bet, g.set_max_bet, room.max_bet, v.max_bet) AS "maxBet", ${inMaintenance('a.now')} AS maintenance,
              r.status AS "roundStatus", r.ended_by_operators AS "roundDecided", r.game_id AS "roundGame",
              r.game_type AS "roundType", ${transactionColumns}
       FROM ${unnestOf(
         'a',
         'session_id uuid, vassalage text, now timestamptz, round_id text, transaction_id text, game_id text',
       )}
       JOIN game_session s ON s.id = a.session_id AND s.vassalage = a.vassalage
       LEFT JOIN game g ON g.game_id = coalesce(a.game_id, s.game_id) AND g.vassalage = s.vassalage AND g.active
       LEFT JOIN game_room room ON room.game_id = s.game_id AND room.room_id = s.room_id
       LEFT JOIN vendor v ON v.vassalage = g.vassalage
       LEFT JOIN LATERAL (SELECT * FROM game_round
                          WHERE vassalage = a.vassalage AND round_id = a.round_id AND member_id = s.member_id
                            AND mode = s.mode LIMIT 1) r ON true
       LEFT JOIN provider_transaction t ON t.vassalage = a.vassalage AND t.transaction_id = a.transaction_id`,
};

@Injectable()
export class PlayRepository {
  private readonly contexts = new MicroBatcher((asked: AskedContext[]) => this.readContexts(asked), together);

  constructor(private readonly pool: Pool) {}

  async ticket(hash: Buffer): Promise<Ticket | undefined> {
    const [row]: Ticket[] = await this.pool.query(
      `SELECT id AS "launchId", vassalage, member_id AS "memberId", game_id AS "gameId", room_id AS "roomId", mode, language,
              expires_at AS "expiresAt", redeemed_at IS NOT NULL AS used
       FROM launch WHERE ticket_hash = $1`,
      [hash],
    );
    return row;
  }

  /** Spends the ticket; of many who try at once, one. */
  async spend(tx: Tx, launchId: string, now: Date): Promise<boolean> {
    const [rows]: [unknown[], number] = await tx.query(
      'UPDATE launch SET redeemed_at = $2 WHERE id = $1 AND redeemed_at IS NULL AND expires_at > $2 RETURNING 1',
      [launchId, now],
    );
    return rows.length > 0;
  }

  /** The player reference of this vendor; the proposed one if there is none yet. */
  async playerRef(tx: Tx, vassalage: string, memberId: string, proposed: string): Promise<string> {
    const [row]: { player_ref: string }[] = await tx.query(
      `INSERT INTO player (vassalage, member_id, player_ref) VALUES ($1, $2, $3)
       ON CONFLICT (vassalage, member_id) DO UPDATE SET player_ref = player.player_ref RETURNING player_ref`,
      [vassalage, memberId, proposed],
    );
    return row!.player_ref;
  }

  async addSession(tx: Tx, { ticket, ...session }: NewSession): Promise<void> {
    await tx.query(
      `INSERT INTO game_session (id, launch_id, vassalage, member_id, player_ref, game_id, mode, currency, language, opened_at, expires_at, room_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        session.id,
        ticket.launchId,
        ticket.vassalage,
        ticket.memberId,
        session.playerRef,
        ticket.gameId,
        ticket.mode,
        session.currency,
        ticket.language,
        session.openedAt,
        session.expiresAt,
        ticket.roomId,
      ],
    );
  }

  async session(vassalage: string, sessionId: string, now: Date): Promise<GameSession | undefined> {
    const [row]: SessionRow[] = await this.pool.query(
      `SELECT ${sessionColumns('$3')} FROM game_session s WHERE s.id = $1 AND s.vassalage = $2`,
      [sessionId, vassalage, now],
    );
    return row && sessionOf(row);
  }

  context(vassalage: string, call: AskedContext['call'], now: Date): Promise<PlayContext | undefined> {
    return this.contexts.run({ vassalage, call, now });
  }

  private async readContexts(asked: AskedContext[]): Promise<(PlayContext | undefined)[]> {
    const values = asked.map(({ vassalage, call, now }) => [
      call.sessionId,
      vassalage,
      now,
      call.roundId ?? null,
      call.transactionId,
      call.gameId ?? null,
    ]);
    const rows = await queryPrepared<ContextRow & Record<string, never>>(
      this.pool,
      playContext,
      columnsOf(values),
    );
    const found = new Map(rows.map((row) => [row.place, row]));
    return asked.map((_, at) => found.get(at + 1)).map((row) => row && contextOf(row));
  }

  /** The states of a transaction and of a round of this member and book; undefined where there is none. */
  async standing(asked: {
    vassalage: string;
    memberId: string;
    mode: Book;
    transactionId: string | undefined;
    roundId: string | undefined;
  }): Promise<{ transaction?: string; round?: { state: string; stake: string; payout: string } }> {
    const { vassalage, memberId, mode, transactionId = null, roundId = null } = asked;
    const [[transaction], [round]] = await Promise.all([
      this.pool.query<{ status: string }[]>(
        `SELECT status FROM provider_transaction
         WHERE vassalage = $1 AND transaction_id = $2 AND member_id = $3 AND mode = $4`,
        [vassalage, transactionId, memberId, mode],
      ),
      this.pool.query<{ state: string; stake: string; payout: string }[]>(
        `SELECT status AS state, stake, payout FROM game_round
         WHERE vassalage = $1 AND round_id = $2 AND member_id = $3 AND mode = $4`,
        [vassalage, roundId, memberId, mode],
      ),
    ]);
    return { ...(transaction && { transaction: transaction.status }), ...(round && { round }) };
  }

  /** Why a bet that was left pending may no longer be placed; undefined if it may. */
  async refusalOfPending(
    { vassalage, transactionId }: ProviderTransaction,
    now: Date,
  ): Promise<RefusalCode | undefined> {
    const [row]: PendingRow[] = await this.pool.query(
      `SELECT p.cause, coalesce(s.ended_at IS NOT NULL OR s.expires_at <= $3, false) AS ended,
              g.game_id IS NOT NULL AS offered, coalesce(${inMaintenance('$3')}, false) AS maintenance,
              r.status AS "roundStatus"
       FROM provider_transaction t
       LEFT JOIN LATERAL (SELECT cause FROM play_restriction
                          WHERE member_id = t.member_id AND restricted_until > $3 ORDER BY cause LIMIT 1) p ON true
       LEFT JOIN game_session s ON s.id = t.session_id
       LEFT JOIN game g ON g.game_id = t.game_id AND g.vassalage = t.vassalage AND g.active
       LEFT JOIN vendor v ON v.vassalage = g.vassalage
       LEFT JOIN game_round r ON r.vassalage = t.vassalage AND r.round_id = t.round_id AND r.member_id = t.member_id
                             AND r.mode = t.mode
       WHERE t.vassalage = $1 AND t.transaction_id = $2`,
      [vassalage, transactionId, now],
    );
    if (!row) throw new Error(`transaction ${vassalage}:${transactionId} is missing`);
    if (row.cause) return row.cause === 'EXCLUSION' ? 'SELF_EXCLUDED' : 'ACCOUNT_LOCKED';
    if (row.ended) return 'SESSION_ENDED';
    if (!row.offered) return 'GAME_UNKNOWN';
    if (row.maintenance) return 'GAME_MAINTENANCE';
    return row.roundStatus !== null && row.roundStatus !== 'OPEN' ? 'ROUND_CLOSED' : undefined;
  }
}

function contextOf(row: ContextRow & Record<string, never>): PlayContext {
  return {
    session: sessionOf(row),
    game:
      row.offeredType === null
        ? undefined
        : {
            gameType: row.offeredType,
            maintenance: row.maintenance,
            maxBet: row.maxBet === null ? null : BigInt(row.maxBet),
          },
    round:
      row.roundStatus === null
        ? undefined
        : {
            status: row.roundStatus,
            isDecided: row.roundDecided,
            gameId: row.roundGame,
            gameType: row.roundType,
          },
    transaction: row['transactionId'] === null ? undefined : read(row as never),
  };
}

function sessionOf(row: SessionRow): GameSession {
  return {
    id: row.sessionId,
    memberId: row.sessionMember,
    playerRef: row.playerRef,
    gameId: row.sessionGame,
    lobby: row.lobby,
    mode: row.sessionMode,
    currency: row.sessionCurrency,
    ended: row.ended,
  };
}
