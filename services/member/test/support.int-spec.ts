import { compactDecrypt, importJWK } from 'jose';
import sharp from 'sharp';
import { vipRanked } from '#libs/events';
import { BrandService } from '../src/site/brand/brand.service.js';
import { demoServiceLinkPrivateKey } from '../src/seed/service-link-key.js';
import { guest, operator, startMember, type MemberTest } from './support/member-test.js';

type Paths = { version: { pathList: { type: number; path: string }[] } };

describe('customer service, app resources and the help centre', () => {
  let test: MemberTest;

  beforeAll(async () => {
    test = await startMember();
  });
  afterAll(() => test?.close());

  const brand = operator('brand');
  const change = async (body: object) => {
    const { version } = (await test.as(brand).get('/wps/v2/ops/brand')).body.value as unknown as {
      version: number;
    };
    return test.as(brand).put('/wps/v2/ops/brand', { version, ...body });
  };
  const pathsFor = async (who: Parameters<MemberTest['as']>[0]) =>
    ((await test.as(who).get('/wps/system/service')).body.value as unknown as Paths).version.pathList;
  const decrypted = async (jwe: string) => {
    const { plaintext, protectedHeader } = await compactDecrypt(
      jwe,
      await importJWK({ ...demoServiceLinkPrivateKey }, 'ECDH-ES'),
    );
    return { header: protectedHeader, link: JSON.parse(new TextDecoder().decode(plaintext)) as object };
  };

  it('SPEC-7.1.22 SEC-S33.1 gives a visitor one entry of type 3, encrypted to the client’s key and soon stale', async () => {
    const [entry, ...more] = await pathsFor(guest);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ type: 3 });
    expect(entry!.path).not.toContain('helpmc');
    const { header, link } = await decrypted(entry!.path);
    expect(header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'demo-2026-11' });
    const now = Math.floor(test.clock.now().getTime() / 1000);
    expect(link).toEqual({ csType: 'LIVECHAT', url: '/helpmc?desk=livechat', iat: now, exp: now + 300 });
    const status = (await test.as(guest).get('/wps/system/status')).text;
    expect(status).not.toContain('helpmc');
  });

  it('SPEC-6.10 SPEC-3.14 sends members above rank 4 to the VIP desk', async () => {
    const member = await test.newMember();
    for (const [rankLevel, csType] of [
      [4, 'LIVECHAT'],
      [5, 'VIP'],
    ] as const) {
      const at = new Date(Date.parse(vipRanked.example.at) + rankLevel).toISOString();
      await test.bus.publish(vipRanked, { ...vipRanked.example, memberId: member.memberId, rankLevel, at });
      const [entry] = await pathsFor(member);
      expect((await decrypted(entry!.path)).link).toMatchObject({ csType });
    }
  });

  it('SEC-S33.1 links to allow-listed hosts only: refused when set, and omitted if stored', async () => {
    const elsewhere = [{ csType: 'LIVECHAT', path: 'https://chat.example/room' }];
    const refused = await change({ customerService: elsewhere });
    expect(refused).toMatchObject({ status: 422, body: { code: 'BRAND_CHANGE_INVALID' } });
    const taken = await change({
      customerService: elsewhere,
      serviceHosts: ['chat.example', 'cong-dong.senvang.example'],
      serviceLinkKey: null,
    });
    expect(taken.status).toBe(200);
    expect(await pathsFor(guest)).toEqual([{ type: 1, path: 'https://chat.example/room' }]);
    await test.pool.query(
      `UPDATE brand SET configuration = jsonb_set(configuration, '{customerService,0,path}', '"https://evil.example/"')`,
    );
    await test.app.get(BrandService).onModuleInit();
    expect(await pathsFor(guest)).toEqual([]);
  });

  it('SPEC-9.21 draws a QR code of 200 by 200 with a margin of 20, to a host of the brand only', async () => {
    const qr = async (type: string, host?: string) =>
      test
        .as(guest)
        .get(`/wps/v2/resources/${type}/qr`, host === undefined ? {} : { 'x-forwarded-host': host });
    const { headers, text } = await qr('ANDROID', 'localhost:8080');
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(text).toContain('width="200" height="200"');
    const cells = [...text.matchAll(/M([\d.]+) ([\d.]+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...cells)).toBe(20);
    expect(Math.max(...cells)).toBeLessThan(180);
    expect((await sharp(Buffer.from(text)).metadata()).width).toBe(200);
    expect((await qr('ANDROID', 'localhost:9')).text).not.toBe(text);
    const fallback = (await qr('ANDROID')).text;
    for (const host of ['evil.example', 'localhost@evil.example', 'localhost:8080/x', '"><script>'])
      expect((await qr('ANDROID', host)).text).toBe(fallback);
    expect((await qr('NOSUCH')).status).toBe(404);
  });

  it('SPEC-3.11 lists the app resources with their labels and codes', async () => {
    const { body } = await test.as(guest).get('/wps/system/status');
    const { info } = body.value as unknown as { info: { resources: { resourceType: string }[] } };
    expect(info.resources.map(({ resourceType }) => resourceType)).toEqual([
      'IOS',
      'MOBILECONFIG',
      'ANDROID',
      'SOCIAL',
      'EMAIL',
    ]);
    expect(info.resources[2]).toMatchObject({
      url: '/down?app=android',
      qrCodeUrl: '/wps/v2/resources/ANDROID/qr',
      labelNameEn: 'Android app',
      labelNameVi: 'Ứng dụng Android',
    });
  });

  it('SPEC-7.5.4 answers the help centre in the language asked for', async () => {
    const read = async (language: string) =>
      (await test.as(guest).get('/wps/system/helpCenter', { 'accept-language': language })).body
        .value as unknown as { title: string }[];
    expect((await read('vi'))[0]!.title).toBe('Bắt đầu');
    expect((await read('en'))[0]!.title).toBe('Getting started');
  });
});
