import type { Principal } from '#libs/auth';
import { MemoryCache } from '#libs/cache';
import { brandState, payloadKeyState, registerRulesState, type WhitelabelNode } from '#libs/events';
import { InProcessBus } from '#libs/messaging';
import { eventually, type FakeClock, startTestService, type TestService } from '#libs/testing';
import { BrandService } from '../src/site/brand/brand.service.js';
import { seedDemo } from '../src/seed/seed.js';
import { senVang } from '../src/seed/sen-vang.js';
import { memberService } from '../src/service.js';

const guest: Principal = { kind: 'guest' };
const brandOperator: Principal = {
  kind: 'operator',
  operatorId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a99',
  roles: ['operator', 'brand'],
  sessionId: 's',
};

describe('the brand and the state of the system', () => {
  let member: TestService<FakeClock>;
  const observed: { type: string; payload: unknown }[] = [];

  beforeAll(async () => {
    const bus = new InProcessBus();
    bus.observe(({ type, value }) => observed.push({ type, payload: JSON.parse(value!) }));
    await bus.publishState(payloadKeyState, payloadKeyState.example);
    await bus.publishState(payloadKeyState, {
      ...payloadKeyState.example,
      kid: 'newest',
      activeFrom: new Date(Date.now() - 1000).toISOString(),
    });
    await bus.publishState(payloadKeyState, {
      ...payloadKeyState.example,
      kid: 'future',
      activeFrom: '2100-01-01T00:00:00.000Z',
    });
    member = await startTestService(memberService, { bus });
  });
  afterAll(() => member?.close());

  const read = (path: string, ip = '203.0.113.10') => member.as(guest).get(path, { 'x-lotus-client-ip': ip });
  const change = (body: object, as: Principal = brandOperator) =>
    member.as(as).put('/wps/v2/ops/brand', body);
  const version = async () =>
    ((await member.as(brandOperator).get('/wps/v2/ops/brand')).body.value as unknown as { version: number })
      .version;

  it('begins with the demo brand, publishes it and its rules, and seeding again changes nothing', async () => {
    await eventually(() => observed.some(({ type }) => type === registerRulesState.type));
    await seedDemo(member.app);
    const last = (type: string) => observed.findLast((one) => one.type === type)?.payload;
    expect(last(brandState.type)).toMatchObject({
      merchantCode: 'senvang',
      name: 'Sen Vàng',
      currency: 'VND',
    });
    expect(last(registerRulesState.type)).toEqual({
      merchantCode: 'senvang',
      rules: senVang.configuration.registerRules,
    });
    const published = await member.pool.query('SELECT topic, sequence FROM state_record ORDER BY topic');
    expect(published).toEqual(
      [brandState, registerRulesState].map(({ topic }) => ({ topic, sequence: '1' })),
    );
    expect(await version()).toBe(1);
  });

  it('SPEC-2.11 SPEC-3.9 SPEC-7.1.15 SPEC-1.7.1 returns what a client needs before its first screen', async () => {
    const { status, body } = await read('/wps/system/status?url=localhost:8080');
    expect(status).toBe(200);
    expect(body.value).toMatchObject({
      info: {
        merchantCode: 'senvang',
        currencySymbol: '₫',
        defaultLanguage: 'vi',
        lotteryType: 'SEA',
        device: 'WEB',
        register: { username: { enabled: true, required: true, patternId: 1, minLength: 6, maxLength: 16 } },
        analytics: { gtagId: null },
        launchGameCDNs: ['http://127.0.0.1:7109'],
        payloadKey: { kid: 'newest', kty: 'EC', crv: 'P-256' },
      },
      location: { ip: '203.0.113.10', country: null },
      maintenance: false,
      regionRestriction: false,
      serverTime: member.clock.now().toISOString(),
    });
  });

  it.each([
    ['localhost', 200],
    ['http://127.0.0.1:8080/index', 200],
    ['[::1]:8080', 200],
    ['192.168.1.7:8443', 200],
    ['evil.example', 404],
    ['8.8.8.8', 404],
    ['localhost.evil.example', 404],
    ['http://', 404],
    ["' OR 1=1 --", 404],
  ])('SPEC-7.1.15 SPEC-8.10 believes the host %s by its table only', async (url, status) => {
    const answer = await read(`/wps/system/status?url=${encodeURIComponent(url)}`);
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.body.code).toBe('URL_INVALID');
  });

  it('refuses what it does not know', async () => {
    expect((await read('/wps/system/status?url=localhost&debug=1')).body.code).toBe('VALIDATION_FAILED');
    expect((await read('/wps/system/status?url=a&url=b')).body.code).toBe('VALIDATION_FAILED');
    const other = await member.as(guest).get('/wps/system/whitelabel', { merchant: 'another' });
    expect([other.status, other.body.code]).toEqual([404, 'MERCHANT_UNKNOWN']);
  });

  it('SPEC-7.1.10 SPEC-7.5.1 SPEC-7.1.21 SPEC-7.1.4 answers the smaller questions', async () => {
    const value = async (path: string) => (await read(path)).body.value as unknown;
    expect(await value('/wps/system/setting/register')).toEqual(senVang.configuration.registerRules);
    expect(await value('/wps/system/domainRoute')).toEqual({ domainList: ['localhost'] });
    expect(await value('/wps/system/countries')).toContainEqual(
      expect.objectContaining({ countryCode: 'VN', countryDialingCode: '84', digits: 9 }),
    );
    expect(await value('/wps/system/whitelabel')).toContainEqual({ modId: 'FREEPLAY3', enabled: '1' });
  });

  it('SPEC-4.1 REG-G49 enters and leaves maintenance by an operator’s change, and publishes it', async () => {
    const until = '2026-11-22T01:00:00.000Z';
    const changed = await change({
      version: await version(),
      maintenance: true,
      maintenanceUntil: until,
      switches: { FREEPLAY3: false },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { value: { maintenance: true, maintenanceUntil: until } },
    });
    expect((await read('/wps/system/status')).body.value).toMatchObject({
      maintenance: true,
      maintenanceUntil: until,
    });
    const newest = () =>
      observed.findLast(({ type }) => type === brandState.type)!.payload as typeof brandState.example;
    const last = await eventually(newest, ({ maintenance }) => maintenance);
    expect(last).toMatchObject({ maintenance: true, maintenanceUntil: until });
    expect(last.whitelabel).toContainEqual({ modId: 'FREEPLAY3', enabled: '0' });
    await change({
      version: await version(),
      maintenance: false,
      maintenanceUntil: null,
      switches: { FREEPLAY3: true },
    });
    expect((await read('/wps/system/status')).body.value).toMatchObject({
      maintenance: false,
      maintenanceUntil: null,
    });
  });

  it('SPEC-4.1 restricts a region by country and by address, and lets in who is named', async () => {
    await member.pool.query(
      `UPDATE brand SET configuration = jsonb_set(configuration, '{addresses,countries}', '{"SG": ["198.51.100.0/24"]}')`,
    );
    await change({
      version: await version(),
      restrictedCountries: ['SG'],
      deniedAddresses: ['192.0.2.0/24'],
      allowedAddresses: ['198.51.100.7/32'],
    });
    const seen = async (ip: string) => {
      const value = (await read('/wps/system/status', ip)).body.value as unknown as {
        regionRestriction: boolean;
        location: { country: string | null };
      };
      return [value.regionRestriction, value.location.country];
    };
    expect(await seen('198.51.100.9')).toEqual([true, 'SG']);
    expect(await seen('198.51.100.7')).toEqual([false, 'SG']);
    expect(await seen('192.0.2.1')).toEqual([true, null]);
    expect(await seen('203.0.113.1')).toEqual([false, null]);
    await change({
      version: await version(),
      restrictedCountries: [],
      deniedAddresses: [],
      allowedAddresses: [],
    });
  });

  it('takes one of two changes made from the same version, and keeps a record of who made it', async () => {
    const seen = await version();
    const answers = await Promise.all([
      change({ version: seen, settings: { manualRebate: true } }),
      change({ version: seen, settings: { manualRebate: false } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('BRAND_CHANGED');
    const [record] = await member.pool.query('SELECT changed_by FROM brand_change WHERE version = $1', [
      seen + 1,
    ]);
    expect(record).toEqual({ changed_by: (brandOperator as { operatorId: string }).operatorId });
  });

  it.each<[string, object, number, string]>([
    ['no version', {}, 400, 'VALIDATION_FAILED'],
    ['a version of the past', { version: 1 }, 409, 'BRAND_CHANGED'],
    ['an unknown field', { version: 9, name: 'x' }, 400, 'VALIDATION_FAILED'],
    ['a time that is none', { version: 9, maintenanceUntil: 'soon' }, 400, 'VALIDATION_FAILED'],
    ['a country that is none', { version: 9, restrictedCountries: ['vn'] }, 400, 'VALIDATION_FAILED'],
    [
      'a switch that is no switch',
      { version: 9, switches: { FREEPLAY3: 'no' } },
      422,
      'BRAND_CHANGE_INVALID',
    ],
    ['a range that is none', { version: 9, deniedAddresses: ['10.0.0.0/99'] }, 422, 'BRAND_CHANGE_INVALID'],
    ['another brand', { version: 9, merchantCode: 'another' }, 404, 'MERCHANT_UNKNOWN'],
  ])('refuses a change with %s', async (_, body, status, code) => {
    const before = await version();
    expect(await change(body)).toMatchObject({ status, body: { code } });
    expect(await version()).toBe(before);
  });

  it('SPEC-3.10 SPEC-7.1.4 every flag of the specification is in the tree, and each can be turned at run time', async () => {
    const flags = [
      'MOBILENUMREG3',
      'REGMOBVERF3',
      'MOBILENUMPASSREG3',
      'USERNAMEREG3',
      'FREEPLAY3',
      'PWDEXPFORCECHANGE3',
      'MOBILEVERCODELOGIN3',
      'DIRECTREG3',
      'MANPLAYREB3',
      'CHNGPASSVERIF3',
      'TEAMOVERVIEW3',
      'REDRAIN3',
      'TEAMPROFITLOSS3',
      'TEAMBETTING3',
      'TRANSFERUPLINE3',
      'REWARDCENTER3',
      'MESSAGE3',
      'DEPOSIT3',
      'WITHDRAW3',
      'BONUSDETAILS3',
    ];
    const settings = ['loginedToHomePage', 'smsEnabled', 'creditMode', 'manualRebate'];
    const stateOf = async () => {
      const tree = (await read('/wps/system/whitelabel')).body.value as unknown as WhitelabelNode[];
      const walk = (nodes: WhitelabelNode[]): [string, string][] =>
        nodes.flatMap(({ modId, enabled, childrenNodes = [] }) => [
          [modId, enabled] as [string, string],
          ...walk(childrenNodes),
        ]);
      return Object.fromEntries(walk(tree));
    };
    const before = await stateOf();
    expect(Object.keys(before)).toEqual(expect.arrayContaining([...flags, ...settings]));
    const turned = (names: string[], other: boolean) =>
      Object.fromEntries(names.map((name) => [name, (before[name] === '1') !== other]));
    const change1 = { switches: turned(flags, true), settings: turned(settings, true) };
    expect((await change({ version: await version(), ...change1 })).status).toBe(200);
    const after = await stateOf();
    for (const name of [...flags, ...settings]) expect(after[name]).toBe(before[name] === '1' ? '0' : '1');
    await change({
      version: await version(),
      switches: turned(flags, false),
      settings: turned(settings, false),
    });
    expect(await stateOf()).toEqual(before);
  });

  it('SPEC-5.1 SPEC-3.6.1 SPEC-7.1.10 registration rules change at run time, and are published', async () => {
    const email = { enabled: true, required: true, patternId: 3, minLength: 5, maxLength: 120 };
    await change({ version: await version(), registerRules: { email } });
    expect((await read('/wps/system/setting/register')).body.value).toMatchObject({ email });
    const heard = () =>
      observed.findLast(({ type }) => type === registerRulesState.type)!
        .payload as typeof registerRulesState.example;
    await eventually(() => heard().rules['email']?.required);
    expect(heard().rules['email']).toEqual(email);
    const wrong = { email: { ...email, acceptedPattern: '^(a+)+$' } };
    expect((await change({ version: await version(), registerRules: wrong })).status).toBe(422);
    await change({
      version: await version(),
      registerRules: { email: senVang.configuration.registerRules['email'] },
    });
  });

  it('SPEC-7.5.1 SPEC-3.15 domains come and go at run time; another brand’s stay with it', async () => {
    const invalid = async (url: string, language = 'en') =>
      member.as(guest).get(`/wps/system/status?url=${url}`, { 'accept-language': language });
    expect((await invalid('sen-vang.example')).body).toMatchObject({
      code: 'URL_INVALID',
      message: 'Invalid URL, contact customer service.',
    });
    await change({ version: await version(), domains: { added: ['sen-vang.example'] } });
    expect((await invalid('https://sen-vang.example/index')).status).toBe(200);
    expect((await read('/wps/system/domainRoute')).body.value).toEqual({
      domainList: ['localhost', 'sen-vang.example'],
    });
    await member.pool.query(
      `INSERT INTO brand SELECT 'other', 1, configuration, changed_at FROM brand WHERE merchant_code = 'senvang'`,
    );
    await member.pool.query(`INSERT INTO brand_domain VALUES ('other.example', 'other')`);
    const stolen = await change({ version: await version(), domains: { added: ['other.example'] } });
    expect(stolen).toMatchObject({ status: 422, body: { value: { wrong: ['other.example'] } } });
    await change({ version: await version(), domains: { removed: ['sen-vang.example', 'other.example'] } });
    expect((await invalid('sen-vang.example')).status).toBe(404);
    expect((await invalid('other.example')).status).toBe(200);
  });

  it('refuses a switch the brand does not have', async () => {
    const answer = await change({ version: await version(), switches: { NOSUCH3: true } });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'BRAND_CHANGE_INVALID', value: { unknown: ['NOSUCH3'] } },
    });
  });

  it('SEC-S20 takes changes from operators with the role only', async () => {
    const seen = await version();
    const others: [Principal, number][] = [
      [guest, 401],
      [{ kind: 'member', memberId: 'm', accountType: 2, sessionId: 's' }, 403],
      [{ kind: 'operator', operatorId: 'o', roles: ['operator', 'support'], sessionId: 's' }, 403],
      [{ kind: 'service', name: 'gateway' }, 403],
    ];
    for (const [as, status] of others)
      expect((await change({ version: seen, maintenance: true }, as)).status).toBe(status);
    expect(await version()).toBe(seen);
  });

  it('SPEC-3.10 SPEC-1.7 takes effect in every replica within 5 s, by the state that is published', async () => {
    const cache = new MemoryCache();
    const replica = await startTestService(memberService, {
      bus: member.bus,
      cache,
      env: { DATABASE_URL: member.database!.url },
    });
    try {
      await change({ version: await version(), maintenance: true });
      const brand = replica.app.get(BrandService, { strict: false });
      await eventually(() => brand.get(undefined).configuration.maintenance);
      expect((await replica.as(guest).get('/wps/system/status')).body.value).toMatchObject({
        maintenance: true,
      });
      await change({ version: await version(), maintenance: false });
    } finally {
      await replica.close();
      await cache.close();
    }
  });
});
