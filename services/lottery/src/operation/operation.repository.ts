import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Result } from '../engine/index.js';
import type { DrawName } from '../fairness/outcome.rules.js';

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

export interface Exposure {
  cell: string;
  amount: bigint;
}

@Injectable()
export class OperationRepository {
  constructor(private readonly source: DataSource) {}

  /** A second proposal of the same proposer replaces the first. */
  async propose(tx: EntityManager, proposal: Proposal): Promise<void> {
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

  async proposals({ gameCode, numero }: DrawName, version: number, tx?: EntityManager): Promise<Proposal[]> {
    const rows: {
      proposed_by: string;
      source: 'FEED' | 'OPERATORS';
      result: Result;
      proposed_at: Date;
    }[] = await (tx ?? this.source).query(
      `SELECT proposed_by, source, result, proposed_at FROM result_proposal
        WHERE game_code = $1 AND numero = $2 AND version = $3 ORDER BY proposed_at`,
      [gameCode, numero, version],
    );
    return rows.map((row) => ({
      ...{ gameCode, numero, version, source: row.source, result: row.result },
      ...{ proposedBy: row.proposed_by, proposedAt: row.proposed_at },
    }));
  }

  async record(tx: EntityManager, action: OperatorAction): Promise<void> {
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
    }[] = await this.source.query('SELECT * FROM operator_action ORDER BY acted_at DESC, id DESC LIMIT $1', [
      limit,
    ]);
    return rows.map((row) => ({
      ...{ id: row.id, operatorId: row.operator_id, action: row.action, subject: row.subject },
      ...{ details: row.details, actedAt: row.acted_at },
    }));
  }

  /** The largest sums of a draw. */
  async exposure({ gameCode, numero }: DrawName, limit: number): Promise<Exposure[]> {
    const rows: { cell: string; amount: string }[] = await this.source.query(
      `SELECT cell, amount FROM draw_exposure WHERE game_code = $1 AND numero = $2 AND amount > 0
        ORDER BY amount DESC, cell LIMIT $3`,
      [gameCode, numero, limit],
    );
    return rows.map((row) => ({ cell: row.cell, amount: BigInt(row.amount) }));
  }

  async addException(
    tx: EntityManager,
    exception: { gameCode: string; day: string; kind: string; drawMinutes: number | null; reason: string },
  ): Promise<void> {
    const { gameCode, day, kind, drawMinutes, reason } = exception;
    await tx.query(
      `INSERT INTO draw_exception (game_code, business_day, kind, draw_minutes, reason) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (game_code, business_day)
         DO UPDATE SET kind = EXCLUDED.kind, draw_minutes = EXCLUDED.draw_minutes, reason = EXCLUDED.reason`,
      [gameCode, day, kind, drawMinutes, reason],
    );
  }
}
