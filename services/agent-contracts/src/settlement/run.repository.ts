import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { newId } from '#libs/platform';
import type { CarryRule, PayerMode } from '../terms/payment.terms.js';
import type { SettledPeriod } from '../terms/period.rules.js';
import type { ContractType, PeriodKind, Tier } from '../terms/tier.rules.js';
import type { Bill } from './bill.rules.js';

export type RunType = Exclude<ContractType, 'REALTIME'>;
export const runStatuses = ['OPEN', 'CALCULATED', 'FROZEN', 'PAYING', 'STOPPED', 'DONE'] as const;
export type RunStatus = (typeof runStatuses)[number];

export interface Run {
  id: string;
  type: RunType;
  period: PeriodKind;
  periodKey: string;
  from: Date;
  to: Date;
  fromDay: string;
  toDay: string;
  status: RunStatus;
  watermark: Date | null;
  held: boolean;
  approvedBy: string | null;
  openedAt: Date;
  calculatedAt: Date | null;
  frozenAt: Date | null;
  doneAt: Date | null;
}

/** A tree that is not paid, with what its top earned and what the platform would pay, minor units. */
export interface ShownStop {
  account: string;
  gross: string;
  payable: string;
}
export type RunRow = Run & { bills: number; gross: string; paid: string; stops: ShownStop[] };

export interface SettledContract {
  contractId: string;
  agentId: string;
  uplineId: string | null;
  payer: PayerMode;
  carryRule: CarryRule;
  tiers: Tier[];
  frozen: boolean;
  carryIn: bigint;
  shortfallIn: bigint;
}

const columns = `id, type, period, period_key AS "periodKey", from_at AS "from", to_at AS "to", from_day::text AS "fromDay",
  to_day::text AS "toDay", status, watermark, held, approved_by AS "approvedBy", opened_at AS "openedAt",
  calculated_at AS "calculatedAt", frozen_at AS "frozenAt", done_at AS "doneAt"`;

@Injectable()
export class RunRepository {
  constructor(private readonly pool: Pool) {}

  /** Kinds of contract that are settled, since when, and where the latest run of each ended. */
  async kinds(): Promise<{ type: RunType; period: PeriodKind; since: Date; settledTo: Date | null }[]> {
    return this.pool.query(
      `SELECT type, period, min(effective_from) AS since,
              (SELECT max(to_at) FROM settlement_run run WHERE run.type = contract.type AND run.period = contract.period) AS "settledTo"
         FROM contract WHERE signed_at IS NOT NULL AND type <> 'REALTIME' AND effective_to IS DISTINCT FROM effective_from
        GROUP BY type, period`,
    );
  }

  async open(type: RunType, period: SettledPeriod, at: Date): Promise<void> {
    const { kind, key, from, to, fromDay, toDay } = period;
    await this.pool.query(
      `INSERT INTO settlement_run (id, type, period, period_key, from_at, to_at, from_day, to_day, status, opened_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'OPEN', $9) ON CONFLICT ON CONSTRAINT settlement_run_once DO NOTHING`,
      [newId(), type, kind, key, from, to, fromDay, toDay, at],
    );
  }

  /** Runs with work to do, salaries before the dividends that deduct them. */
  async unfinished(): Promise<Run[]> {
    return this.pool.query(
      `SELECT ${columns} FROM settlement_run WHERE status <> 'DONE' AND NOT held ORDER BY to_at, type = 'DIVIDEND', type LIMIT 5000`,
    );
  }

  async exists(id: string): Promise<boolean> {
    const rows: unknown[] = await this.pool.query('SELECT FROM settlement_run WHERE id = $1', [id]);
    return rows.length > 0;
  }

  async lock(tx: Tx, id: string): Promise<Run | undefined> {
    const [row]: Run[] = await tx.query(`SELECT ${columns} FROM settlement_run WHERE id = $1 FOR UPDATE`, [
      id,
    ]);
    return row;
  }

  async page(limit: number, offset: number): Promise<{ list: RunRow[]; total: number }> {
    const list: RunRow[] = await this.pool.query(
      `SELECT ${columns}, bills, gross, paid,
              (SELECT COALESCE(json_agg(json_build_object('account', root.account, 'gross', stop.gross::text,
                        'payable', stop.payable::text) ORDER BY root.account), '[]')
                 FROM run_stop stop JOIN agent_node root ON root.member_id = root_id
                WHERE stop.run_id = run.id AND released_at IS NULL) AS stops
         FROM settlement_run run
         LEFT JOIN LATERAL (SELECT count(*)::int AS bills, COALESCE(sum(net), 0)::text AS gross,
                                   COALESCE(sum(paid), 0)::text AS paid FROM bill WHERE run_id = run.id) sums ON true
        ORDER BY to_at DESC, type LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      'SELECT count(*)::int AS total FROM settlement_run',
    );
    return { list, total };
  }

  /** Salaries of the same time whose payments are not planned yet. */
  async hasOpenSalaries(tx: Tx, run: Run): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT FROM settlement_run WHERE type <> 'DIVIDEND' AND status IN ('OPEN', 'CALCULATED', 'FROZEN', 'STOPPED')
          AND to_at <= $1 LIMIT 1`,
      [run.to],
    );
    return rows.length > 0;
  }

