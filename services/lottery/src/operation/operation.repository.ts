import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Result } from '#libs/lottery-engine';
import type { WeekdayChange } from '../schedule/game.js';
import type { DrawName } from '#libs/lottery-engine/fairness';

export interface Proposal extends DrawName {
  version: number;
  proposedBy: string;
  source: 'FEED' | 'OPERATORS';
  result: Result;
  proposedAt: Date;
}

export interface OperatorAction {
  id: string;
  operatorId: string;
  action: string;
  subject: string;
  details: Record<string, unknown>;
  actedAt: Date;
}

export interface StoredException {
  gameCode: string;
  day: string;
  kind: string;
  drawMinutes: number | null;
  reason: string;
}

export interface StoredWeekdays extends WeekdayChange {
  reason: string;
  changedBy: string;
  approvedBy: string | null;
  changedAt: Date;
}

export interface Exposure {
  cell: string;
  amount: bigint;
}

/** The limit of the cells of a game whose names begin so. */
export interface Bound {
  gameCode: string;
  prefix: string;
  limit: bigint;
}

/** DUE: drawn elsewhere, without a result here; DRAWN: with a result, newest first; COMING; VOID. */
export type DrawList = 'DUE' | 'DRAWN' | 'COMING' | 'VOID';

const conditionOf: Record<DrawList, string> = {
  DUE: `state = 'PENDING' AND draw_at <= $4`,
  DRAWN: `version > 0`,
  COMING: `state = 'PENDING' AND draw_at > $4`,
  VOID: `state = 'VOID'`,
};

/** In a list of all games, so that one of many draws does not fill it. */
const ofOneGame = 10;

const nextOf = (list: DrawList): string =>
  `(SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY game_code ORDER BY draw_at) AS place FROM draw
                    WHERE ${conditionOf[list]} AND game_code = ANY($1)) AS numbered WHERE place <= $3)`;

const newestOf = (list: DrawList): string =>
  `(SELECT newest.* FROM unnest($1::text[]) AS asked (code)
     CROSS JOIN LATERAL (SELECT * FROM draw WHERE game_code = asked.code AND ${conditionOf[list]}
                          ORDER BY close_at DESC LIMIT $3) AS newest)`;

export interface ListedDraw extends DrawName {
  closeAt: Date;
  drawAt: Date;
  state: string;
  version: number;
  voidReason: string | null;
  tickets: number;
  staked: bigint;
  proposals: number;
}

@Injectable()
export class OperationRepository {
  constructor(private readonly pool: Pool) {}

  async draws(list: DrawList, gameCodes: readonly string[], now: Date, limit: number): Promise<ListedDraw[]> {
    const newestFirst = list === 'DRAWN' || list === 'VOID';
    const rows: (Omit<ListedDraw, 'staked'> & { staked: string })[] = await this.pool.query(
      `SELECT listed.game_code AS "gameCode", listed.numero, close_at AS "closeAt", draw_at AS "drawAt", state, version,
              void_reason AS "voidReason", bets.tickets, bets.staked,
              (SELECT count(*)::int FROM result_proposal proposal WHERE proposal.game_code = listed.game_code
                  AND proposal.numero = listed.numero AND proposal.version = listed.version + 1) AS proposals
         FROM (SELECT * FROM ${newestFirst ? newestOf(list) : nextOf(list)} AS each
                ORDER BY draw_at ${newestFirst ? 'DESC' : ''}, game_code LIMIT $2) AS listed
        CROSS JOIN LATERAL (SELECT count(*)::int AS tickets, coalesce(sum(stake), 0) AS staked FROM ticket
                             WHERE ticket.game_code = listed.game_code AND ticket.numero = listed.numero
                               AND ticket.state NOT IN ('REFUSED', 'CANCELLED')) AS bets
        ORDER BY draw_at ${newestFirst ? 'DESC' : ''}, "gameCode"`,
      [gameCodes, limit, gameCodes.length > 1 ? ofOneGame : limit, ...(newestFirst ? [] : [now])],
    );
    return rows.map((row) => ({ ...row, staked: BigInt(row.staked) }));
  }

  async exceptions(from: string): Promise<StoredException[]> {
    return this.pool.query(
      `SELECT game_code AS "gameCode", business_day::text AS day, kind, draw_minutes AS "drawMinutes", reason
         FROM draw_exception WHERE business_day >= $1::date ORDER BY business_day, game_code`,
      [from],
    );
  }

  /** A second proposal of the same proposer replaces the first. */
  async propose(tx: Tx, proposal: Proposal): Promise<void> {
    await tx.query(
      `INSERT INTO result_proposal (game_code, numero, version, proposed_by, source, result, proposed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (game_code, numero, version, source, proposed_by)
         DO UPDATE SET result = EXCLUDED.result, proposed_at = EXCLUDED.proposed_at`,
      [
        proposal.gameCode,
        proposal.numero,
        proposal.version,
        proposal.proposedBy,
        proposal.source,
        JSON.stringify(proposal.result),
        proposal.proposedAt,
      ],
    );
  }

