import { Inject, Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '#libs/auth';
import { CLOCK, CONFIG, PlatformErrors, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { deviceName } from '../account/device-name.rules.js';
import { LoginHistoryService } from '../account/login-history.service.js';
import type { OpenSessionsResponse } from './dto/open-session.response.js';
import { RememberedDeviceRepository } from './remembered-device.repository.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';

/** A member's own sessions, listed and ended. The tokens of remembered browsers end with them. */
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
    return this.listOf(memberId, (await this.rows.find(sessionId))?.family_id);
  }

  /** The open sessions of a member; `current` is the family of the one that asks. */
  async listOf(memberId: string, current?: string): Promise<OpenSessionsResponse> {
    const seenSince = new Date(this.clock.now().getTime() - this.config.sessionIdleMinutes * 60_000);
    const rows = await this.rows.openOf(memberId, seenSince, this.clock.now());
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

  /** Ends the session of the token used, and the remembered browser with it. */
  async logOut(sessionId: string, rememberToken: string | undefined): Promise<void> {
    const [selector = ''] = rememberToken?.split('.') ?? [];
    const token = selector ? await this.remembered.find(selector) : undefined;
    if (token) await this.remembered.revokeFamily(token.family_id, this.clock.now());
    await this.sessions.end(sessionId);
  }

  /** NOT_FOUND for another member's session, as for none. */
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

  /** The sessions that waited for a change of password permit everything again. */
  async passwordChanged(memberId: string): Promise<void> {
    await this.sessions.passwordChanged(memberId);
  }

  async endAll(memberId: string): Promise<number> {
    await this.remembered.revokeAllOf(memberId, this.clock.now());
    return this.sessions.endAllOf(memberId);
  }
}
