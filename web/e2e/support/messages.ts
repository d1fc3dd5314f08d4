import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the platform's adapters for development write what would have gone out. */
const folder = process.env['MESSAGES_DIR'];

interface Message {
  at: string;
  to: string;
  text: string;
}

function messages(file: 'sms.jsonl' | 'email.jsonl'): Message[] {
  if (!folder) throw new Error('MESSAGES_DIR is not set: where does the platform write its messages?');
  try {
    return readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Message);
  } catch {
    return [];
  }
}

async function nthTo(file: 'sms.jsonl' | 'email.jsonl', to: string, count: number): Promise<string> {
  const all = () => messages(file).filter((message) => message.to === to);
  await expect.poll(() => all().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  return all()[count - 1]!.text;
}

/** How many text messages of ours went to a number. */
export const sentTo = (number: string): number =>
  messages('sms.jsonl').filter(({ to }) => to === number).length;

/** The code in the n-th message to a number (of Vietnam). */
export async function smsCode(mobileNum: string, count: number): Promise<string> {
  return /\b\d{6}\b/.exec(await nthTo('sms.jsonl', `+84${mobileNum}`, count))![0];
}

/** The secret behind the number sign of the link that was sent to an address. */
export async function resetToken(email: string): Promise<string> {
  const links = () =>
    messages('email.jsonl').flatMap(({ to, text }) =>
      to === email ? (/#reset=([\w-]{43})/.exec(text)?.[1] ?? []) : [],
    );
  await expect.poll(() => links().length, { timeout: 30_000 }).toBeGreaterThan(0);
  return links().at(-1)!;
}