  async proposals(on: Tx | Pool, { gameCode, numero }: DrawName, version: number): Promise<Proposal[]> {
    const rows: {
      proposed_by: string;
      source: 'FEED' | 'OPERATORS';
      result: Result;
      proposed_at: Date;
    }[] = await on.query(
      `SELECT proposed_by, source, result, proposed_at FROM result_proposal
        WHERE game_code = $1 AND numero = $2 AND version = $3 ORDER BY proposed_at`,
      [gameCode, numero, version],
    );
    return rows.map((row) => ({
      ...{ gameCode, numero, version, source: row.source, result: row.result },
      ...{ proposedBy: row.proposed_by, proposedAt: row.proposed_at },
    }));
  }

  async record(tx: Tx, action: OperatorAction): Promise<void> {
    const { id, operatorId, subject, details, actedAt } = action;
    await tx.query(
      `INSERT INTO operator_action (id, operator_id, action, subject, details, acted_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, operatorId, action.action, subject, JSON.stringify(details), actedAt],
    );
  }

  async actions(limit: number): Promise<OperatorAction[]> {
    const rows: {
      id: string;
      operator_id: string;
      action: string;
      subject: string;
      details: Record<string, unknown>;
      acted_at: Date;
    }[] = await this.pool.query('SELECT * FROM operator_action ORDER BY acted_at DESC, id DESC LIMIT $1', [
      limit,
    ]);
    return rows.map((row) => ({
      ...{ id: row.id, operatorId: row.operator_id, action: row.action, subject: row.subject },
      ...{ details: row.details, actedAt: row.acted_at },
    }));
  }

  /** The largest sums of a draw in real money. */
  async exposure({ gameCode, numero }: DrawName, limit: number): Promise<Exposure[]> {
    const rows: { cell: string; amount: string }[] = await this.pool.query(
      `SELECT cell, amount FROM draw_exposure
        WHERE game_code = $1 AND numero = $2 AND book = 'REAL' AND amount > 0
        ORDER BY amount DESC, cell LIMIT $3`,
      [gameCode, numero, limit],
    );
    return rows.map((row) => ({ cell: row.cell, amount: BigInt(row.amount) }));
  }

  /** Of all draws without a result, the sums over all members that are nearest to their limits. */
  async fullest(bounds: readonly Bound[], limit: number): Promise<(Exposure & DrawName)[]> {
    const rows: { game_code: string; numero: string; cell: string; amount: string }[] = await this.pool.query(
      `SELECT game_code, numero, cell, amount FROM draw JOIN draw_exposure USING (game_code, numero)
         JOIN unnest($1::text[], $2::text[], $3::bigint[]) AS bound (game_code, prefix, limit_amount)
           USING (game_code)
        WHERE draw.state = 'PENDING' AND book = 'REAL' AND amount > 0 AND prefix = split_part(cell, ':', 1)
        ORDER BY amount::numeric / limit_amount DESC, game_code, numero, cell LIMIT $4`,
      [
        bounds.map(({ gameCode }) => gameCode),
        bounds.map(({ prefix }) => prefix),
        bounds.map((bound) => bound.limit),
        limit,
      ],
    );
    return rows.map((row) => ({
      ...{ gameCode: row.game_code, numero: row.numero, cell: row.cell },
      amount: BigInt(row.amount),
    }));
  }

  async addWeekdays(tx: Tx, change: StoredWeekdays): Promise<void> {
    const { gameCode, version, validFrom, weekdays, reason, changedBy, approvedBy, changedAt } = change;
    await tx.query(
      `INSERT INTO draw_weekdays (game_code, version, valid_from, weekdays, reason, changed_by, approved_by, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [gameCode, version, validFrom, weekdays, reason, changedBy, approvedBy, changedAt],
    );
  }

  /** Changes of weekdays, the newest first. */
  weekdays(limit: number): Promise<StoredWeekdays[]> {
    return this.pool.query(
      `SELECT game_code AS "gameCode", version, valid_from::text AS "validFrom", weekdays, reason, changed_by AS "changedBy",
              approved_by AS "approvedBy", changed_at AS "changedAt"
         FROM draw_weekdays ORDER BY changed_at DESC, game_code LIMIT $1`,
      [limit],
    );
  }

  async addException(tx: Tx, exception: StoredException): Promise<void> {
    const { gameCode, day, kind, drawMinutes, reason } = exception;
    await tx.query(
      `INSERT INTO draw_exception (game_code, business_day, kind, draw_minutes, reason) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (game_code, business_day)
         DO UPDATE SET kind = EXCLUDED.kind, draw_minutes = EXCLUDED.draw_minutes, reason = EXCLUDED.reason`,
      [gameCode, day, kind, drawMinutes, reason],
    );
  }
}
