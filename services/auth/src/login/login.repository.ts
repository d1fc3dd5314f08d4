import { Injectable } from '@nestjs/common';
import { queryPreparedIn, type Tx } from '#libs/database';
import type { LoginMethod } from '../account/login-record.repository.js';
import type { NewSession } from '../session/session.repository.js';

/** An entry of the member's login history. */
export interface NewLoginRecord {
  id: string;
  method: LoginMethod;
  agent: string;
  ipSealed: string;
  ipIndex: string;
  deviceId: string;
}

/** One statement: its parts see the devices as they were before it. */
const write = {
  name: 'login-write',
  text: `WITH device AS (
           SELECT NOT EXISTS (SELECT FROM known_device WHERE member_id = $3 AND device_id = $13) AS is_new,
                  NOT EXISTS (SELECT FROM known_device WHERE member_id = $3) AS is_first),
         new_session AS (
           INSERT INTO session (id, family_id, realm, subject_id, account_type, roles, expires_at, created_at, last_seen_at,
                                method, agent, ip_sealed, remember_family, password_due)
           VALUES ($1, $2, 'member', $3, $4, '{}', $5, $6, $6, $7, $8, $9, $10, $11)),
         last_login AS (UPDATE account SET last_login_at = $6 WHERE id = $3),
         record AS (
           INSERT INTO login_record (id, member_id, at, method, agent, ip_sealed, new_device, ip_index)
           SELECT $12::uuid, $3, $6, $7, $8, $9, is_new, $14 FROM device),
         known AS (
           INSERT INTO known_device (member_id, device_id, first_seen_at, last_seen_at) VALUES ($3, $13, $6, $6)
           ON CONFLICT ON CONSTRAINT known_device_once DO UPDATE SET last_seen_at = excluded.last_seen_at)
         SELECT is_new, is_first FROM device`,
};

@Injectable()
export class LoginRepository {
  /**
   * Writes the session, the time at the account, the history and the browser; returns whether the browser is
   * new or the first.
   */
  async write(
    tx: Tx,
    session: NewSession,
    record: NewLoginRecord,
    now: Date,
  ): Promise<{ isNewDevice: boolean; isFirstDevice: boolean }> {
    const [row] = await queryPreparedIn<{ is_new: boolean; is_first: boolean }>(tx, write, [
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
      record.ipIndex,
    ]);
    return { isNewDevice: row!.is_new, isFirstDevice: row!.is_first };
  }
}
