import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryPrepared } from '#libs/database';

export type LoginMethod =
  'password' | 'sms' | 'phone-service' | 'remembered' | 'registration' | 'second-factor' | 'freeplay';

export interface LoginRecordRow {
  id: string;
  at: Date;
  method: LoginMethod;
  agent: string;
  ip_sealed: string;
  new_device: boolean;
}

const knownDevice = {
  name: 'known-device',
  text: 'SELECT 1 FROM known_device WHERE member_id = $1 AND device_id = $2',
};

@Injectable()
export class LoginRecordRepository {
  constructor(private readonly source: DataSource) {}

  async insert(tx: EntityManager, memberId: string, record: LoginRecordRow): Promise<void> {
    await tx.query(
      `INSERT INTO login_record (id, member_id, at, method, agent, ip_sealed, new_device)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [record.id, memberId, record.at, record.method, record.agent, record.ip_sealed, record.new_device],
    );
  }

  async page(memberId: string, limit: number, offset: number): Promise<LoginRecordRow[]> {
    return this.source.query(
      `SELECT id, at, method, agent, ip_sealed, new_device FROM login_record WHERE member_id = $1
       ORDER BY at DESC, id DESC LIMIT $2 OFFSET $3`,
      [memberId, limit, offset],
    );
  }

  async count(memberId: string): Promise<number> {
    const rows: { n: number }[] = await this.source.query(
      'SELECT count(*)::int AS n FROM login_record WHERE member_id = $1',
      [memberId],
    );
    return rows[0]!.n;
  }

  async isKnownDevice(memberId: string, deviceId: string): Promise<boolean> {
    return (await queryPrepared(this.source, knownDevice, [memberId, deviceId])).length > 0;
  }

  /** Marks the device as seen now; tells whether it is new, and whether it is the first of all. */
  async seeDevice(
    tx: EntityManager,
    memberId: string,
    deviceId: string,
    now: Date,
  ): Promise<{ isNew: boolean; isFirst: boolean }> {
    // What the others of the statement see is what was there before it.
    const [row]: { known: boolean; others: boolean }[] = await tx.query(
      `WITH seen AS (
         INSERT INTO known_device (member_id, device_id, first_seen_at, last_seen_at) VALUES ($1, $2, $3, $3)
         ON CONFLICT ON CONSTRAINT known_device_once DO UPDATE SET last_seen_at = excluded.last_seen_at)
       SELECT EXISTS (SELECT FROM known_device WHERE member_id = $1 AND device_id = $2) AS known,
              EXISTS (SELECT FROM known_device WHERE member_id = $1 AND device_id <> $2) AS others`,
      [memberId, deviceId, now],
    );
    return { isNew: !row!.known, isFirst: !row!.known && !row!.others };
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.source.query('DELETE FROM login_record WHERE at < $1', [moment]);
  }
}
