import { Inject, Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '#libs/auth';
import { CLOCK, CONFIG, PlatformErrors, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { deviceName } from '../account/device-name.rules.js';
import type { OpenSessionsResponse } from '../account/dto/login-history.response.js';
import { LoginHistoryService } from '../account/login-history.service.js';
import { RememberedDeviceRepository } from './remembered-device.repository.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';

/** A member's own sessions, to see and to end. What remembers a browser ends with them. */
@Injectable()
export class MemberSessionService {
  constructor(
    private readonly rows: SessionRepository,
    private readonly sessions: SessionService,
    private readonly history: LoginHistoryService,
    private readonly remembered: RememberedDeviceRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async list({ memberId, sessionId }: MemberPrincipal): Promise<OpenSessionsResponse> {
    const seenSince = new Date(this.clock.now().getTime() - this.config.sessionIdleMinutes * 60_000);
    const rows = await this.rows.openOf(memberId, seenSince, this.clock.now());
    const current = (await this.rows.find(sessionId))?.family_id;
    return {
      list: rows.map((row) => ({
        id: row.family_id,
        current: row.family_id === current,
        openedAt: row.opened_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        method: row.method,
        device: deviceName(row.agent ?? ''),
        ip: row.ip_sealed === null ? null : this.history.openIp(memberId, row.ip_sealed),
      })),
    };
  }

  /** 404 for a session that is somebody else's, as for one that is not. */
  async endOne(memberId: string, openSessionId: string): Promise<number> {
    const family = await this.rows.familyOf(memberId, openSessionId);
    if (!family) throw PlatformErrors.NOT_FOUND();
    if (family.remember_family !== null)
      await this.remembered.revokeFamily(family.remember_family, this.clock.now());
    return this.sessions.endFamilies([openSessionId]);
  }

  async endOthers({ memberId, sessionId }: MemberPrincipal): Promise<number> {
    const current = await this.rows.find(sessionId);
    const kept = current?.remember_family ?? null;
    await this.remembered.revokeAllOf(memberId, this.clock.now(), kept);
    return this.sessions.endAllOf(memberId, current?.family_id);
  }

  /** What was held back until the change of a password goes on. */
  async passwordChanged(memberId: string): Promise<void> {
    await this.sessions.passwordChanged(memberId);
  }

  async endAll(memberId: string): Promise<number> {
    await this.remembered.revokeAllOf(memberId, this.clock.now());
    return this.sessions.endAllOf(memberId);
  }
}
