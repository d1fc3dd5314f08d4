import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isInfrastructure, queryPrepared } from '#libs/database';
import type { OutboxRow } from '#libs/messaging';
import { MicroBatcher } from '#libs/platform';
import type { LoginMethod } from '../history/login-record.repository.js';
import type { NewSession } from './session.repository.js';

/** What is kept of a login beside its session, for the owner to see. */
export interface EntryRecord {
  id: string;
  method: LoginMethod;
  agent: string;
  ipSealed: string;
  deviceId: string;
}

const places = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `$${from + n}`).join(', ');

/** The arguments of `enter_plainly`, in their order. */
const entryTypes = [
  ...['text', 'uuid', 'uuid', 'smallint', 'timestamptz', 'timestamptz', 'text', 'text', 'text', 'uuid'],
  ...['boolean', 'uuid', 'text', 'text', 'text', 'text', 'text', 'text', 'json', 'text', 'smallint'],
];
const fields = entryTypes.map((_, n) => `e${n + 1}`).join(', ');

/** Several in one statement and one commit. */
const enterPlainly = {
  name: 'enter-plainly',
  text: `SELECT n::int, enter_plainly(${fields}) AS entered
         FROM unnest(${entryTypes.map((type, n) => `$${n + 1}::${type}[]`).join(', ')}) WITH ORDINALITY AS e (${fields}, n)`,
};

@Injectable()
export class EntryRepository {
  private readonly entering = new MicroBatcher((entries: unknown[][]) => this.enterAll(entries), {
    concurrency: 4,
    maxSize: 32,
  });

  constructor(private readonly source: DataSource) {}

  /**
   * All that a login writes: the session, the time at the account, the record and the browser. Tells whether the browser is new,
   * and whether it is the first.
   */
  async write(
    tx: EntityManager,
    session: NewSession,
    record: EntryRecord,
    now: Date,
  ): Promise<{ isNew: boolean; isFirst: boolean }> {
    const [row]: { is_new: boolean; is_first: boolean }[] = await tx.query(
      `SELECT is_new, is_first FROM write_entry(${places(1, 13)})`,
      valuesOf(session, record, now),
    );
    return { isNew: row!.is_new, isFirst: row!.is_first };
  }

  /**
   * The same and the event beside it, as a transaction of its own, where nothing asks for more: the password is still the one that
   * was verified, the browser is known, and there is no exclusion, session limit or second factor. False, with nothing written, elsewhere.
   * Those who enter at a time share an exchange and a commit.
   */
  async enterPlainly(
    session: NewSession,
    record: EntryRecord,
    verified: string | null,
    event: OutboxRow,
    now: Date,
  ): Promise<boolean> {
    const { id, topic, type, key, payload, traceparent, shard } = event;
    const outcome = await this.entering.run([
      ...valuesOf(session, record, now),
      ...[verified, id, topic, type, key, payload, traceparent, shard],
    ]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  /** What the database refuses for one of several rolls them all back; then each goes by itself, and the others are in. */
  private async enterAll(entries: unknown[][]): Promise<PromiseSettledResult<boolean>[]> {
    try {
      const entered = await this.enterTogether(entries);
      return entered.map((value) => ({ status: 'fulfilled', value }));
    } catch (error) {
      if (entries.length === 1 || isInfrastructure(error)) throw error;
      return Promise.allSettled(entries.map(async (one) => (await this.enterTogether([one]))[0]!));
    }
  }

  private async enterTogether(entries: unknown[][]): Promise<boolean[]> {
    const columns = entryTypes.map((_, column) => entries.map((values) => values[column]));
    const entered: boolean[] = [];
    for (const row of await queryPrepared<{ n: number; entered: boolean }>(
      this.source,
      enterPlainly,
      columns,
    ))
      entered[row.n - 1] = row.entered;
    return entered;
  }
}

function valuesOf(session: NewSession, record: EntryRecord, now: Date): unknown[] {
  return [
    session.id,
    session.family_id,
    session.subject_id,
    session.account_type,
    session.expires_at,
    now,
    record.method,
    record.agent,
    record.ipSealed,
    session.remember_family,
    session.password_due,
    record.id,
    record.deviceId,
  ];
}
