import { Injectable } from '@nestjs/common';
import { Pool, queryPrepared } from '#libs/database';

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
  constructor(private readonly pool: Pool) {}

  async page(memberId: string, limit: number, offset: number): Promise<LoginRecordRow[]> {
    return this.pool.query(
      `SELECT id, at, method, agent, ip_sealed, new_device FROM login_record WHERE member_id = $1
       ORDER BY at DESC, id DESC LIMIT $2 OFFSET $3`,
      [memberId, limit, offset],
    );
  }

  async count(memberId: string): Promise<number> {
    const rows: { n: number }[] = await this.pool.query(
      'SELECT count(*)::int AS n FROM login_record WHERE member_id = $1',
      [memberId],
    );
    return rows[0]!.n;
  }

  async isKnownDevice(memberId: string, deviceId: string): Promise<boolean> {
    return (await queryPrepared(this.pool, knownDevice, [memberId, deviceId])).length > 0;
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.pool.query('DELETE FROM login_record WHERE at < $1', [moment]);
  }
}
