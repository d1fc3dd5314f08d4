import { announcementChanged } from '#libs/events';
import { eventually } from '#libs/testing';
import { guest, operator, startMember, type MemberTest } from './support/member-test.js';

interface Notice {
  id: string;
  type: string;
  title: string;
  content: string;
}
type Lists = Record<'banners' | 'player' | 'popup' | 'promotion' | 'headline', Notice[]>;

describe('announcements', () => {
  let test: MemberTest;

  beforeAll(async () => {
    test = await startMember();
  });
  afterAll(() => test?.close());

  const editor = operator('content');
  const path = '/wps/v2/ops/announcements';
  const draft = (over: object = {}) => ({
    type: 'B',
    title: { vi: 'Tiêu đề', en: 'Title' },
    content: { vi: '<p>Nội dung</p>', en: '<p>Content</p>' },
    ...over,
  });
  const lists = async (query: string, who: Parameters<MemberTest['as']>[0] = guest, language = 'vi') =>
    (await test.as(who).get(`/wps/relay/MCSFE_getListAnnouncements${query}`, { 'accept-language': language }))
      .body.value as unknown as Lists;
  const add = async (over: object = {}) =>
    (await test.as(editor).post(path, draft(over))).body.value as unknown as { id: string; version: number };

  it('SPEC-7.3 begins with the notices of the demo brand, by type, banners by default', async () => {
    const all = await lists('?types=B,PL,PU,PR,H&platform=W&execution=x');
    expect([all.banners, all.popup, all.promotion, all.headline].map(({ length }) => length)).toEqual([
      1, 1, 1, 2,
    ]);
    expect(all.headline[0]!.title).toBe('Chào mừng đến với Sen Vàng');
    const { banners, ...rest } = await lists('');
    expect(banners).toHaveLength(1);
    expect(Object.values(rest).flat()).toEqual([]);
    expect((await lists('?types=H', guest, 'en')).headline[0]!.title).toBe('Welcome to Sen Vàng');
  });

  it('SPEC-3.12 shows those for players to players only', async () => {
    const member = await test.newMember();
    expect((await lists('?types=PL')).player).toEqual([]);
    const [own] = (await lists('?types=PL', member)).player;
    expect(own!.title).toBe('Hoàn tất hồ sơ trước khi rút tiền');
    expect((await test.as(guest).get(`/wps/v2/notices/${own!.id}`)).body.code).toBe('ANNOUNCEMENT_NOT_FOUND');
    expect((await test.as(member).get(`/wps/v2/notices/${own!.id}`)).body.value).toMatchObject({
      type: 'PL',
    });
  });

  it('SPEC-2.9.1 shows those for agents to agents only, in the agent centre', async () => {
    const path = '/wps/v2/agent/announcements?pageNo=1';
    const agent = await test.newMember(1);
    const { id } = await add({ type: 'PL', forAgents: true, rank: 5, title: { vi: 'Đại lý', en: 'Agents' } });
    const read = await test.as(agent).get(path, { 'accept-language': 'en' });
    const { list } = read.body.value as unknown as { list: Notice[] };
    expect(list.map(({ title }) => title)).toEqual(['Agents', 'Daily wages are paid at 02:05']);
    for (const [who, status] of [
      [guest, 401],
      [await test.newMember(0), 403],
      [await test.newMember(4), 403],
      [editor, 403],
    ] as const)
      expect((await test.as(who).get(path)).status).toBe(status);
    expect((await lists('?types=PL', agent)).player.map((one) => one.id)).not.toContain(id);
    expect((await test.as(agent).get(`/wps/v2/notices/${id}`)).body.code).toBe('ANNOUNCEMENT_NOT_FOUND');
    const refused = await test.as(editor).post('/wps/v2/ops/announcements', draft({ forAgents: true }));
    expect(refused.body).toMatchObject({ code: 'ANNOUNCEMENT_INVALID', value: { wrong: ['forAgents'] } });
    await test.as(editor).delete(`/wps/v2/ops/announcements/${id}`);
  });

  it('SPEC-7.3 publishes each notice that is added, changed or deleted', async () => {
    const { id } = await add();
    await test.as(editor).put(`${path}/${id}`, { ...draft(), version: 1 });
    await test.as(editor).delete(`${path}/${id}`);
    const heard = () =>
      test.published.filter(
        ({ type, payload }) =>
          type === announcementChanged.type && (payload as { announcementId: string }).announcementId === id,
      );
    await eventually(() => heard().length >= 3);
    expect(heard().map(({ key }) => key)).toEqual(['senvang', 'senvang', 'senvang']);
  });

  it('SEC-S32 keeps no script of what an operator writes', async () => {
    const { id } = await add({
      content: { vi: '<p onclick=x>a<script>1</script></p>', en: '<img src=x onerror=alert(1)><b>b</b>' },
    });
    const shown = (await lists('', guest, 'en')).banners.find((one) => one.id === id)!;
    expect(shown.content).toBe('<img src="x" /><b>b</b>');
    const refused = await test
      .as(editor)
      .post(path, draft({ content: { vi: '<script>1</script>', en: 'x' } }));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'ANNOUNCEMENT_INVALID', value: { wrong: ['content'] } },
    });
    await test.as(editor).delete(`${path}/${id}`);
  });

  it('SPEC-2.3 SPEC-2.4 keeps the banners of a window out of the list of notices, and gives no other kind a window', async () => {
    const { id } = await add({ bannerGroup: 'w_login' });
    const found = (await lists('')).banners.find((one) => one.id === id);
    expect(found).toMatchObject({ bannerGroup: 'w_login' });
    expect((await test.as(guest).get(`/wps/v2/notices/${id}`)).body.code).toBe('ANNOUNCEMENT_NOT_FOUND');
    expect(
      (await test.as(editor).post(path, draft({ type: 'H', bannerGroup: 'w_login' }))).body,
    ).toMatchObject({ code: 'ANNOUNCEMENT_INVALID', value: { wrong: ['bannerGroup'] } });
    await test.as(editor).delete(`${path}/${id}`);
  });

  it('shows a notice from its start to its end, on its platform, the higher rank first', async () => {
    const now = test.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const later = await add({ type: 'PU', startsAt: at(10), endsAt: at(20), rank: 9, platforms: ['W'] });
    const ids = async (query: string) => (await lists(query)).popup.map(({ id }) => id);
    expect(await ids('?types=PU')).not.toContain(later.id);
    test.clock.advance(10 * 60_000);
    expect((await ids('?types=PU&platform=W'))[0]).toBe(later.id);
    expect(await ids('?types=PU&platform=M')).not.toContain(later.id);
    test.clock.advance(10 * 60_000);
    expect(await ids('?types=PU')).not.toContain(later.id);
  });

  it('SPEC-9.16 has nine notices on a page, and pages to the end', async () => {
    for (let n = 0; n < 15; n++) await add({ title: { vi: `Tin ${n}`, en: `News ${n}` } });
    const page = async (pageNo: number) =>
      (await test.as(guest).get(`/wps/v2/notices?pageNo=${pageNo}`)).body.value as unknown as {
        list: Notice[];
        pageNum: number;
        totalPages: number;
        totalCount: number;
      };
    const first = await page(1);
    expect(first.list).toHaveLength(9);
    const seen = [...first.list];
    for (let pageNo = 2; pageNo <= first.totalPages; pageNo++) seen.push(...(await page(pageNo)).list);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(first.totalCount);
    expect((await page(first.totalPages + 1)).list).toEqual([]);
  });

  it('lets one of two operators change what both have seen, keeps the record, and forgets what is taken away', async () => {
    const { id, version } = await add({ title: { vi: 'Cũ', en: 'Old' } });
    const put = (en: string) =>
      test.as(editor).put(`${path}/${id}`, { ...draft({ title: { vi: 'Mới', en } }), version });
    const answers = await Promise.all([put('New'), put('Newer')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await test.as(editor).delete(`${path}/${id}`)).status).toBe(200);
    expect((await test.as(editor).delete(`${path}/${id}`)).body.code).toBe('ANNOUNCEMENT_NOT_FOUND');
    const changes = await test.pool.query(
      'SELECT version, change IS NULL AS gone, changed_by FROM announcement_change WHERE announcement_id = $1 ORDER BY version',
      [id],
    );
    expect(changes.map((one: { version: number; gone: boolean }) => [one.version, one.gone])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('answers in each language of the site, and in English where an editor left one out', async () => {
    const { id } = await add({
      title: { vi: 'Tết', en: 'New Year', ja: ' 旧正月 ', th: '  ' },
      content: { vi: '<p>vi</p>', en: '<p>en</p>', ja: '<p>ja<script>1</script></p>' },
    });
    const titleIn = async (language: string) =>
      (await lists('', guest, language)).banners.find((one) => one.id === id)!;
    expect(await titleIn('ja, en;q=0.5')).toMatchObject({ title: '旧正月', content: '<p>ja</p>' });
    expect(await titleIn('th, en;q=0.5')).toMatchObject({ title: 'New Year', content: '<p>en</p>' });
    expect((await titleIn('vi')).title).toBe('Tết');
    const all = (await test.as(editor).get(`${path}?pageSize=100`)).body.value as unknown as {
      list: { id: string; title: object }[];
    };
    expect(all.list.find((one) => one.id === id)!.title).toEqual({ vi: 'Tết', en: 'New Year', ja: '旧正月' });
    await test.as(editor).delete(`${path}/${id}`);
  });

  it('SEC-S20 is written by operators with the role only', async () => {
    const member = await test.newMember();
    for (const [who, status] of [
      [guest, 401],
      [member, 403],
      [operator('support'), 403],
    ] as const)
      expect((await test.as(who).post(path, draft())).status).toBe(status);
  });

  it.each([
    ['no type', { type: 'X' }, 400],
    [
      'an end before its start',
      { startsAt: '2026-11-21T10:00:00.000Z', endsAt: '2026-11-21T09:00:00.000Z' },
      422,
    ],
    ['a link elsewhere', { link: 'https://evil.example/' }, 422],
    ['a script as link', { link: 'javascript:alert(1)' }, 422],
    ['one language', { title: { vi: 'x' } }, 400],
    ['blanks for a title', { title: { vi: '   ', en: 'x' } }, 422],
  ])('refuses a notice with %s', async (_what, over, status) => {
    expect((await test.as(editor).post(path, draft(over))).status).toBe(status);
  });
});
