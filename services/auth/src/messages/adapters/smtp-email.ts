import { createTransport } from 'nodemailer';
import { MessageRefused, type Email, type EmailSender } from '../message.ports.js';

export class SmtpEmailSender implements EmailSender {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport(url, { disableFileAccess: true, disableUrlAccess: true } as object);
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
