import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryPrepared } from '#libs/database';
import type { OutboxRow } from '#libs/messaging';
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

const enterPlainly = {
  name: 'enter-plainly',
  text: `SELECT enter_plainly(${places(1, 21)}) AS entered`,
};

@Injectable()
export class EntryRepository {
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
   */
  async enterPlainly(
    session: NewSession,
    record: EntryRecord,
    verified: string | null,
    event: OutboxRow,
    now: Date,
  ): Promise<boolean> {
    const { id, topic, type, key, payload, traceparent, shard } = event;
    const [row] = await queryPrepared<{ entered: boolean }>(this.source, enterPlainly, [
      ...valuesOf(session, record, now),
      ...[verified, id, topic, type, key, payload, traceparent, shard],
    ]);
    return row!.entered;
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
