import { Injectable } from '@nestjs/common';
import { pageOf, type Page, type PageQuery } from '#libs/platform';
import type { Caller } from '../caller/caller.js';
import { Sealing } from '../sealing/sealing.js';
import { deviceName } from './device-name.rules.js';
import type { LoginRecordResponse } from './dto/login-history.response.js';
import { LoginRecordRepository } from './login-record.repository.js';

const sealedAs = 'login-ip';

/** The login history that members see, and their known browsers. */
@Injectable()
export class LoginHistoryService {
  constructor(
    private readonly rows: LoginRecordRepository,
    private readonly sealing: Sealing,
  ) {}

  /** Looks up an unknown member as well, so that both take as long. */
  async isKnownDevice(memberId: string | undefined, caller: Caller): Promise<boolean> {
    const unknownMember = '00000000-0000-0000-0000-000000000000';
    return this.rows.isKnownDevice(memberId ?? unknownMember, caller.deviceId);
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

  /** Finds equal addresses without opening them. */
  indexIp(ip: string): string {
    return this.sealing.blindIndex(sealedAs, ip.toLowerCase());
  }

  openIp(memberId: string, sealed: string): string {
    return this.sealing.open(sealedAs, memberId, sealed);
  }
}
