import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { newId } from '#libs/platform';
import type { CarryRule, PayerMode } from '../terms/payment.terms.js';
import type { SettledPeriod } from '../terms/period.rules.js';
import type { ContractType, PeriodKind, Tier } from '../terms/tier.rules.js';
import type { Bill } from './bill.rules.js';

export type RunType = Exclude<ContractType, 'REALTIME'>;
export const runStatuses = ['OPEN', 'CALCULATED', 'FROZEN', 'PAYING', 'DONE'] as const;
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

  async page(
    limit: number,
    offset: number,
  ): Promise<{ list: (Run & { bills: number; gross: string; paid: string })[]; total: number }> {
    const list = await this.pool.query(
      `SELECT ${columns}, bills, gross, paid FROM settlement_run run
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

  async hasEarlierSalaries(tx: Tx, run: Run): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT FROM settlement_run WHERE type <> 'DIVIDEND' AND status = 'OPEN' AND to_at <= $1 LIMIT 1`,
      [run.to],
    );
    return rows.length > 0;
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

  /** Replaces the bills of a run; only a run that is not frozen may be calculated again. */
  async replaceBills(tx: Tx, run: Run, bills: readonly (Bill & { teamBet: bigint })[]): Promise<void> {
    await tx.query('DELETE FROM bill WHERE run_id = $1', [run.id]);
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
                     shortfall_in, shortfall_out, tier_number, rate_ppm, gross, lower_total, net, payable, status)`,
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
