import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header in which a party outside the platform signs the raw body, and we sign what we send it. */
export const signatureHeader = 'x-signature';

/** Older than this, or as far ahead, a signature is refused: a recorded call cannot be played again later. */
const slackSeconds = 300;
const form = /^t=(\d{1,12}),k=([\w-]{1,64}),v1=([0-9a-f]{64})$/;

/** Keys by id. Two may be live at a time, so that one can be replaced without a gap. */
export type SigningKeys = Readonly<Record<string, string>>;

/** `t=<seconds>,k=<key id>,v1=<hex HMAC-SHA256(key, t + "." + raw body)>` with the first of the keys. */
export function signBody(keys: SigningKeys, rawBody: string | Uint8Array, now: Date): string {
  const [keyId] = Object.keys(keys);
  if (keyId === undefined) throw new Error('There is no key to sign with');
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},k=${keyId},v1=${macOf(keys[keyId]!, seconds, rawBody).toString('hex')}`;
}

/** Whether the header is a fresh signature of exactly these bytes by a live key. */
export function isBodySignedBy(
  keys: SigningKeys,
  header: string | undefined,
  rawBody: string | Uint8Array | undefined,
  now: Date,
): boolean {
  const [, seconds, keyId, mac] = form.exec(header ?? '') ?? [];
  if (seconds === undefined || keyId === undefined || mac === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > slackSeconds) return false;
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (key === undefined) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(key, seconds, rawBody ?? ''));
}

function macOf(key: string, seconds: string, rawBody: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(rawBody).digest();
}
