import { createTransport } from 'nodemailer';
import { MessageRefused, type Email, type EmailSender } from '../message.ports.js';

/** Below the time after which a message is claimed again. */
const timeoutMs = 4_000;

export class SmtpEmailSender implements EmailSender {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport(url, {
      ...{ disableFileAccess: true, disableUrlAccess: true },
      ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    } as object);
  }

  async send({ to, subject, text, html }: Email): Promise<void> {
    try {
      await this.transport.sendMail({ from: this.from, to, subject, text, html });
    } catch (error) {
      const { responseCode = 0 } = error as { responseCode?: number };
      throw responseCode >= 500 ? new MessageRefused(`the mail server answered ${responseCode}`) : error;
    }
  }
}
