import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CLOCK, newId, pageOf, type Clock, type Page, type PageQuery } from '#libs/platform';
import type { Caller } from '../caller/caller.js';
import { Sealing } from '../sealing/sealing.js';
import { SecurityNotices } from '../security/security-notices.service.js';
import { deviceName } from './device-name.rules.js';
import type { LoginRecordResponse } from './dto/login-history.response.js';
import { LoginRecordRepository, type LoginMethod } from './login-record.repository.js';

const sealedAs = 'login-ip';

/** Who logged in, when, how and from where, for the owner to see; and the browsers that are known. */
@Injectable()
export class LoginHistory {
  constructor(
    private readonly rows: LoginRecordRepository,
    private readonly sealing: Sealing,
    private readonly notices: SecurityNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async add(tx: EntityManager, memberId: string, caller: Caller, method: LoginMethod): Promise<void> {
    const now = this.clock.now();
    const { isNew, isFirst } = await this.rows.seeDevice(tx, memberId, caller.deviceId, now);
    await this.rows.insert(tx, memberId, {
      id: newId(),
      at: now,
      method,
      agent: caller.agent,
      ip_sealed: this.sealIp(memberId, caller.ip),
      new_device: isNew,
    });
    if (isNew && !isFirst) await this.notices.newDevice(tx, memberId, deviceName(caller.agent));
  }

  /** Asked for one who is not there as well, so that it takes as long. */
  async isKnownDevice(memberId: string | undefined, caller: Caller): Promise<boolean> {
    const nobody = '00000000-0000-0000-0000-000000000000';
    return this.rows.isKnownDevice(memberId ?? nobody, caller.deviceId);
  }

  async page(memberId: string, query: PageQuery): Promise<Page<LoginRecordResponse>> {
    const { pageNo, pageSize } = query;
    const [rows, total] = await Promise.all([
      this.rows.page(memberId, pageSize, (pageNo - 1) * pageSize),
      this.rows.count(memberId),
    ]);
    const list = rows.map((row) => ({
      at: row.at.toISOString(),
      method: row.method,
      device: deviceName(row.agent),
      ip: this.openIp(memberId, row.ip_sealed),
      newDevice: row.new_device,
    }));
    return pageOf(list, query, total);
  }

  sealIp(memberId: string, ip: string): string {
    return this.sealing.seal(sealedAs, memberId, ip);
  }

  openIp(memberId: string, sealed: string): string {
    return this.sealing.open(sealedAs, memberId, sealed);
  }
}
