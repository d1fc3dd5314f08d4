/** Sends text messages. Throws if sending failed; the caller retries. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

export interface Sms {
  /** E.164, with the plus sign. */
  to: string;
  text: string;
}

export interface EmailSender {
  send(email: Email): Promise<void>;
}

export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export const SMS_SENDER = Symbol('SMS_SENDER');
export const EMAIL_SENDER = Symbol('EMAIL_SENDER');

/** The provider rejects this message permanently: no retry. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}
