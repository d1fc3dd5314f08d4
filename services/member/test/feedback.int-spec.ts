import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OperatorPrincipal } from '#libs/auth';
import { messageReceived } from '#libs/events';
import { eventually } from '#libs/testing';
import {
  formOf,
  guest,
  memberOf,
  operator,
  pictureOf,
  startMember,
  type MemberTest,
} from './support/member-test.js';

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

  describe('is answered by an operator', () => {
    interface Item {
      id: string;
      account: string | null;
      answerable: boolean;
      handledBy: string | null;
      answer: string | null;
    }
    interface Inbox {
      totalCount: number;
      list: {
        kind: string;
        title: string;
        content: string;
        quote: string | null;
        reference: string | null;
      }[];
    }
    const support = operator('support') as OperatorPrincipal;
    const colleague: OperatorPrincipal = { ...support, operatorId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a98' };
    const asked = async (who: Parameters<MemberTest['as']>[0], content: string) =>
      ((await send(who, [], { content })).body.value as unknown as { id: string }).id;
    const answer = (who: Parameters<MemberTest['as']>[0], id: string, text: unknown) =>
      test.as(who).post(`/wps/v2/ops/feedback/${id}/answer`, { text });
    const inbox = async (who: Parameters<MemberTest['as']>[0], language = 'vi') =>
      (await test.as(who).get('/wps/v2/messages?pageNo=1&pageSize=20', { 'accept-language': language })).body
        .value as unknown as Inbox;
    const found = async (query: string) =>
      (await test.as(support).get(`/wps/v2/ops/feedback?pageNo=1&pageSize=50&${query}`)).body
        .value as unknown as { list: Item[]; totalCount: number };

    it('into the inbox of the member, with the question, and the live stream hears of it', async () => {
      const member = await test.newMember();
      const id = await asked(member, 'Khi nào có trò mới?');
      expect((await answer(support, id, '  Tuần sau nhé.\nCảm ơn bạn!  ')).status).toBe(200);
      const { list, totalCount } = await inbox(member);
      expect(totalCount).toBe(1);
      expect(list[0]).toMatchObject({
        kind: 'FEEDBACK_ANSWERED',
        title: 'Góp ý của bạn đã được trả lời',
        content: 'Tuần sau nhé.\nCảm ơn bạn!',
        quote: 'Khi nào có trò mới?',
        reference: id,
      });
      expect((await inbox(member, 'en')).list[0]!.title).toBe('Your feedback was answered');
      const heard = () =>
        test.published.filter(({ type, key }) => type === messageReceived.type && key === member.memberId);
      await eventually(() => heard().length > 0);
      expect(heard().map(({ payload }) => payload)).toMatchObject([{ kind: 'FEEDBACK_ANSWERED', unread: 1 }]);
      const [handled] = (await found(`state=HANDLED&search=${member.memberId.slice(0, 8)}`)).list;
      expect(handled).toMatchObject({
        id,
        account: `m${member.memberId.slice(0, 8)}`,
        handledBy: support.operatorId,
        answer: 'Tuần sau nhé.\nCảm ơn bạn!',
        answerable: false,
      });
    });

    it('once: a second answer and one after the mark are refused', async () => {
      const member = await test.newMember();
      const id = await asked(member, 'Một lần');
      expect((await answer(support, id, 'Đã nhận')).status).toBe(200);
      const again = await answer(support, id, 'Đã nhận');
      expect([again.status, again.body.code]).toEqual([409, 'FEEDBACK_HANDLED']);
      const marked = await asked(member, 'Chỉ đánh dấu');
      await test.as(support).put(`/wps/v2/ops/feedback/${marked}/handled`);
      expect((await answer(support, marked, 'Quá muộn')).body.code).toBe('FEEDBACK_HANDLED');
      expect((await inbox(member)).totalCount).toBe(1);
    });

    it('by one of two who answer at the same time', async () => {
      const member = await test.newMember();
      const id = await asked(member, 'Hai người');
      const answers = await Promise.all([
        answer(support, id, 'Câu trả lời một'),
        answer(colleague, id, 'Câu trả lời hai'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await inbox(member)).totalCount).toBe(1);
    });

    it('of the support role, and not by others', async () => {
      const member = await test.newMember();
      const id = await asked(member, 'Vai trò');
      expect((await answer(operator('content'), id, 'Không được')).status).toBe(403);
      expect((await answer(member, id, 'Không được')).status).toBe(403);
      expect((await answer(guest, id, 'Không được')).status).toBe(401);
      expect((await inbox(member)).totalCount).toBe(0);
    });

    it.each([['ab'], ['   '], ['x'.repeat(2001)], [7], [undefined]])('not with %j', async (text) => {
      const member = await test.newMember();
      const id = await asked(member, 'Độ dài');
      expect((await answer(support, id, text)).body.code).toBe('VALIDATION_FAILED');
      expect((await inbox(member)).totalCount).toBe(0);
    });

    it('where the sender has an inbox: a guest and a demo player have none', async () => {
      const demo = await test.newMember(4);
      for (const who of [guest, memberOf(demo.memberId, 4)]) {
        const id = await asked(who, 'Không có hộp thư');
        const refused = await answer(support, id, 'Trả lời');
        expect([refused.status, refused.body.code]).toEqual([422, 'FEEDBACK_WITHOUT_INBOX']);
        const item = (await found('state=OPEN&search=Không có hộp thư')).list.find((one) => one.id === id)!;
        expect(item).toMatchObject({ answerable: false, handledBy: null, answer: null });
      }
      const unknown = await answer(support, '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8aff', 'Trả lời');
      expect([unknown.status, unknown.body.code]).toEqual([404, 'FEEDBACK_NOT_FOUND']);
    });

    it('from a queue: what is open oldest first, members apart from guests, a text found in any case', async () => {
      const member = await test.newMember();
      const first = await asked(member, 'ỐNG NƯỚC thứ nhất');
      const second = await asked(guest, 'ống nước thứ hai');
      const third = await asked(member, 'Ống nước 100% thứ ba');
      const ids = async (query: string) => (await found(query)).list.map(({ id }) => id);
      expect(await ids('state=OPEN&search=ống nước')).toEqual([first, second, third]);
      expect(await ids('state=OPEN&from=GUEST&search=ống nước')).toEqual([second]);
      expect(await ids('state=OPEN&from=MEMBER&search=100%25')).toEqual([third]);
      await test.as(support).put(`/wps/v2/ops/feedback/${first}/handled`);
      expect(await ids('state=OPEN&search=ống nước')).toEqual([second, third]);
      expect(await ids('state=HANDLED&search=ống nước')).toEqual([first]);
      expect((await found('state=OPEN&search=ống nước')).totalCount).toBe(2);
    });
  });
});
