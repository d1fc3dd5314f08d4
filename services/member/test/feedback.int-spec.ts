import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { formOf, guest, operator, pictureOf, startMember, type MemberTest } from './support/member-test.js';

describe('feedback', () => {
  let test: MemberTest;

  beforeAll(async () => {
    test = await startMember();
  });
  afterAll(() => test?.close());

  const send = async (
    who: Parameters<MemberTest['as']>[0],
    files: Buffer[],
    fields: Record<string, string>,
  ) => test.upload(who, 'PUT', '/wps/feedback', formOf(files, fields));
  const stored = () => {
    try {
      return readdirSync(join(test.files, 'feedback'));
    } catch {
      return [];
    }
  };
  const listed = async () =>
    (
      (await test.as(operator('support')).get('/wps/v2/ops/feedback?pageNo=1&pageSize=50')).body
        .value as unknown as {
        list: {
          id: string;
          memberId: string | null;
          content: string;
          images: string[];
          handledAt: string | null;
        }[];
      }
    ).list;

  it('SPEC-5.7 SPEC-7.5.2 takes a text and up to 3 images from members and guests, for operators to read', async () => {
    const member = await test.newMember();
    const png = await pictureOf('png');
    const images = [png, await pictureOf('jpeg'), png];
    const { id } = (await send(member, images, { content: '  Trang rất đẹp  ' })).body.value as unknown as {
      id: string;
    };
    expect((await send(guest, [], { content: 'Khách cũng góp ý' })).status).toBe(200);
    const all = await listed();
    const own = all.find((one) => one.id === id)!;
    expect(own).toMatchObject({ memberId: member.memberId, content: 'Trang rất đẹp', handledAt: null });
    expect(own.images).toHaveLength(3);
    expect(all.find((one) => one.content === 'Khách cũng góp ý')).toMatchObject({
      memberId: null,
      images: [],
    });
    const image = await test.as(operator('support')).get(own.images[0]!);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await test.as(member).get(own.images[0]!)).status).toBe(403);
    expect((await test.as(guest).get(own.images[0]!)).status).toBe(401);
    await test.as(operator('support')).put(`/wps/v2/ops/feedback/${id}/handled`);
    expect((await listed()).find((one) => one.id === id)!.handledAt).not.toBeNull();
  });

  it('SEC-S34 SPEC-9.6 refuses a fourth image, an image above 5 MB and what is none, and keeps nothing', async () => {
    const before = [stored().length, (await listed()).length];
    const png = await pictureOf('png');
    const page = Buffer.from('<html></html>');
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
    for (const [files, status, code] of [
      [[png, png, png, png], 422, 'TOO_MANY_IMAGES'],
      [[png, large], 413, 'IMAGE_TOO_LARGE'],
      [[png, page], 422, 'IMAGE_NOT_ACCEPTED'],
    ] as const) {
      const answer = await send(guest, [...files], { content: 'x' });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect([stored().length, (await listed()).length]).toEqual(before);
  });

  it('makes what is larger than a screen smaller, and leaves small pictures their size', async () => {
    for (const [side, expected] of [
      [3000, 2000],
      [40, 40],
    ] as const) {
      await send(guest, [await pictureOf('png', side)], { content: `side ${side}` });
      const [path] = (await listed()).find((one) => one.content === `side ${side}`)!.images;
      const answer = await fetch(`${test.url}${path}`);
      expect(answer.status).toBe(401);
      const name = path!.split('/').pop()!;
      expect((await sharp(join(test.files, 'feedback', name)).metadata()).width).toBe(expected);
    }
  });

  it.each([
    [{}, 422, 'FEEDBACK_EMPTY'],
    [{ content: '   ' }, 422, 'FEEDBACK_EMPTY'],
    [{ content: 'x'.repeat(2001) }, 422, 'FEEDBACK_TOO_LONG'],
    [{ content: 'x', isAdmin: 'true' }, 400, 'VALIDATION_FAILED'],
    [{ content: 'a\0b' }, 400, 'VALIDATION_FAILED'],
  ] as [Record<string, string>, number, string][])('SPEC-5.7 refuses %j', async (fields, status, code) => {
    const answer = await send(guest, [], fields);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('SEC-S23.1 takes 20 a day from one person', async () => {
    const member = await test.newMember();
    const codes: number[] = [];
    for (let n = 0; n < 22; n++) codes.push((await send(member, [], { content: `${n}` })).status);
    expect(codes.filter((status) => status === 200)).toHaveLength(20);
    expect(codes.at(-1)).toBe(429);
  });
});