  /** Whether an earlier run of the type and period is not calculated, is stopped or is held: its carries may still change. */
  hasUnsettledBefore(tx: Tx, run: Run): Promise<boolean> {
    return this.hasBefore(tx, run, `status IN ('OPEN', 'STOPPED') OR held`);
  }

  /** Whether an earlier run of the type and period may still be calculated again. */
  hasUnapprovedBefore(tx: Tx, run: Run): Promise<boolean> {
    return this.hasBefore(tx, run, `status IN ('OPEN', 'CALCULATED', 'STOPPED') OR held`);
  }

  private async hasBefore(tx: Tx, run: Run, condition: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT FROM settlement_run WHERE type = $1 AND period = $2 AND to_at <= $3 AND status <> 'DONE' AND (${condition}) LIMIT 1`,
      [run.type, run.period, run.from],
    );
    return rows.length > 0;
  }

  /** Keeps the later runs of the type and period from being calculated until the transaction ends. */
  async lockAfter(tx: Tx, run: Run): Promise<void> {
    await tx.query(
      `SELECT FROM settlement_run WHERE type = $1 AND period = $2 AND from_at >= $3 AND status <> 'DONE'
        ORDER BY from_at FOR UPDATE`,
      [run.type, run.period, run.to],
    );
  }

  /** Later runs that pay nothing yet are calculated again, with the carries of this one. */
  async reopenAfter(tx: Tx, run: Run): Promise<void> {
    await tx.query(
      `UPDATE settlement_run later SET status = 'OPEN', watermark = NULL, approved_by = NULL, calculated_at = NULL, frozen_at = NULL
        WHERE type = $1 AND period = $2 AND from_at >= $3 AND status IN ('CALCULATED', 'FROZEN')
          AND NOT EXISTS (SELECT FROM bill JOIN bill_payment ON bill_id = bill.id WHERE run_id = later.id)
          AND NOT EXISTS (SELECT FROM bill JOIN agent_debt ON bill_id = bill.id WHERE run_id = later.id)`,
      [run.type, run.period, run.to],
    );
  }

  /** Contracts in force during the whole period, with what the period before left over. */
  async contracts(tx: Tx, run: Run): Promise<SettledContract[]> {
    const rows: (Omit<SettledContract, 'tiers' | 'carryIn' | 'shortfallIn'> & {
      tiers: { ratePpm: number; activeMembers: number; bet: string; loss: string }[];
      carryIn: string;
      shortfallIn: string;
    })[] = await tx.query(
      `SELECT contract.id AS "contractId", party_id AS "agentId", counterparty_id AS "uplineId", contract.payer,
              carry_rule AS "carryRule", tiers, node.frozen_at IS NOT NULL AS frozen,
              COALESCE(before.carry_out, 0)::text AS "carryIn", COALESCE(before.shortfall_out, 0)::text AS "shortfallIn"
         FROM contract JOIN agent_node node ON node.member_id = party_id
         LEFT JOIN LATERAL (
           SELECT carry_out, shortfall_out FROM bill JOIN settlement_run run ON run.id = bill.run_id
            WHERE bill.agent_id = party_id AND bill.type = contract.type AND run.to_at = $3
              AND (bill.contract_id = contract.id OR contract.previous_id IS NOT NULL)
         ) before ON true
        WHERE contract.type = $1 AND contract.period = $2 AND signed_at IS NOT NULL
          AND effective_from <= $3 AND (effective_to IS NULL OR effective_to >= $4)`,
      [run.type, run.period, run.from, run.to],
    );
    return rows.map(({ tiers, carryIn, shortfallIn, ...row }) => ({
      ...row,
      ...{ carryIn: BigInt(carryIn), shortfallIn: BigInt(shortfallIn) },
      tiers: tiers.map(({ bet, loss, ...rest }) => ({ ...rest, bet: BigInt(bet), loss: BigInt(loss) })),
    }));
  }

  /** Replaces the bills of agents in a run, or all; a bill that stays keeps its id. */
  async replaceBills(
    tx: Tx,
    run: Run,
    bills: readonly (Bill & { teamBet: bigint })[],
    agentIds: readonly string[] | null,
  ): Promise<void> {
    const kept = bills.map(({ agentId }) => agentId);
    await tx.query(
      `DELETE FROM bill WHERE run_id = $1 AND NOT agent_id = ANY ($2::uuid[])
          AND ($3::uuid[] IS NULL OR agent_id = ANY ($3::uuid[]))`,
      [run.id, kept, agentIds],
    );
    const of = <K extends keyof (typeof bills)[number]>(key: K) => bills.map((bill) => bill[key]);
    await tx.query(
      `INSERT INTO bill (id, run_id, contract_id, agent_id, upline_id, type, period_key, payer, base, team_bet, active_members,
         carry_in, carry_out, shortfall_in, shortfall_out, tier_number, rate_ppm, gross, lower_total, net, payable, status)
       SELECT id, $1, contract_id, agent_id, upline_id, $2, $3, payer, base, team_bet, active_members, carry_in, carry_out,
              shortfall_in, shortfall_out, tier_number, rate_ppm, gross, lower_total, net, payable, status
         FROM unnest($4::uuid[], $5::uuid[], $6::uuid[], $7::uuid[], $8::text[], $9::bigint[], $10::bigint[], $11::int[],
                     $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[], $16::int[], $17::int[], $18::bigint[],
                     $19::bigint[], $20::bigint[], $21::bigint[], $22::text[])
           AS given (id, contract_id, agent_id, upline_id, payer, base, team_bet, active_members, carry_in, carry_out,
                     shortfall_in, shortfall_out, tier_number, rate_ppm, gross, lower_total, net, payable, status)
       ON CONFLICT ON CONSTRAINT bill_once DO UPDATE SET (contract_id, upline_id, payer, base, team_bet, active_members, carry_in,
           carry_out, shortfall_in, shortfall_out, tier_number, rate_ppm, gross, lower_total, net, payable, status)
         = ROW (excluded.contract_id, excluded.upline_id, excluded.payer, excluded.base, excluded.team_bet,
           excluded.active_members, excluded.carry_in, excluded.carry_out, excluded.shortfall_in, excluded.shortfall_out,
           excluded.tier_number, excluded.rate_ppm, excluded.gross, excluded.lower_total, excluded.net, excluded.payable,
           excluded.status)`,
      [
        ...[run.id, run.type, run.periodKey, bills.map(() => newId()), of('contractId'), of('agentId')],
        ...[of('uplineId'), of('payer'), of('base'), of('teamBet'), of('activeMembers'), of('carryIn')],
        ...[of('carryOut'), of('shortfallIn'), of('shortfallOut'), of('tierNumber'), of('ratePpm')],
        ...[of('gross'), of('lowerTotal'), of('net'), of('payable'), of('status')],
      ],
    );
  }

  async bills(tx: Tx, runId: string): Promise<(Bill & { id: string })[]> {
    const rows: (Bill & { id: string })[] = await tx.query(
      `SELECT id, contract_id AS "contractId", agent_id AS "agentId", upline_id AS "uplineId", payer, gross, net, payable,
              lower_total AS "lowerTotal", status FROM bill WHERE run_id = $1 ORDER BY agent_id`,
      [runId],
    );
    return rows.map((row) => ({
      ...row,
      ...{ gross: BigInt(row.gross), net: BigInt(row.net), payable: BigInt(row.payable) },
      lowerTotal: BigInt(row.lowerTotal),
    }));
  }

  async move(
    tx: Tx,
    id: string,
    status: RunStatus,
    more: { watermark?: Date; at: Date; approvedBy?: string },
  ): Promise<void> {
    await tx.query(
      `UPDATE settlement_run SET status = $2, watermark = COALESCE($3, watermark), approved_by = COALESCE($5, approved_by),
              calculated_at = CASE WHEN $2 = 'CALCULATED' THEN $4 ELSE calculated_at END,
              frozen_at = CASE WHEN $2 = 'FROZEN' THEN $4 ELSE frozen_at END,
              done_at = CASE WHEN $2 = 'DONE' THEN $4 ELSE done_at END
        WHERE id = $1`,
      [id, status, more.watermark ?? null, more.at, more.approvedBy ?? null],
    );
  }

  async hold(id: string, held: boolean): Promise<boolean> {
    const [rows] = (await this.pool.query(
      `UPDATE settlement_run SET held = $2 WHERE id = $1 AND status <> 'DONE' RETURNING 1`,
      [id, held],
    )) as [unknown[], number];
    return rows.length > 0;
  }
}
