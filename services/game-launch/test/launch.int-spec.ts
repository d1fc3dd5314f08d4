import { createHash, randomUUID } from 'node:crypto';
import { lotteryGameOffered } from '#libs/events';
import { World } from './support/world.js';

describe('launching a game', () => {
  let world: World;
  const memberId = randomUUID();
  const payload = { gameId: 'seng-dragon-pearl', nodeId: 'seng-dragon-pearl', vassalage: 'SENG' };

  beforeAll(async () => {
    world = await World.start({ SITE_ORIGINS: 'https://senvang.example,https://m.senvang.example' });
  });
  afterAll(() => world?.close());

  const launch = (body: object, headers?: Record<string, string>) =>
    world.as(memberId).post('/wps/game/launchGame', body, headers);
  const valueOf = (answer: { body: { value?: unknown } }) => answer.body.value as Record<string, string>;

  it('SPEC-4.12 SPEC-7.2.6 answers with an address that carries the ticket, the language and our origin, and nothing of the player', async () => {
    const answer = await launch(
      {
        ...payload,
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'sen.vang88',
        token: 'eyJ.secret.token',
        merchantCode: 'senvang',
        language: 'EN',
      },
      { origin: 'https://m.senvang.example' },
    );
    expect(answer.status).toBe(200);
    const value = valueOf(answer);
    expect(value['gameUrl']).toBe(value['game_url']);
    expect(value['gameUrl']).toBe(value['game_url2']);
    const url = new URL(value['gameUrl']!);
    expect(url.origin).toBe('https://games.example');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      game: 'dragon-pearl',
      lang: 'en',
      parent: 'https://m.senvang.example',
      ticket: expect.stringMatching(/^[\w-]{32}$/) as string,
    });
    for (const secret of ['sen.vang88', 'secret', memberId]) expect(value['gameUrl']).not.toContain(secret);
    expect(Date.parse(value['expiresAt']!) - world.service.clock.now().getTime()).toBe(60_000);
  });

  it('SEC-S12.1 leaves a committed launch that knows only the hash of its ticket', async () => {
    const value = valueOf(await launch(payload));
    const ticket = new URL(value['gameUrl']!).searchParams.get('ticket')!;
    const [row] = await world.query<Record<string, unknown>>('SELECT * FROM launch WHERE id = $1', [
      value['launchId'],
    ]);
    expect(row).toMatchObject({
      member_id: memberId,
      vassalage: 'SENG',
      game_id: 'seng-dragon-pearl',
      mode: 'REAL',
    });
    expect(row!['ticket_hash']).toEqual(createHash('sha256').update(ticket).digest());
    expect(JSON.stringify(row)).not.toContain(ticket);
  });

  it('passes only a configured origin to the game', async () => {
    const value = valueOf(await launch(payload, { origin: 'https://evil.example' }));
    expect(new URL(value['gameUrl']!).searchParams.get('parent')).toBe('https://senvang.example');
  });

  it('REG-G11 gives a demo account play money', async () => {
    const answer = await world.as(memberId, 4).post('/wps/game/launchGame', payload);
    const [row] = await world.query('SELECT mode FROM launch WHERE id = $1', [valueOf(answer)['launchId']]);
    expect(row).toEqual({ mode: 'PLAY' });
  });

  it('SPEC-4.12 launches a batch for each member separately, and returns null for a refused one', async () => {
    const others = Array.from({ length: 6 }, () => randomUUID());
    const own = { ...payload, language: 'VI' };
    const asked: [string, string][] = [
      [memberId, JSON.stringify(own)],
      [others[0]!, JSON.stringify({ ...own, gameId: 'no-such-game' })],
      [others[1]!, JSON.stringify({ ...own, stake: 1 })],
      [others[2]!, '{"gameId":'],
      [others[3]!, '{"gameId":"seng-dragon-pearl","__proto__":{"language":"EN"}}'],
      [others[4]!, JSON.stringify({ ...payload, language: 'EN' })],
      [others[5]!, JSON.stringify(payload)],
    ];
    const gateway = world.service.as({ kind: 'service', name: 'gateway' });
    const answer = await gateway.post('/internal/launches/shared', {
      memberIds: asked.map(([id]) => id),
      accountTypes: [0, 0, 0, 0, 0, 4, 0],
      requests: asked.map(([, request]) => request),
      askedFrom: asked.map(() => 'https://m.senvang.example'),
    });
    expect(answer.status).toBe(200);
    const values = answer.body.value as unknown as (Record<string, string> | null)[];
    expect(values.map((value) => value !== null)).toEqual([true, false, false, false, false, true, false]);
    const rows = await world.query(
      `SELECT id, member_id AS "memberId", mode, language FROM launch WHERE member_id = ANY ($1) OR id = $2 ORDER BY mode DESC`,
      [others, values[0]!['launchId']],
    );
    expect(rows).toEqual([
      { id: values[0]!['launchId'], memberId, mode: 'REAL', language: 'vi' },
      { id: values[5]!['launchId'], memberId: others[4], mode: 'PLAY', language: 'en' },
    ]);
  });

  it('refuses a shared launch with lists of unequal length, and every caller but the gateway', async () => {
    const lists = { memberIds: [memberId], accountTypes: [0, 0], requests: ['{}'], askedFrom: [''] };
    const gateway = world.service.as({ kind: 'service', name: 'gateway' });
    expect((await gateway.post('/internal/launches/shared', lists)).status).toBe(400);
    const one = { ...lists, accountTypes: [0] };
    expect((await world.as(memberId).post('/internal/launches/shared', one)).status).toBe(403);
    const wallet = world.service.as({ kind: 'service', name: 'wallet', memberId });
    expect((await wallet.post('/internal/launches/shared', one)).status).toBe(403);
  });

  it('SPEC-6.1 asks a guest to log in, and lets no operator or service launch', async () => {
    const guest = world.service.as({ kind: 'guest' });
    expect(await guest.post('/wps/game/launchGame', payload)).toMatchObject({
      status: 401,
      body: { code: 'SESSION_REQUIRED' },
    });
    expect((await world.operator().post('/wps/game/launchGame', payload)).status).toBe(403);
    const wallet = world.service.as({ kind: 'service', name: 'wallet', memberId });
    expect((await wallet.post('/wps/game/launchGame', payload)).status).toBe(403);
  });

  it('SPEC-8.15 says that a game is under maintenance, in both languages, until it ends', async () => {
    const until = new Date(world.service.clock.now().getTime() + 60_000).toISOString();
    for (const [path, gameId] of [
      ['vendors/LONG', 'long-red-drum'],
      ['games/seng-lucky-koi', 'seng-lucky-koi'],
    ] as const) {
      await world.operator().put(`/wps/v2/ops/${path}/maintenance`, { maintenance: true, until });
      expect(await launch({ gameId })).toMatchObject({
        status: 422,
        body: { code: 'GAME_MAINTENANCE', message: 'Game đang bảo trì' },
      });
      const english = await launch({ gameId }, { 'accept-language': 'en' });
      expect(english.body.message).toBe('Game maintenance');
    }
    expect((await launch({ gameId: 'seng-dragon-pearl' })).status).toBe(200);
    world.service.clock.advance(60_001);
    expect((await launch({ gameId: 'long-red-drum' })).status).toBe(200);
    expect((await launch({ gameId: 'seng-lucky-koi' })).status).toBe(200);
  });

  it('opens lotteries as pages of the site, by account type, prize mode, code and entry', async () => {
    const offer = (gameCode: string, area: 'VN' | 'SEA' | 'ELOTT', isRegional = false) =>
      world.service.bus.publish(lotteryGameOffered, {
        ...{ gameCode, gameName: { vi: gameCode, en: gameCode }, area, isRegional },
        ...{ defaultPlay: 'LO2', place: 0 },
      });
    await offer('XSMB', 'VN', true);
    await offer('MEGA645', 'VN');
    await offer('THAI', 'SEA');
    await offer('SEN60', 'ELOTT');
    const cases: [object, string][] = [
      [{ lottoPrizeMode: 'Lott', accountTypeName: 'TCG_LOTTO_VN' }, '/vnlottery'],
      [{ lottoPrizeMode: 'SEA', hasLobby: '1' }, '/seaLottery'],
      [{ lottoPrizeMode: 'Elott' }, '/elott'],
      [{ lottoPrizeMode: 'Lott', accountTypeName: 'LOTT' }, '/lottery'],
      [{ lottoGameCode: 'XSMB', lottoView: 'trend' }, '/vnlottery?gameCode=XSMB&playType=LO2&view=trend'],
      [{ lottoGameCode: 'MEGA645' }, '/lottery?gameCode=MEGA645&playType=LO2'],
      [{ gameId: 'lottery-thai' }, '/seaLottery?gameCode=THAI&playType=LO2'],
      [{ gameId: 'lottery-sen60', vassalage: 'LOTUS' }, '/elott?gameCode=SEN60&playType=LO2'],
    ];
    for (const [body, path] of cases) {
      const answer = await launch(body);
      const url = new URL((answer.body.value as unknown as { gameUrl: string }).gameUrl);
      expect([answer.status, url.pathname + url.search]).toEqual([200, path]);
    }
    expect(await launch({ lottoGameCode: 'NOTHING' })).toMatchObject({ body: { code: 'GAME_UNKNOWN' } });
    await world.operator().put('/wps/v2/ops/games/lottery-thai/maintenance', { maintenance: true });
    expect(await launch({ gameId: 'lottery-thai' })).toMatchObject({ body: { code: 'GAME_MAINTENANCE' } });
  });

  it.each([
    ['an unknown game', { gameId: 'nothing' }, 404, 'GAME_UNKNOWN'],
    ["another vendor's game", { gameId: 'seng-dragon-pearl', vassalage: 'LONG' }, 404, 'GAME_UNKNOWN'],
    ['an undeclared field', { ...payload, memberId }, 400, 'VALIDATION_FAILED'],
    ['a game that is an object', { gameId: {} }, 400, 'VALIDATION_FAILED'],
    ['a game with a quote', { gameId: "x' OR '1'='1" }, 400, 'VALIDATION_FAILED'],
    ['a language that is none', { ...payload, language: 'vietnamese' }, 400, 'VALIDATION_FAILED'],
    ['a token beyond measure', { ...payload, token: 'x'.repeat(5000) }, 400, 'VALIDATION_FAILED'],
    ['what is no JSON', '{', 400, 'MALFORMED_REQUEST'],
  ])('refuses %s and writes nothing', async (_, body, status, code) => {
    const before = await world.rowCounts();
    expect(await world.as(memberId).post('/wps/game/launchGame', body)).toMatchObject({
      status,
      body: { code },
    });
    expect(await world.rowCounts()).toEqual(before);
  });
});
