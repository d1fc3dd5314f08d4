import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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

@Injectable()
export class EntryRepository {
  /**
   * All that a login writes, in one statement: the session, the time at the account, the record and the browser. Tells whether the
   * browser is new, and whether it is the first; what the parts of the statement see is what was there before it.
   */
  async write(
    tx: EntityManager,
    session: NewSession,
    record: EntryRecord,
    now: Date,
  ): Promise<{ isNew: boolean; isFirst: boolean }> {
    const [row]: { known: boolean; others: boolean }[] = await tx.query(
      `WITH opened AS (
         INSERT INTO session (id, family_id, realm, subject_id, account_type, roles, expires_at, created_at, last_seen_at,
           method, agent, ip_sealed, remember_family, password_due)
         VALUES ($1, $2, 'member', $3, $4, '{}', $5, $6, $6, $7, $8, $9, $10, $13)),
       marked AS (UPDATE account SET last_login_at = $6 WHERE id = $3),
       recorded AS (
         INSERT INTO login_record (id, member_id, at, method, agent, ip_sealed, new_device)
         VALUES ($11, $3, $6, $7, $8, $9,
           NOT EXISTS (SELECT FROM known_device WHERE member_id = $3 AND device_id = $12))),
       seen AS (
         INSERT INTO known_device (member_id, device_id, first_seen_at, last_seen_at) VALUES ($3, $12, $6, $6)
         ON CONFLICT ON CONSTRAINT known_device_once DO UPDATE SET last_seen_at = excluded.last_seen_at)
       SELECT EXISTS (SELECT FROM known_device WHERE member_id = $3 AND device_id = $12) AS known,
              EXISTS (SELECT FROM known_device WHERE member_id = $3 AND device_id <> $12) AS others`,
      [
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
        record.id,
        record.deviceId,
        session.password_due,
      ],
    );
    return { isNew: !row!.known, isFirst: !row!.known && !row!.others };
  }
}
