import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { CompactEncrypt, exportJWK, importJWK, type CompactJWEHeaderParameters } from 'jose';
import { openJwe } from './jwe.js';

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const kid = 'k1';
const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid };

/** As a client does it, by an implementation that is not ours. */
async function sealed(
  plain: Uint8Array,
  over: object = {},
  parties?: { apu?: Uint8Array; apv?: Uint8Array },
) {
  const named = { ...header, ...over } as CompactJWEHeaderParameters;
  const encryption = new CompactEncrypt(plain).setProtectedHeader(named);
  if (parties) encryption.setKeyManagementParameters(parties);
  return encryption.encrypt(await importJWK(await exportJWK(pair.publicKey), named.alg));
}
const open = (jwe: string) => openJwe(jwe, () => pair.privateKey);
const withHeader = (jwe: string, change: (header: Record<string, unknown>) => object) => {
  const [first, ...rest] = jwe.split('.');
  const changed = change(JSON.parse(Buffer.from(first!, 'base64url').toString()) as Record<string, unknown>);
  return [Buffer.from(JSON.stringify(changed)).toString('base64url'), ...rest].join('.');
};

describe('opening a JWE', () => {
  it('SPEC-7.1.1 gives back what another implementation has sealed, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (plain) => {
        expect(new Uint8Array(await open(await sealed(plain)))).toEqual(plain);
      }),
    );
  });

  it('SPEC-7.1.1 agrees with it on the names of the parties', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        async (apu, apv) => {
          const jwe = await sealed(Buffer.from('lan'), {}, { apu, apv });
          expect(String(await open(jwe))).toBe('lan');
          await expect(open(withHeader(jwe, (named) => ({ ...named, apu: undefined })))).rejects.toThrow();
        },
      ),
    );
  });

  it('SEC-S16 throws after a change of any bit of any part', async () => {
    const jwe = await sealed(Buffer.from('{"password":"Mưa rào tháng 7"}'));
    const parts = jwe.split('.');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 2, 3, 4), fc.nat(), fc.nat(7), async (part, at, bit) => {
        const bytes = Buffer.from(parts[part]!, 'base64url');
        bytes[at % bytes.length]! ^= 1 << bit;
        const changed = parts.with(part, bytes.toString('base64url')).join('.');
        await expect(open(changed)).rejects.toThrow();
      }),
    );
  });

  it.each([
    ['another key agreement', sealed(Buffer.from('x'), { alg: 'ECDH-ES+A256KW' })],
    ['a shorter key', sealed(Buffer.from('x'), { enc: 'A128GCM' })],
    ['another cipher', sealed(Buffer.from('x'), { enc: 'A256CBC-HS512' })],
    ['compression', sealed(Buffer.from('x'), { zip: 'DEF' })],
    ['nothing', Promise.resolve('')],
    ['no parts', Promise.resolve('....')],
    ['too many parts', sealed(Buffer.from('x')).then((jwe) => `${jwe}.x`)],
    ['a key that was sent along', sealed(Buffer.from('x')).then((jwe) => jwe.replace('..', '.AAAA.'))],
    ['a short tag', sealed(Buffer.from('x')).then((jwe) => jwe.slice(0, -8))],
  ])('SEC-S16 takes nothing but its one kind: %s', async (_, jwe) => {
    await expect(open(await jwe)).rejects.toThrow();
  });

  it.each([
    ['a demand it does not know', { crit: ['exp'] }],
    ['no ephemeral key', { epk: undefined }],
    ['a key of another curve', { epk: { kty: 'EC', crv: 'P-384', x: 'A'.repeat(64), y: 'A'.repeat(64) } }],
    ['a point off the curve', { epk: { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'B'.repeat(43) } }],
    ['a key of another kind', { epk: { kty: 'oct', k: 'A'.repeat(43) } }],
  ])('SEC-S16 takes no header with %s', async (_, over) => {
    const jwe = withHeader(await sealed(Buffer.from('x')), (named) => ({ ...named, ...over }));
    await expect(open(jwe)).rejects.toThrow();
  });

  it('asks for the key by the name in the header, and opens with no other', async () => {
    const stranger = createPrivateKey(
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }),
    );
    const jwe = await sealed(Buffer.from('x'));
    const asked: unknown[] = [];
    await expect(openJwe(jwe, (name) => (asked.push(name), stranger))).rejects.toThrow();
    expect(asked).toEqual([kid]);
  });
});
