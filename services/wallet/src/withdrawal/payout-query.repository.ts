import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

/** What the channel said last: under way, nothing, or that it does not know the payment. */
export const payoutAnswers = ['OPEN', 'NONE', 'UNKNOWN'] as const;
export type PayoutAnswer = (typeof payoutAnswers)[number];
export const proposals = ['PAID', 'FAILED'] as const;
export type PayoutProposal = (typeof proposals)[number];

export interface PayoutQuery {
  payoutId: string;
  state: 'WAITING' | 'QUEUED' | 'ENDED';
  since: Date;
  attempts: number;
  answer: PayoutAnswer | null;
  queuedAt: Date | null;
  proposal: PayoutProposal | null;
  /** Number of the transfer at the bank. */
  reference: string | null;
  note: string | null;
  proposedBy: string | null;
  proposedAt: Date | null;
}

export interface SilentPayout extends PayoutQuery {
  withdrawalId: string;
  memberId: string;
  channel: string;
  amount: bigint;
  paid: bigint;
}

export interface Proposal {
  proposal: PayoutProposal;
  reference: string | null;
  note: string;
  proposedBy: string;
  proposedAt: Date;
}

const columns = `q.payout_id AS "payoutId", q.state, q.since, q.attempts, q.answer, q.queued_at AS "queuedAt", q.proposal,
  q.reference, q.note, q.proposed_by AS "proposedBy", q.proposed_at AS "proposedAt"`;
const queued = `FROM payout_query q JOIN payout_order o ON o.id = q.payout_id JOIN withdrawal_order w ON w.id = o.withdrawal_id
  WHERE q.state = 'QUEUED'`;

@Injectable()
export class PayoutQueryRepository {
  constructor(private readonly pool: Pool) {}

  /** For a minute no other replica takes them. */
  async takeDue(limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.pool.query(
      `WITH taken AS (
         UPDATE payout_query SET next_at = clock_timestamp() + interval '1 minute' WHERE payout_id IN (
           SELECT payout_id FROM payout_query WHERE state = 'WAITING' AND next_at <= clock_timestamp()
            ORDER BY next_at LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING payout_id)
       SELECT payout_id AS id FROM taken`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Counts a question that did not end the payment; undefined if the payment has ended. */
  async asked(
    payoutId: string,
    answer: PayoutAnswer,
    { everySeconds, tries }: { everySeconds: number; tries: number },
  ): Promise<PayoutQuery['state'] | undefined> {
    const rows: { state: PayoutQuery['state'] }[] = await this.pool.query(
      `WITH asked AS (
         UPDATE payout_query SET attempts = attempts + 1, answer = $2,
                next_at = clock_timestamp() + least(21600, $3 * power(2, least(attempts + 1, 10))) * interval '1 second',
                state = CASE WHEN $2 = 'UNKNOWN' OR attempts + 1 >= $4 THEN 'QUEUED' ELSE state END,
                queued_at = CASE WHEN $2 = 'UNKNOWN' OR attempts + 1 >= $4 THEN coalesce(queued_at, clock_timestamp()) ELSE queued_at END
          WHERE payout_id = $1 AND state <> 'ENDED' RETURNING state)
       SELECT state FROM asked`,
      [payoutId, answer, everySeconds, tries],
    );
    return rows[0]?.state;
  }

  async lock(tx: Tx, payoutId: string): Promise<PayoutQuery | undefined> {
    const rows: PayoutQuery[] = await tx.query(
      `SELECT ${columns} FROM payout_query q WHERE payout_id = $1 FOR UPDATE`,
      [payoutId],
    );
    return rows[0];
  }

  async propose(tx: Tx, payoutId: string, p: Proposal): Promise<void> {
    await tx.query(
      `UPDATE payout_query SET proposal = $2, reference = $3, note = $4, proposed_by = $5, proposed_at = $6
        WHERE payout_id = $1`,
      [payoutId, p.proposal, p.reference, p.note, p.proposedBy, p.proposedAt],
    );
  }

  async dropProposal(tx: Tx, payoutId: string): Promise<void> {
    await tx.query(
      `UPDATE payout_query SET proposal = NULL, reference = NULL, note = NULL, proposed_by = NULL, proposed_at = NULL
        WHERE payout_id = $1`,
      [payoutId],
    );
  }

  async markDecided(tx: Tx, payoutId: string, decidedBy: string): Promise<void> {
    await tx.query('UPDATE payout_query SET decided_by = $2 WHERE payout_id = $1', [payoutId, decidedBy]);
  }

  async queue(limit: number, offset: number): Promise<{ list: SilentPayout[]; total: number }> {
    type Row = Omit<SilentPayout, 'amount' | 'paid'> & Record<'amount' | 'paid', string>;
    const rows: Row[] = await this.pool.query(
      `SELECT ${columns}, o.withdrawal_id AS "withdrawalId", o.amount, o.paid, w.member_id AS "memberId", w.channel ${queued}
        ORDER BY q.queued_at, q.payout_id LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    const [count]: { n: string }[] = await this.pool.query(`SELECT count(*) AS n ${queued}`);
    const list = rows.map((row) => ({ ...row, amount: BigInt(row.amount), paid: BigInt(row.paid) }));
    return { list, total: Number(count!.n) };
  }

  /** Payments whose notice is overdue, and those of them that wait for an operator. */
  async figures(): Promise<{ oldestSeconds: number; queued: number }> {
    const [row]: { oldest: string; queued: string }[] = await this.pool.query(
      `SELECT coalesce(extract(epoch FROM clock_timestamp() - min(since)), 0) AS oldest,
              count(*) FILTER (WHERE state = 'QUEUED') AS queued
         FROM payout_query
        WHERE state = 'QUEUED' OR (state = 'WAITING' AND (attempts > 0 OR next_at <= clock_timestamp()))`,
    );
    return { oldestSeconds: Number(row!.oldest), queued: Number(row!.queued) };
  }
}
