import type { Transactions, Tx } from '#libs/database';
import { discard, type DeadLetter } from '../inbox/dead-letter.repository.js';
import { claimBehindBlock } from '../inbox/inbox.repository.js';

export interface DeadLetterFilter {
  type?: string;
  status?: DeadLetter['status'];
  key?: string;
}

export interface DeadLetterAction {
  id: string;
  eventId: string;
  type: string;
  key: string;
  action: 'REDRIVE' | 'DISCARD';
  operatorId: string;
  reason: string;
  actedAt: Date;
}

export interface Slice<T> {
  list: T[];
  total: number;
}

interface Paging {
  limit: number;
  offset: number;
}

interface Actor {
  operatorId: string;
  reason: string;
}

const letterColumns = `id, event_id AS "eventId", topic, type, key, status, reason, attempts, failed_at AS "failedAt"`;

/** What operators do with the dead letters of a service; each change is recorded in its transaction. */
export class DeadLetterOperations {
  constructor(
    private readonly consumer: string,
    private readonly transactions: Transactions,
  ) {}

  async list({ type, status, key }: DeadLetterFilter, paging: Paging): Promise<Slice<DeadLetter>> {
    const where = `consumer = $1 AND ($2::text IS NULL OR type = $2) AND ($3::text IS NULL OR status = $3)
      AND ($4::text IS NULL OR key = $4)`;
    const values = [this.consumer, type ?? null, status ?? null, key ?? null];
    return this.slice<DeadLetter>(
      `SELECT ${letterColumns} FROM dead_letter WHERE ${where} ORDER BY id`,
      values,
      paging,
    );
  }

  async actions(paging: Paging): Promise<Slice<DeadLetterAction>> {
    return this.slice<DeadLetterAction>(
      `SELECT id, event_id AS "eventId", type, key, action, operator_id AS "operatorId", reason, acted_at AS "actedAt"
         FROM dead_letter_action WHERE consumer = $1 ORDER BY id DESC`,
      [this.consumer],
      paging,
    );
  }

  /** Requests a redrive of the letter's key, or of every key that has a letter of a type; returns how many events wait. */
  async requestRedrive(which: { id: string } | { type?: string }, actor: Actor): Promise<number> {
    const id = 'id' in which ? which.id : null;
    const type = 'id' in which ? null : (which.type ?? null);
    return this.transactions.run(async (tx) => {
      await this.record(
        tx,
        'REDRIVE',
        actor,
        `status = 'DEAD' AND ($5::bigint IS NULL OR id = $5) AND ($6::text IS NULL OR type = $6)`,
        [id, type],
      );
      const [, count] = (await tx.query(
        `UPDATE dead_letter SET redrive_requested_at = now()
          WHERE consumer = $1 AND (topic, key) IN
            (SELECT topic, key FROM dead_letter WHERE consumer = $1
                AND ($2::bigint IS NULL OR id = $2) AND ($3::text IS NULL OR type = $3))`,
        [this.consumer, id, type],
      )) as [unknown, number];
      return count;
    });
  }

  /** Drops an event permanently and has the events parked behind it handled; false if there is no such letter. */
  async discard(id: string, actor: Actor): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      await this.record(tx, 'DISCARD', actor, 'id = $5', [id]);
      const [row]: { topic: string; key: string }[] = await tx.query(
        'SELECT topic, key FROM dead_letter WHERE consumer = $1 AND id = $2',
        [this.consumer, id],
      );
      const event = await discard(tx, this.consumer, id);
      if (!event || !row) return false;
      await claimBehindBlock(tx, this.consumer, event);
      await tx.query(
        'UPDATE dead_letter SET redrive_requested_at = now() WHERE consumer = $1 AND topic = $2 AND key = $3',
        [this.consumer, row.topic, row.key],
      );
      return true;
    });
  }

  /** How many there are, by status. */
  async counts(): Promise<Record<DeadLetter['status'], number>> {
    const rows: { status: DeadLetter['status']; n: number }[] = await this.transactions.run((tx) =>
      tx.query('SELECT status, count(*)::int AS n FROM dead_letter WHERE consumer = $1 GROUP BY status', [
        this.consumer,
      ]),
    );
    const of = (status: DeadLetter['status']) => rows.find((row) => row.status === status)?.n ?? 0;
    return { DEAD: of('DEAD'), PARKED: of('PARKED') };
  }

  private async record(
    tx: Tx,
    action: DeadLetterAction['action'],
    { operatorId, reason }: Actor,
    condition: string,
    values: unknown[],
  ): Promise<void> {
    await tx.query(
      `INSERT INTO dead_letter_action (consumer, event_id, type, key, action, operator_id, reason)
       SELECT consumer, event_id, type, key, $2, $3, $4 FROM dead_letter WHERE consumer = $1 AND ${condition}`,
      [this.consumer, action, operatorId, reason, ...values],
    );
  }

  private async slice<T>(select: string, values: unknown[], { limit, offset }: Paging): Promise<Slice<T>> {
    return this.transactions.run(async (tx) => {
      const at = values.length;
      const list: T[] = await tx.query(`${select} LIMIT $${at + 1} OFFSET $${at + 2}`, [
        ...values,
        limit,
        offset,
      ]);
      const [row]: { n: number }[] = await tx.query(
        `SELECT count(*)::int AS n FROM (${select}) AS found`,
        values,
      );
      return { list, total: row!.n };
    });
  }
}
