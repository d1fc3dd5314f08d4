import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { afterCommit, type Tx } from '#libs/database';
import { CLOCK, LOGGER, newId, type Clock } from '#libs/platform';
import { Sealing } from '../sealing/sealing.js';
import {
  EMAIL_SENDER,
  MessageRefused,
  SMS_SENDER,
  type Email,
  type EmailSender,
  type Sms,
  type SmsSender,
} from './message.ports.js';
import { MessageRepository, type WaitingMessage } from './message.repository.js';

const maxAttempts = 6;
const batch = 20;
const sealedAs = 'message';

/**
 * Messages are written in the transaction that causes them and sent afterwards. Response times therefore
 * depend on no provider and disclose nothing about a recipient.
 */
@Injectable()
export class MessageService {
  private ring: () => void = () => undefined;

  constructor(
    private readonly rows: MessageRepository,
    private readonly sealing: Sealing,
    @Inject(SMS_SENDER) private readonly sms: SmsSender,
    @Inject(EMAIL_SENDER) private readonly email: EmailSender,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  sendSms(tx: Tx, sms: Sms, lifeMs: number): Promise<void> {
    return this.add(tx, 'sms', sms, lifeMs);
  }

  sendEmail(tx: Tx, email: Email, lifeMs: number): Promise<void> {
    return this.add(tx, 'email', email, lifeMs);
  }

  onWaiting(ring: () => void): void {
    this.ring = ring;
  }

  /** Sends due messages; returns how many. */
  async sendDue(): Promise<number> {
    const due = await this.rows.claim(this.clock.now(), batch);
    await Promise.all(due.map((message) => this.send(message)));
    return due.length;
  }

  private async add(tx: Tx, channel: 'sms' | 'email', content: object, lifeMs: number) {
    const now = this.clock.now();
    const id = newId();
    const sealed = this.sealing.seal(sealedAs, id, JSON.stringify(content));
    await this.rows.insert(tx, { id, channel, sealed, not_after: new Date(now.getTime() + lifeMs) }, now);
    afterCommit(tx, () => this.ring());
  }

  private async send({ id, channel, sealed, attempts, not_after }: WaitingMessage): Promise<void> {
    const now = this.clock.now();
    if (not_after <= now) return this.rows.markFailed(id, now);
    try {
      const content = JSON.parse(this.sealing.open(sealedAs, id, sealed)) as never;
      await (channel === 'sms' ? this.sms.send(content) : this.email.send(content));
      await this.rows.markSent(id, now);
    } catch (error) {
      const last = error instanceof MessageRefused || attempts >= maxAttempts;
      this.logger.warn(
        { err: error, channel, attempts, last },
        last ? 'message failed: it is not sent again' : 'message failed, will retry',
      );
      if (last) await this.rows.markFailed(id, now);
    }
  }
}
