import type { JWK } from 'jose';
import { serverNow } from '~/lib/clock';
import { serviceLinkKey } from './service-link-key';

/** An entry of getService (specification 7.1): 1 live chat, 2 the VIP desk, 3 either of them, encrypted. */
export interface ServicePath {
  type: number;
  path: string;
}

/** The link cannot be used: none was given, or it is not what the platform would give. */
export class ServiceLinkError extends Error {
  override readonly name = 'ServiceLinkError';
}

const ENCRYPTED = 3;

/** A page of this site, or https without a name and password in it. */
export function isServiceUrl(url: unknown): url is string {
  if (typeof url !== 'string') return false;
  if (/^\/(?![/\\])/.test(url)) return true;
  try {
    const { protocol, username, password } = new URL(url);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}

async function opened(jwe: string, key: JWK, now: number): Promise<unknown> {
  const [{ compactDecrypt }, { importJWK }] = await Promise.all([
    import('jose/jwe/compact/decrypt'),
    import('jose/key/import'),
  ]);
  const { plaintext } = await compactDecrypt(jwe, await importJWK(key, 'ECDH-ES'), {
    keyManagementAlgorithms: ['ECDH-ES'],
    contentEncryptionAlgorithms: ['A256GCM'],
    maxDecompressedLength: 0,
  });
  const { url, exp } = JSON.parse(new TextDecoder().decode(plaintext)) as { url?: unknown; exp?: unknown };
  if (typeof exp !== 'number' || exp * 1_000 <= now) throw new ServiceLinkError('the link has expired');
  return url;
}

/** Where the window of customer service is to go. */
export async function serviceUrl(
  paths: readonly ServicePath[],
  key: JWK = serviceLinkKey,
  now: number = serverNow(),
): Promise<string> {
  const entry = paths[0];
  if (!entry) throw new ServiceLinkError('no desk');
  const url = entry.type === ENCRYPTED ? await opened(entry.path, key, now) : entry.path;
  if (!isServiceUrl(url)) throw new ServiceLinkError('not a link');
  return url;
}
