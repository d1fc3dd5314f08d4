import { deepStrictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { callSignatureHeader, newRequestId, signCall } from '#libs/provider-sdk';
import { secrets, World, type Player } from './support/world.js';

describe('bad input to the provider API', () => {
  let world: World;
  let player: Player;
  let before: Record<string, string>;
  const keys = { k1: secrets.k1 };
  const sessionOf = () => ({ sessionId: player.sessionId, playerRef: player.playerRef });
  const bet = () => ({
    ...sessionOf(),
    transactionId: 't-1',
    roundId: 'r-1',
    gameId: 'seng-dragon-pearl',
    amount: '10',
  });
  const win = () => ({ ...bet(), roundFinished: true });

  beforeAll(async () => {
    world = await World.start();
    player = await world.player({ balance: 5000n });
    before = await world.rowCounts();
  });
  afterAll(() => world?.close());
  afterEach(async () => {
    deepStrictEqual(await world?.rowCounts(), before);
    deepStrictEqual([...(world?.wallet.effects ?? [])], []);
  });

  const raw = () => JSON.stringify(bet());
  const at = (seconds: number) => new Date(world.service.clock.now().getTime() + seconds * 1000);
  const sign = (
    action: string,
    { by = keys as Record<string, string>, body = raw(), seconds = 0, method = 'POST', vendor = 'SENG' } = {},
  ) => {
    const call = { method, path: `/provider/${vendor}/v1/${action}`, body };
    return signCall(by, call, newRequestId(), at(seconds)).header;
  };
  const forged: [string, (action: string) => string | undefined][] = [
    ['none', () => undefined],
    ['empty', () => ''],
    ['of another form', (action) => sign(action).replace(/v2=.*/, 'v2=zz')],
    ['of the first edition', (action) => sign(action).replace(/,r=[^,]+,v2/, ',v1')],
    ['cut short', (action) => sign(action).slice(0, -1)],
    ['made longer', (action) => `${sign(action)}0`],
    ['in capitals', (action) => sign(action).toUpperCase()],
    ['of another body', (action) => sign(action, { body: `${raw()} ` })],
    ['of another call', () => sign('another')],
    ['of another vendor', (action) => sign(action, { vendor: 'LOTUS' })],
    ['of another method', (action) => sign(action, { method: 'GET' })],
    ['of another request id', (action) => sign(action).replace(/r=[^,]+/, `r=${newRequestId()}`)],
    ['with another time', (action) => sign(action).replace(/t=(\d)/, (_, d) => `t=${(Number(d) + 1) % 10}`)],
    ['of a wrong secret', (action) => sign(action, { by: { k1: secrets.k2 } })],
    ['of an unknown key', (action) => sign(action, { by: { k9: secrets.k1 } })],
    ['under the name of the other key', (action) => sign(action).replace('k=k1', 'k=k2')],
    ['of an inherited name', (action) => sign(action).replace('k=k1', 'k=constructor')],
    ["of another vendor's key", (action) => sign(action, { by: { k1: secrets.lotus } })],
    ['too old', (action) => sign(action, { seconds: -301 })],
    ['of the future', (action) => sign(action, { seconds: 301 })],
  ];
  it.each(forged)('SEC-S27 refuses a call whose signature is %s', async (_, headerOf) => {
    for (const action of ['session', 'balance', 'bet', 'win', 'rollback']) {
      const header = headerOf(action);
      const headers: Record<string, string> = header === undefined ? {} : { [callSignatureHeader]: header };
      const answer = await world.provider().send(action, raw(), headers);
      expect(answer).toMatchObject({ status: 401, body: { status: 'REFUSED', code: 'SIGNATURE_INVALID' } });
    }
  });

  it('SEC-S27 takes either of two live keys, and signs the answer by the same one', async () => {
    const pairs: Record<string, string>[] = [{ k1: secrets.k1 }, { k2: secrets.k2 }];
    for (const own of pairs) {
      const answer = await world.provider('SENG', own).call('balance', sessionOf());
      expect(answer).toMatchObject({ status: 200, signed: true, body: { status: 'OK' } });
    }
  });

  it('SEC-S27 takes a signature within five minutes of slack', async () => {
    const body = JSON.stringify(sessionOf());
    for (const seconds of [-299, 299]) {
      const header = sign('balance', { body, seconds });
      const answer = await world.provider().send('balance', body, { [callSignatureHeader]: header });
      expect(answer.status).toBe(200);
    }
  });

  it('answers 404 to a vendor that is unknown', async () => {
    for (const vassalage of ['NOBODY', 'seng', '__proto__', 'constructor']) {
      const answer = await world.provider(vassalage, keys).call('bet', bet());
      expect(answer).toMatchObject({ status: 404, body: { status: 'REFUSED', code: 'VENDOR_UNKNOWN' } });
    }
  });

  it('answers 404 to an action that is none, and refuses another method', async () => {
    expect((await world.provider().call('steal', bet())).status).toBe(404);
    expect((await fetch(`${world.service.url}/provider/SENG/v1/bet`)).status).toBe(404);
  });

  it('refuses what is no JSON, no JSON object, no JSON content, or too large', async () => {
    const client = world.provider();
    for (const body of ['{', '', 'null', '[]', '"bet"', '7'])
      expect((await client.call('bet', body)).status).toBe(400);
    // The public API accepts only JSON.
    expect((await client.call('bet', raw(), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await client.call('bet', raw().replace('{', '{"__proto__":{"a":1},'))).status).toBe(400);
    expect((await client.call('bet', { ...bet(), note: 'x'.repeat(200_000) })).status).toBe(413);
  });

  const amounts = [
    '-1',
    '0',
    '1.5',
    '1e3',
    '',
    ' 1',
    '01',
    '+1',
    '0x10',
    '9'.repeat(16),
    '9'.repeat(400),
    'NaN',
    7,
    null,
    [],
    {},
    true,
  ];
  it.each(amounts.map((amount) => [JSON.stringify(amount), amount]))(
    'refuses a bet of %s',
    async (_, amount) => {
      const answer = await world.provider().call('bet', { ...bet(), amount });
      expect(answer).toMatchObject({
        status: 400,
        signed: true,
        body: { status: 'REFUSED', code: 'VALIDATION_FAILED' },
      });
    },
  );

  it.each(amounts.filter((amount) => amount !== '0').map((amount) => [JSON.stringify(amount), amount]))(
    'refuses a win of %s',
    async (_, amount) => expect((await world.provider().call('win', { ...win(), amount })).status).toBe(400),
  );

  const broken: [string, string, () => object][] = [
    ['an undeclared field', 'bet', () => ({ ...bet(), memberId: randomUUID() })],
    ['a missing transaction', 'bet', () => ({ ...bet(), transactionId: undefined })],
    ['a transaction with our separator', 'bet', () => ({ ...bet(), transactionId: 't-1#rollback' })],
    ['a transaction with a line break', 'bet', () => ({ ...bet(), transactionId: 't-1\n' })],
    ['a transaction too long', 'bet', () => ({ ...bet(), transactionId: 't'.repeat(81) })],
    ['a round with a space', 'bet', () => ({ ...bet(), roundId: 'r 1' })],
    ['a round that is a number', 'win', () => ({ ...win(), roundId: 5 })],
    ['a session that is an object', 'balance', () => ({ ...sessionOf(), sessionId: {} })],
    ['an end that is a text', 'win', () => ({ ...win(), roundFinished: 'yes' })],
    ['an unknown result', 'win', () => ({ ...win(), settlement: { result: 'MAYBE' } })],
    [
      'odds that are a number',
      'win',
      () => ({ ...win(), settlement: { odds: { format: 'HK', value: 0.9 } } }),
    ],
    ['an undeclared fact', 'win', () => ({ ...win(), settlement: { validBet: '99' } })],
    ['a rollback with an amount', 'rollback', () => ({ ...sessionOf(), transactionId: 't-1', amount: '5' })],
    ['a ticket too short', 'session', () => ({ ticket: 'abc' })],
    ['a ticket that is a list', 'session', () => ({ ticket: ['x'.repeat(32)] })],
  ];
  it.each(broken)('refuses %s', async (_, action, body) => {
    const answer = await world.provider().call(action, body());
    expect(answer).toMatchObject({ status: 400, signed: true, body: { status: 'REFUSED' } });
    expect(answer.text).not.toMatch(/SELECT|at .*\.ts|node_modules/);
  });

  it('refuses unknown ids', async () => {
    const client = world.provider();
    const stray = { ...bet(), sessionId: randomUUID() };
    expect((await client.call('bet', stray)).body['code']).toBe('SESSION_UNKNOWN');
    expect((await client.call('bet', { ...stray, sessionId: "' OR 1=1 --" })).body['code']).toBe(
      'SESSION_UNKNOWN',
    );
    expect((await client.call('win', { ...win(), sessionId: randomUUID() })).body['code']).toBe(
      'SESSION_UNKNOWN',
    );
    expect(
      (await client.call('rollback', { ...sessionOf(), sessionId: 'x', transactionId: 't' })).body['code'],
    ).toBe('SESSION_UNKNOWN');
    expect((await client.call('bet', { ...bet(), gameId: 'seng-lucky-koi' })).body['code']).toBe(
      'GAME_UNKNOWN',
    );
    expect((await client.call('bet', { ...bet(), gameId: 'nothing' })).body['code']).toBe('GAME_UNKNOWN');
  });
});
