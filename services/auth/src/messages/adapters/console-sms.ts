import type { Logger } from 'pino';
import type { Sms, SmsSender } from '../message.ports.js';

/** For development: the text appears in the log. */
export class ConsoleSmsSender implements SmsSender {
  constructor(private readonly logger: Logger) {}

  send({ to, text }: Sms): Promise<void> {
    this.logger.warn({ to, text }, 'text message logged, not sent');
    return Promise.resolve();
  }
}
