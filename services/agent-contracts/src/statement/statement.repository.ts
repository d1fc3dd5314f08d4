import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { BetRow } from '../report/report.repository.js';

export interface BillRow {
  id: string;
  runId: string;
  type: string;
  periodKey: string;
  agentId: string;
  account: string;
  payer: string;
  teamBet: string;
  base: string;
  activeMembers: number;
  carryIn: string;
  carryOut: string;
  tierNumber: number;
  ratePpm: number;
  gross: string;
  lowerTotal: string;
  net: string;
  payable: string;
  paid: string;
  /** Whether the wallet has refused a payment that was not tried again. */
  refused: boolean;
  status: string;
  from: Date;
  to: Date;
}

export interface Adjustment {
  id: string;
  billId: string;
  amount: string;
  reason: string;
  proposedBy: string;
  proposedAt: Date;
  status: 'PROPOSED' | 'APPROVED' | 'REFUSED';
  decidedBy: string | null;
}

export interface IncomeRow {
  day: string;
  type: string;
  amount: string;
}

const columns = `bill.id, run_id AS "runId", bill.type, bill.period_key AS "periodKey", agent_id AS "agentId", account, payer,
  team_bet::text AS "teamBet", base::text, active_members AS "activeMembers", carry_in::text AS "carryIn",
  carry_out::text AS "carryOut", tier_number AS "tierNumber", rate_ppm AS "ratePpm", gross::text,
  lower_total::text AS "lowerTotal", net::text, payable::text, paid::text, bill.status, from_at AS "from", to_at AS "to",
  EXISTS (SELECT FROM bill_payment payment WHERE bill_id = bill.id AND payment.status = 'REFUSED'
             AND NOT EXISTS (SELECT FROM bill_payment again WHERE again.retry_of = payment.credit_key)) AS refused`;
const from = `FROM bill JOIN settlement_run run ON run.id = run_id JOIN agent_node ON member_id = agent_id`;

@Injectable()
export class StatementRepository {
  constructor(private readonly pool: Pool) {}

