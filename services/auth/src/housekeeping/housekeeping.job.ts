import { Inject, Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, type Clock } from '#libs/platform';
import { MessageRepository } from '../messages/message.repository.js';
import { LoginRecordRepository } from '../account/login-record.repository.js';
import { PasswordResetRepository } from '../credentials/password-reset.repository.js';
import { RememberedDeviceRepository } from '../session/remembered-device.repository.js';
import { SecurityLogRepository } from '../security-log/security-log.repository.js';
import { SessionRepository } from '../session/session.repository.js';
import { VerificationRepository } from '../verification/verification.repository.js';

const day = 24 * 60 * 60_000;

/** Deletes expired rows. Logins are kept for half a year; ninety days are required. */
@Injectable()
export class HousekeepingJob {
  constructor(
    private readonly messages: MessageRepository,
    private readonly codes: VerificationRepository,
    private readonly links: PasswordResetRepository,
    private readonly remembered: RememberedDeviceRepository,
    private readonly sessions: SessionRepository,
    private readonly logins: LoginRecordRepository,
    private readonly securityLog: SecurityLogRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'delete-expired-rows', cron: '23 * * * *' })
  async tidy(): Promise<void> {
    const ago = (ms: number) => new Date(this.clock.now().getTime() - ms);
    await this.messages.forgetBefore(ago(2 * day));
    await this.codes.forgetBefore(ago(2 * day));
    await this.links.forgetBefore(ago(2 * day));
    await this.remembered.forgetBefore(ago(2 * day));
    await this.sessions.forgetBefore(ago(40 * day));
    await this.logins.forgetBefore(ago(180 * day));
    await this.securityLog.deleteExpired();
  }
}
