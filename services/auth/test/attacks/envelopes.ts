import {
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  randomUUID,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import {
  CompactEncrypt,
  decodeProtectedHeader,
  importJWK,
  type CompactJWEHeaderParameters,
  type JWK,
} from 'jose';
import { PayloadDecryptionService } from '../../src/payload/payload-decryption.service.js';
import type { AuthTest } from '../support/auth-test.js';

/** What of the opening of payloads can be taken away, one by one. */
export interface Opening {
  config: object;
  clock: object;
  keyNamed(kid: unknown): Promise<KeyObject>;
  read(jwe: string): Promise<object>;
}

export const openingOf = (auth: AuthTest): Opening =>
  auth.app.get(PayloadDecryptionService, { strict: false }) as unknown as Opening;

/** A payload of these fields under whatever header and key. */
export async function sealedBy(
  auth: AuthTest,
  key: JWK,
  header: CompactJWEHeaderParameters & object,
  fields: object,
): Promise<{ jwe: string }> {
  const stamp = { iat: Math.floor(auth.clock.now().getTime() / 1000), jti: randomUUID() };
  const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify({ ...fields, ...stamp })))
    .setProtectedHeader(header)
    .encrypt(await importJWK(key, header.alg));
  return { jwe };
}

/** One byte of the envelope is another: of its header, its nonce, what it holds, and its tag, in turn. */
export function damaged(jwe: string, n: number, of: number): { jwe: string } {
  const parts = jwe.split('.');
  const part = [0, 2, 3, 4][n % 4]!;
  const text = parts[part]!;
  const at = Math.floor((n * text.length) / of);
  const other = /[A-Za-f]/.test(text[at]!) ? 'w' : 'A'; // the highest bit, so that no letter means the same
  return { jwe: parts.with(part, `${text.slice(0, at)}${other}${text.slice(at + 1)}`).join('.') };
}

/**
 * A bit of its stamp is another, so that it is no longer one that was seen before. What is encrypted by a stream can be changed
 * by who cannot read it; the stamp is known to stand at the end.
 */
export function restamped(jwe: string, n: number): { jwe: string } {
  const parts = jwe.split('.');
  const bytes = Buffer.from(parts[3]!, 'base64url');
  bytes[bytes.length - 3 - (n % 36)]! ^= 1 + Math.floor(n / 36);
  return { jwe: parts.with(3, bytes.toString('base64url')).join('.') };
}

/** What a service would read that did not look at the tag: AES-GCM without it is AES in counter mode. */
export async function readUnchecked(jwe: string, privateKey: KeyObject): Promise<object> {
  const [, , iv = '', text = ''] = jwe.split('.');
  const { epk, enc } = decodeProtectedHeader(jwe) as { epk: JsonWebKey; enc: string };
  const shared = diffieHellman({ privateKey, publicKey: createPublicKey({ key: epk, format: 'jwk' }) });
  const derived = createHash('sha256') // RFC 7518, 4.6.2: one round is enough for 256 bits
    .update(Buffer.concat([word(1), shared, word(enc.length), Buffer.from(enc)]))
    .update(Buffer.concat([word(0), word(0), word(256)]))
    .digest();
  const counter = Buffer.concat([Buffer.from(iv, 'base64url'), word(2)]);
  const decipher = createDecipheriv('aes-256-ctr', derived, counter);
  return JSON.parse(decipher.update(text, 'base64url', 'utf8')) as object;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
