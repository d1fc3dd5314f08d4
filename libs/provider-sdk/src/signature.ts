import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Header that carries the signature of a call, and of its answer. */
export const callSignatureHeader = 'x-signature';

/** The clocks of the two sides may differ by this much, either way. */
export const clockToleranceSeconds = 300;

/** Secrets by key id. Two may be live at a time, so that one can replace the other. */
export type ProviderKeys = Readonly<Record<string, string>>;

/** What a call's signature covers besides time and request id. */
export interface SignedCall {
  method: string;
  /** The path of the address called, with its query string, exactly as sent. */
  path: string;
  body: string | Uint8Array;
}

/** What an answer's signature covers besides time and request id. */
export interface SignedAnswer {
  status: number;
  body: string | Uint8Array;
}

export interface VerifiedCall {
  keyId: string;
  requestId: string;
}

const form = /^t=(\d{1,12}),k=([\w-]{1,64}),r=([\w-]{16,64}),v2=([0-9a-f]{64})$/;

export const newRequestId = (): string => randomUUID();

/** Signs a call by the first of the keys. */
export function signCall(
  keys: ProviderKeys,
  call: SignedCall,
  requestId: string,
  now: Date,
): { requestId: string; keyId: string; header: string } {
  const [keyId] = Object.keys(keys);
  if (keyId === undefined) throw new Error('There is no key to sign with');
  return { requestId, keyId, header: headerOf(keys, keyId, requestId, now, linesOf(call), call.body) };
}

/** Signs an answer by the key and under the request id of the call it belongs to. */
export function signAnswer(
  keys: ProviderKeys,
  { keyId, requestId }: VerifiedCall,
  answer: SignedAnswer,
  now: Date,
): string {
  return headerOf(keys, keyId, requestId, now, answerLines(answer), answer.body);
}

/** The key and request id of a call with a fresh signature by a live key; undefined for any other. */
export function verifyCall(
  keys: ProviderKeys,
  header: string | undefined,
  call: SignedCall,
  now: Date,
): VerifiedCall | undefined {
  return verified(keys, header, linesOf(call), call.body, now);
}

/** Whether this is the answer to that call: signed by the call's key, under its request id. */
export function isAnswerTo(
  call: VerifiedCall,
  keys: ProviderKeys,
  header: string | undefined,
  answer: SignedAnswer,
  now: Date,
): boolean {
  const found = verified(keys, header, answerLines(answer), answer.body, now);
  return found?.requestId === call.requestId && found.keyId === call.keyId;
}

function verified(
  keys: ProviderKeys,
  header: string | undefined,
  lines: string,
  body: string | Uint8Array,
  now: Date,
): VerifiedCall | undefined {
  const [, seconds, keyId, requestId, mac] = form.exec(header ?? '') ?? [];
  if (!seconds || !keyId || !requestId || !mac) return undefined;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > clockToleranceSeconds) return undefined;
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (key === undefined) return undefined;
  const expected = macOf(key, seconds, requestId, lines, body);
  return timingSafeEqual(Buffer.from(mac, 'hex'), expected) ? { keyId, requestId } : undefined;
}

function headerOf(
  keys: ProviderKeys,
  keyId: string,
  requestId: string,
  now: Date,
  lines: string,
  body: string | Uint8Array,
): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const mac = macOf(keys[keyId]!, seconds, requestId, lines, body).toString('hex');
  return `t=${seconds},k=${keyId},r=${requestId},v2=${mac}`;
}

const linesOf = ({ method, path }: SignedCall): string => `call\n${method.toUpperCase()}\n${path}\n`;
const answerLines = ({ status }: SignedAnswer): string => `answer\n${status}\n`;

/** HMAC-SHA256 of the lines time, request id, and kind with its own lines, then the body as sent. */
function macOf(
  key: string,
  seconds: string,
  requestId: string,
  lines: string,
  body: string | Uint8Array,
): Buffer {
  return createHmac('sha256', key).update(`${seconds}\n${requestId}\n${lines}`).update(body).digest();
}
