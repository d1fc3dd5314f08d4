import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { formOf, guest, memberOf, pictureOf, startMember, type MemberTest } from './support/member-test.js';

interface Avatar {
  avatar: string;
  avatarType: string;
  url: string;
}

describe('avatars', () => {
  let test: MemberTest;

  beforeAll(async () => {
    test = await startMember();
  });
  afterAll(() => test?.close());

  const own = '/wps/v2/avatars/own';
  const stored = () => {
    try {
      return readdirSync(join(test.files, 'avatars'));
    } catch {
      return [];
    }
  };
  const bytesOf = async (url: string) => {
    const answer = await fetch(`${test.url}${url}`);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('SPEC-3.13 SPEC-7.1.14 SPEC-7.1.16 a member has a drawing, chooses another, and both calls of the specification show it', async () => {
    const member = await test.newMember();
    const calls = test.as(member);
    const first = (await calls.get('/wps/relay/MCSFE_getPlayerAvatar')).body.value as unknown as Avatar;
    expect(first).toMatchObject({ avatarType: 'STATIC' });
    expect((await calls.get('/wps/member/info/icon')).body.value).toEqual(first);
    const chosen = (await calls.put(own, { avatar: '17' })).body.value;
    expect(chosen).toEqual({ avatar: '17', avatarType: 'STATIC', url: '/wps/v2/avatars/pictures/17.svg' });
    expect((await calls.get('/wps/relay/MCSFE_getPlayerAvatar')).body.value).toEqual(chosen);
    expect(await calls.put(own, { avatar: '25' })).toMatchObject({
      status: 422,
      body: { code: 'AVATAR_UNKNOWN' },
    });
  });

  it('offers 24 drawings, all of which can be fetched', async () => {
    const offered = (await test.as(guest).get('/wps/v2/avatars')).body.value as unknown as Avatar[];
    expect(offered).toHaveLength(24);
    for (const { url } of offered) {
      const { answer, bytes } = await bytesOf(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect((await sharp(bytes).metadata()).width).toBe(128);
    }
  });

  it.each(['png', 'jpeg'] as const)(
    'SEC-S34 an uploaded %s is written anew: square, without metadata, under a random name, never as a page',
    async (format) => {
      const member = await test.newMember();
      const sent = await pictureOf(format, 300);
      expect(sent.includes('secret-place')).toBe(true);
      const answer = await test.upload(member, 'POST', own, formOf([sent]));
      const value = answer.body.value as unknown as Avatar;
      expect(value).toMatchObject({ avatarType: 'CUSTOM' });
      expect(value.avatar).toMatch(format === 'png' ? /^[\w-]{32}\.png$/ : /^[\w-]{32}\.jpg$/);
      const { answer: picture, bytes } = await bytesOf(value.url);
      expect(picture.headers.get('content-type')).toBe(`image/${format}`);
      expect(picture.headers.get('content-disposition')).toContain('attachment');
      expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
      expect(bytes.includes('secret-place')).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 256, height: 256 });
    },
  );

  it('forgets the picture that was replaced', async () => {
    const member = await test.newMember();
    const before = stored().length;
    const first = (await test.upload(member, 'POST', own, formOf([await pictureOf('png')]))).body
      .value as unknown as Avatar;
    await test.upload(member, 'POST', own, formOf([await pictureOf('jpeg')]));
    expect(stored()).toHaveLength(before + 1);
    expect((await bytesOf(first.url)).answer.status).toBe(404);
    await test.as(member).put(own, { avatar: '3' });
    expect(stored()).toHaveLength(before);
  });

  it('SEC-S34 refuses everything else, and keeps nothing of it', async () => {
    const member = await test.newMember();
    const before = stored().length;
    const png = await pictureOf('png');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const wide = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } });
    const tries: [string, Buffer[], number, string][] = [
      ['a page', [Buffer.from('<html><script>alert(1)</script>')], 422, 'IMAGE_NOT_ACCEPTED'],
      ['an SVG', [svg], 422, 'IMAGE_NOT_ACCEPTED'],
      ['another format', [await pictureOf('webp')], 422, 'IMAGE_NOT_ACCEPTED'],
      ['a PNG in name only', [Buffer.concat([png.subarray(0, 8), svg])], 422, 'IMAGE_NOT_ACCEPTED'],
      ['half a PNG', [png.subarray(0, 60)], 422, 'IMAGE_NOT_ACCEPTED'],
      ['81 million pixels', [await wide.png().toBuffer()], 422, 'IMAGE_NOT_ACCEPTED'],
      ['more than 5 MB', [Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])], 413, 'IMAGE_TOO_LARGE'],
      ['two files', [png, png], 422, 'TOO_MANY_IMAGES'],
      ['no file', [], 422, 'AVATAR_FILE_REQUIRED'],
    ];
    for (const [what, files, status, code] of tries) {
      const answer = await test.upload(member, 'POST', own, formOf(files, files.length ? {} : {}));
      expect([what, answer.status, answer.body.code]).toEqual([what, status, code]);
    }
    const unknown = await test.upload(member, 'POST', own, formOf([png], { isAdmin: 'true' }));
    expect([unknown.status, unknown.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(stored()).toHaveLength(before);
  });

  it('SEC-S34 accepts multipart bodies on upload routes only', async () => {
    const member = await test.newMember();
    const elsewhere = await test.upload(member, 'PUT', own, formOf([], { avatar: '3' }));
    expect([elsewhere.status, elsewhere.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const asJson = await test.as(member).post(own, { file: 'x' });
    expect([asJson.status, asJson.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '25.svg',
    '0.svg',
    'a.png',
    `${'a'.repeat(32)}.png`,
    `${'a'.repeat(32)}.svg`,
  ])('SEC-S34 has no picture %s', async (name) => {
    const { answer } = await bytesOf(`/wps/v2/avatars/pictures/${name}`);
    expect([400, 404]).toContain(answer.status);
  });

  it('lets demo players look, not change', async () => {
    const demo = memberOf('01936f2e-8a00-7c3e-9b1a-3f5d2c7e8b01', 4);
    expect((await test.as(demo).get('/wps/relay/MCSFE_getPlayerAvatar')).status).toBe(200);
    expect((await test.as(demo).put(own, { avatar: '3' })).body.code).toBe('REAL_ACCOUNT_REQUIRED');
    expect((await test.upload(demo, 'POST', own, formOf([await pictureOf('png')]))).body.code).toBe(
      'REAL_ACCOUNT_REQUIRED',
    );
    expect((await test.as(guest).get('/wps/member/info/icon')).status).toBe(401);
  });
});
