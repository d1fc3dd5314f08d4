import {
  createDecipheriv,
  createHash,
  createPublicKey,
  createSecretKey,
  diffieHellman,
  type KeyObject,
} from 'node:crypto';

/** The parts of the protected header that matter for decryption. */
interface Header {
  alg?: unknown;
  enc?: unknown;
  kid?: unknown;
  epk?: unknown;
  apu?: unknown;
  apv?: unknown;
}

interface EphemeralKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

const enc = 'A256GCM';
const keyBits = 256;
const bytes = { iv: 12, tag: 16 };
/** `zip` permits decompression bombs; `crit` requires extensions that are not supported. */
const refused = ['zip', 'crit', 'b64'];
const coordinate = /^[\w-]{43}$/;

/**
 * Decrypts a compact JWE (RFC 7516) with ECDH-ES on P-256 and A256GCM; throws, without a reason, for any
 * other. Uses node's synchronous crypto: WebCrypto's thread changes cost more than the decryption.
 */
export async function openJwe(
  jwe: string,
  keyNamed: (kid: unknown) => KeyObject | Promise<KeyObject>,
): Promise<Buffer> {
  const [protectedHeader = '', encryptedKey, iv = '', ciphertext = '', tag = '', ...more] = jwe.split('.');
  if (encryptedKey !== '' || more.length > 0) throw new Error('not a compact JWE with a key agreed upon');
  const header = headerOf(protectedHeader);
  const publicKey = createPublicKey({ key: ephemeralOf(header), format: 'jwk' });
  const privateKey = await keyNamed(header.kid);
  const key = createSecretKey(derived(diffieHellman({ privateKey, publicKey }), header));
  const decipher = createDecipheriv('aes-256-gcm', key, exactly(iv, bytes.iv), { authTagLength: bytes.tag });
  decipher.setAAD(Buffer.from(protectedHeader, 'ascii')).setAuthTag(exactly(tag, bytes.tag));
  return Buffer.concat([decipher.update(Buffer.from(ciphertext, 'base64url')), decipher.final()]);
}

function headerOf(text: string): Header {
  const header: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  if (typeof header !== 'object' || header === null || refused.some((name) => name in header))
    throw new Error('not a header we take');
  const { alg, enc: by } = header as Header;
  if (alg !== 'ECDH-ES' || by !== enc) throw new Error('not an algorithm we take');
  return header;
}

function ephemeralOf({ epk }: Header): EphemeralKey & { [member: string]: string } {
  const { kty, crv, x, y } = (epk ?? {}) as Record<string, unknown>;
  const isPoint = [x, y].every((part) => typeof part === 'string' && coordinate.test(part));
  if (kty !== 'EC' || crv !== 'P-256' || !isPoint) throw new Error('not a key on our curve');
  return { kty, crv, x: String(x), y: String(y) };
}

/** Concat KDF of RFC 7518, 4.6: one round of SHA-256 gives the 256 bits needed. */
function derived(secret: Buffer, { apu, apv }: Header): Buffer {
  return createHash('sha256')
    .update(number(1))
    .update(secret)
    .update(withLength(Buffer.from(enc)))
    .update(withLength(party(apu)))
    .update(withLength(party(apv)))
    .update(number(keyBits))
    .digest();
}

function party(info: unknown): Buffer {
  if (info === undefined) return Buffer.alloc(0);
  if (typeof info !== 'string') throw new Error('not the name of a party');
  return Buffer.from(info, 'base64url');
}

function exactly(text: string, length: number): Buffer {
  const part = Buffer.from(text, 'base64url');
  if (part.length !== length) throw new Error('a part of the wrong length');
  return part;
}

function withLength(part: Buffer): Buffer {
  return Buffer.concat([number(part.length), part]);
}

function number(value: number): Buffer {
  const out = Buffer.alloc(4);
  out.writeUInt32BE(value);
  return out;
}
