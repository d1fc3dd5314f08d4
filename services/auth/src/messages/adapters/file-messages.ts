import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email, EmailSender, Sms, SmsSender } from '../message.ports.js';

/** For development and tests: writes messages to a file, as JSON lines. */
class MessageFile {
  constructor(
    private readonly folder: string,
    private readonly name: string,
  ) {}

  async add(message: object): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const line = JSON.stringify({ at: new Date().toISOString(), ...message });
    await appendFile(join(this.folder, this.name), `${line}\n`, { mode: 0o600 });
  }
}

export class FileSmsSender implements SmsSender {
  private readonly file: MessageFile;

  constructor(folder: string) {
    this.file = new MessageFile(folder, 'sms.jsonl');
  }

  send(sms: Sms): Promise<void> {
    return this.file.add(sms);
  }
}

export class FileEmailSender implements EmailSender {
  private readonly file: MessageFile;

  constructor(folder: string) {
    this.file = new MessageFile(folder, 'email.jsonl');
  }

  send(email: Email): Promise<void> {
    return this.file.add(email);
  }
}