  async ofAgent(
    agentId: string,
    type: string,
    limit: number,
    offset: number,
  ): Promise<{ list: BillRow[]; total: number }> {
    const list: BillRow[] = await this.pool.query(
      `SELECT ${columns} ${from} WHERE agent_id = $1 AND bill.type = $2 ORDER BY to_at DESC LIMIT $3 OFFSET $4`,
      [agentId, type, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      'SELECT count(*)::int AS total FROM bill WHERE agent_id = $1 AND type = $2',
      [agentId, type],
    );
    return { list, total };
  }

  async ofRun(runId: string, limit: number, offset: number): Promise<{ list: BillRow[]; total: number }> {
    const list: BillRow[] = await this.pool.query(
      `SELECT ${columns} ${from} WHERE run_id = $1 ORDER BY net DESC, account LIMIT $2 OFFSET $3`,
      [runId, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      'SELECT count(*)::int AS total FROM bill WHERE run_id = $1',
      [runId],
    );
    return { list, total };
  }

  async find(id: string): Promise<BillRow | undefined> {
    const [row]: BillRow[] = await this.pool.query(`SELECT ${columns} ${from} WHERE bill.id = $1`, [id]);
    return row;
  }

  async isKnown(on: Tx | Pool, id: string): Promise<boolean> {
    return (await on.query<unknown[]>('SELECT FROM bill WHERE id = $1', [id])).length > 0;
  }

  /** The bills directly below one, which are taken off it. */
  async below(bill: BillRow): Promise<BillRow[]> {
    return this.pool.query(
      `SELECT ${columns} ${from} WHERE run_id = $1 AND upline_id = $2 ORDER BY gross DESC, account LIMIT 1000`,
      [bill.runId, bill.agentId],
    );
  }

  /** The bets of a bill: those of the agent and of the team below at the time. */
  async bets(bill: BillRow, limit: number, offset: number): Promise<{ list: BetRow[]; total: number }> {
    const where = `FROM play_source play JOIN agent_node node USING (member_id)
      WHERE settled_at >= $2 AND settled_at < $3 AND upline_id IS NOT NULL AND (play.member_id = $1
         OR EXISTS (SELECT FROM upline_agent WHERE upline_agent.upline_id = play.upline_id AND agent_id = $1))`;
    const values = [bill.agentId, bill.from, bill.to];
    const list: BetRow[] = await this.pool.query(
      `SELECT source_key AS "sourceKey", account, play.member_id AS "memberId", vassalage, category, bet::text,
              valid_bet::text AS "validBet", payout::text, settled_at AS at ${where}
        ORDER BY settled_at DESC, source_key LIMIT $4 OFFSET $5`,
      [...values, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      `SELECT count(*)::int AS total ${where}`,
      values,
    );
    return { list, total };
  }

  /** What contracts brought an agent: bills by the day their period ended, real-time salaries by the day of the bets. */
  async income(agentId: string, range: { from: string; to: string }, zone: string): Promise<IncomeRow[]> {
    return this.pool.query(
      `SELECT day::text, type, sum(amount)::text AS amount FROM (
         SELECT (run.to_at - interval '1 ms') AT TIME ZONE $4 AS at, bill.type, bill.paid AS amount
           FROM bill JOIN settlement_run run ON run.id = run_id WHERE agent_id = $1
         UNION ALL SELECT settled_at AT TIME ZONE $4, 'REALTIME', amount FROM realtime_line WHERE agent_id = $1
       ) earned, LATERAL (SELECT at::date AS day) days
       WHERE day BETWEEN $2 AND $3 GROUP BY day, type HAVING sum(amount) <> 0 ORDER BY day DESC, type`,
      [agentId, range.from, range.to, zone],
    );
  }

  async realtime(
    agentId: string,
    limit: number,
    offset: number,
  ): Promise<{
    list: {
      sourceKey: string;
      account: string;
      validBet: string;
      ratePpm: number;
      amount: string;
      at: Date;
      status: string;
    }[];
    total: number;
  }> {
    const list = await this.pool.query(
      `SELECT source_key AS "sourceKey", account, valid_bet::text AS "validBet", rate_ppm AS "ratePpm", line.amount::text,
              line.settled_at AS at, COALESCE(batch.status, 'OPEN') AS status
         FROM realtime_line line JOIN agent_node node ON node.member_id = line.member_id
         LEFT JOIN realtime_batch batch ON batch.id = batch_id
        WHERE line.agent_id = $1 ORDER BY line.settled_at DESC, source_key LIMIT $2 OFFSET $3`,
      [agentId, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      'SELECT count(*)::int AS total FROM realtime_line WHERE agent_id = $1',
      [agentId],
    );
    return { list, total };
  }

  async adjustments(
    status: string | undefined,
    limit: number,
  ): Promise<(Adjustment & { account: string; periodKey: string; type: string })[]> {
    return this.pool.query(
      `SELECT adjustment.id, bill_id AS "billId", adjustment.amount::text, reason, proposed_by AS "proposedBy",
              proposed_at AS "proposedAt", adjustment.status, decided_by AS "decidedBy", account, bill.period_key AS "periodKey",
              bill.type
         FROM bill_adjustment adjustment JOIN bill ON bill.id = bill_id JOIN agent_node ON member_id = agent_id
        WHERE $1::text IS NULL OR adjustment.status = $1 ORDER BY proposed_at DESC LIMIT $2`,
      [status ?? null, limit],
    );
  }

  async propose(on: Tx | Pool, adjustment: Omit<Adjustment, 'status' | 'decidedBy'>): Promise<void> {
    const { id, billId, amount, reason, proposedBy, proposedAt } = adjustment;
    await on.query(
      `INSERT INTO bill_adjustment (id, bill_id, amount, reason, proposed_by, proposed_at, status)
       VALUES ($1, $2, $3, $4, $5, $6, 'PROPOSED')`,
      [id, billId, amount, reason, proposedBy, proposedAt],
    );
  }

  async lockAdjustment(tx: Tx, id: string): Promise<Adjustment | undefined> {
    const [row]: Adjustment[] = await tx.query(
      `SELECT id, bill_id AS "billId", amount::text, reason, proposed_by AS "proposedBy", proposed_at AS "proposedAt", status,
              decided_by AS "decidedBy" FROM bill_adjustment WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return row;
  }

  async decide(tx: Tx, id: string, status: string, by: string, at: Date): Promise<void> {
    await tx.query('UPDATE bill_adjustment SET status = $2, decided_by = $3, decided_at = $4 WHERE id = $1', [
      ...[id, status, by, at],
    ]);
  }

  /** The credit of an approved adjustment joins the payments of its bill. */
  async addPayment(
    tx: Tx,
    adjustment: Adjustment,
    creditKey: string,
    at: Date,
  ): Promise<{ agentId: string; type: string }> {
    const [row]: { agentId: string; type: string }[] = await tx.query(
      `WITH added AS (
         INSERT INTO bill_payment (credit_key, bill_id, agent_id, amount, status, requested_at)
         SELECT $2, bill.id, agent_id, $3, 'REQUESTED', $4 FROM bill WHERE id = $1 RETURNING bill_id)
       SELECT agent_id AS "agentId", type FROM bill JOIN added ON bill_id = bill.id`,
      [adjustment.billId, creditKey, adjustment.amount, at],
    );
    return row!;
  }
}
