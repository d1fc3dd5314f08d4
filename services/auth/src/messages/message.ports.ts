/** What carries a text to a telephone. Throws where it did not get there; the caller tries again. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

export interface Sms {
  /** E.164 with its plus. */
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

/** The provider will never take this message: trying again is of no use. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}
