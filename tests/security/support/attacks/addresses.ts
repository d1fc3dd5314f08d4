import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCrowds, tries, type Place } from './place.js';
import { visit } from './visitor.js';

/** Headers in which somebody somewhere believes an address. */
const names = [
  ...['x-forwarded-for', 'x-real-ip', 'forwarded', 'client-ip', 'x-client-ip', 'x-cluster-client-ip'],
  ...['cf-connecting-ip', 'true-client-ip', 'fastly-client-ip', 'x-original-forwarded-for', 'x-forwarded'],
  ...['x-lotus-client-ip', 'x-remote-ip', 'x-remote-addr', 'x-originating-ip', 'via', 'x-host'],
  'x-appengine-user-ip',
];
const values = [
  ...['8.8.8.8', '8.8.8.8, 127.0.0.1', '127.0.0.1, 8.8.8.8', '::ffff:8.8.8.8', '2001:4860:4860::8888'],
  ...['8.8.8.8:443', 'for=8.8.8.8;by=127.0.0.1', '"8.8.8.8"', '010.010.010.010', '0x08080808', '8.8.8.8\t'],
  ',,8.8.8.8,,',
];
export const falseAddresses = names.flatMap((name) => values.map((value) => ({ [name]: value })));

/** The addresses by which the site knows one who says to come from everywhere. */
export async function seenAs(site: string): Promise<Set<string>> {
  const seen = await inCrowds(falseAddresses, async (headers) => {
    const { text } = await visit(site, 'GET', '/wps/system/status', headers);
    return (JSON.parse(text) as { value: { location: { ip: string } } }).value.location.ip;
  });
  return new Set(seen);
}

export const falseHosts = Array.from({ length: tries }, (_, n) => {
  const evil = `evil${n}.example`;
  const forms = [evil, `${evil}:8080`, `localhost.${evil}`, `${evil}#localhost`, `localhost@${evil}`];
  return [...forms, `127.0.0.1.${evil}`][n % 6]!;
});

/** The code that leads to the app, as one sees it who calls the site by this name; a digest of it. */
export async function appCode(site: string, host: string): Promise<string> {
  const headers = { host, 'x-forwarded-host': host, 'x-host': host };
  const { text } = await visit(site, 'GET', '/wps/v2/resources/IOS/qr', headers);
  return createHash('sha256').update(text).digest('base64url');
}

export async function askForLetter(site: string, form: URLSearchParams, host: string): Promise<void> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...{ host, 'x-forwarded-host': host },
    ...{ origin: 'https://evil.example', referer: 'https://evil.example' },
  };
  await visit(site, 'POST', '/wps/member/password/email', headers, form.toString());
}

/** The letters with a link that were sent to the address, as they lie in the outbox of the tests. */
export function lettersTo(place: Place, address: string): string[] {
  try {
    return readFileSync(join(place.messages, 'email.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line.includes(address) && line.includes('#reset='));
  } catch {
    return []; // none was sent yet
  }
}
