import { generateKeyPair, importJWK, SignJWT } from 'jose';
import { assertionHeader, readPrivateKey, type Principal } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { CONFIG, signatureHeader, signBody, type SigningKeys } from '#libs/platform';
import { newRequestId, signCall } from '#libs/provider-sdk';
import { testKeys } from '#libs/testing';
import type { WholePlatform } from '../../../support/whole-platform.js';
import type { Operation } from './operation.js';

export type Headers = Record<string, string>;

/** Who the cases are called by, and what they may speak of. */
export interface World {
  platform: WholePlatform;
  memberId: string;
  /** Session tokens for the gateway. */
  tokens: { member: string; demo: string; operator: string; ended: string };
  /** The token of a seat in a game. */
  play: string;
  /** What the member owns, and others may not see or use. */
  owned: { depositId: string; betId: string; usedTicket: { ticket: string; game: string; lang: string } };
}

const unknownMember = '01980000-0000-7000-8000-000000000001';

export const principals = {
  member: (memberId: string = unknownMember, accountType: 0 | 1 = 0): Principal => ({
    kind: 'member',
    memberId,
    accountType,
    sessionId: 's'.repeat(43),
  }),
  demo: (): Principal => ({
    kind: 'member',
    memberId: unknownMember,
    accountType: 4,
    sessionId: 'd'.repeat(43),
  }),
  operator: (role: string): Principal => ({
    kind: 'operator',
    operatorId: unknownMember,
    roles: [role],
    sessionId: 'o'.repeat(43),
  }),
  service: (name: ServiceName): Principal => ({ kind: 'service', name }),
};

/** Headers by which the operation's door opens, so that nothing but the bad input can be refused. */
export async function admitted(
  world: World,
  operation: Operation,
  path: string,
  body?: string,
): Promise<Headers> {
  const { platform } = world;
  const { service, access } = operation;
  switch (access.kind) {
    case 'permission':
      return platform.asserting(service, {
        ...principals.member(world.memberId, access.permission === 'agent' ? 1 : 0),
        ...(access.fundPassword && { fundPassword: true }),
      } as Principal);
    case 'operator':
      return platform.asserting(service, principals.operator(access.role));
    case 'internal':
      return platform.asserting(service, {
        kind: 'service',
        name: access.callers[0]!,
        memberId: world.memberId,
      });
    case 'provider-signed':
      return signed(platform, operation, path, body ?? '');
    default:
      return hasSeat(operation) ? { authorization: `Bearer ${world.play}` } : {};
  }
}

/** The game server's own calls are open to the platform's guard and closed by the token of a seat. */
export const hasSeat = ({ path, method }: Operation): boolean =>
  path.startsWith('/play/') && !(method === 'POST' && path === '/play/session');

function signed(platform: WholePlatform, operation: Operation, path: string, body: string): Headers {
  return signatureOf(operation, path)(keysOf(platform, operation, path), body, new Date());
}

type Sign = (by: SigningKeys, text: string, at: Date) => Headers;

/** Banks and custodians sign the body; game providers sign method, path and request id too. */
function signatureOf({ method, service }: Operation, path: string): Sign {
  if (service === 'wallet' || path.startsWith('/bank/') || path.startsWith('/usdt/'))
    return (by, text, at) => ({ [signatureHeader]: signBody(by, text, at) });
  return (by, text, at) => {
    const call = { method, path, body: text };
    return { [signatureHeader]: signCall(by, call, newRequestId(), at).header };
  };
}

function keysOf(platform: WholePlatform, { service }: Operation, path: string): SigningKeys {
  const config: never = platform.services.get(service)!.app.get(CONFIG);
  if (service === 'wallet') {
    const { bank, usdt } = config as Record<'bank' | 'usdt', { channelKeys: SigningKeys }>;
    return (path.startsWith('/usdt-channel/') ? usdt : bank).channelKeys;
  }
  if (path.startsWith('/usdt/'))
    return (config as { usdt: { usdtChannelKeys: SigningKeys } }).usdt.usdtChannelKeys;
  if (path.startsWith('/bank/'))
    return (config as { bank: { bankChannelKeys: SigningKeys } }).bank.bankChannelKeys;
  const { providerKeys } = config as { providerKeys: Record<string, string> };
  const vendor = /^\/provider\/([^/]+)\//.exec(path)?.[1] ?? '';
  const key = providerKeys[`${vendor}/k1`] ?? Object.values(providerKeys)[0]!;
  return { k1: key };
}

/** Signatures that must not be believed, of a body that is otherwise in order. */
export function forgedSignatures(
  { platform }: World,
  operation: Operation,
  path: string,
  body: string,
): [string, Headers][] {
  const keys = keysOf(platform, operation, path);
  const now = new Date();
  const sign = signatureOf(operation, path);
  const [keyId] = Object.keys(keys);
  return [
    ['no signature', {}],
    ['a signature of no form', { [signatureHeader]: 'certainly' }],
    ['a signature of another body', sign(keys, `${body} `, now)],
    ['an old signature', sign(keys, body, new Date(now.getTime() - 600_000))],
    ['a signature from the future', sign(keys, body, new Date(now.getTime() + 600_000))],
    ['a signature by another key', sign({ [keyId!]: 'k'.repeat(64) }, body, now)],
    ['a signature by an unknown key', sign({ unknown: Object.values(keys)[0]! }, body, now)],
  ];
}

/** Assertions that prove nothing: of no form, expired, by a stranger's key, for another service, of what the signer may not say. */
export async function falseAssertions(to: ServiceName): Promise<[string, Headers][]> {
  const folder = await testKeys();
  const stranger = (await generateKeyPair('EdDSA')).privateKey;
  const own = async (name: ServiceName) => ({
    kid: String(readPrivateKey(folder, name).kid),
    key: await importJWK(readPrivateKey(folder, name), 'EdDSA'),
  });
  const gateway = await own('gateway');
  const provider = await own('demo-provider');
  const now = Math.floor(Date.now() / 1000);
  const made = async (
    key: Parameters<SignJWT['sign']>[0],
    kid: string,
    issuer: string,
    audience: string,
    at = now,
  ) => ({
    [assertionHeader]: await new SignJWT({ knd: 'operator', rol: ['admin'], sid: 's'.repeat(43) })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(unknownMember)
      .setIssuedAt(at)
      .setExpirationTime(at + 60)
      .sign(key),
  });
  const other = to === 'wallet' ? 'auth' : 'wallet';
  return [
    ['an assertion of no form', { [assertionHeader]: 'certainly' }],
    ['an expired assertion', await made(gateway.key, gateway.kid, 'gateway', to, now - 3600)],
    ['an assertion by a stranger', await made(stranger, gateway.kid, 'gateway', to)],
    ['an assertion for another service', await made(gateway.key, gateway.kid, 'gateway', other)],
    ['an operator asserted by a service', await made(provider.key, provider.kid, 'demo-provider', to)],
  ];
}

export function unsignedToken(): string {
  const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');
  const claims = {
    sub: unknownMember,
    typ: 'op',
    sid: 'x'.repeat(32),
    exp: 4_000_000_000,
    aud: 'lotus-gateway',
    iss: 'lotus-auth',
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
