import { randomUUID } from 'node:crypto';
import type { TestAnswer } from '#libs/testing';
import { World } from './support/world.js';

describe('the valid-bet settings of a vendor', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start();
    await world.query(`UPDATE game SET game_type = 'SPORTS' WHERE vassalage = 'LONG'`);
  });
  afterAll(() => world?.close());

  const path = '/wps/v2/ops/vendors/LONG/valid-bet';
  const settings = {
    minimumOdds: '1.5',
    maximumCoverPpm: 500_000,
    bothSidesMode: 'ZERO',
    sportsMode: 'RESULT',
  };

  const days = 86_400_000;
  const key = () => ({ 'idempotency-key': randomUUID() as string });
  const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
  const now = async () =>
    (await world.operator().get(path)).body.value as unknown as { maximumCoverPpm: number; version: number };
  const put = async (change: object = {}, who = world.operator(), to = path) =>
    who.put(to, { ...settings, version: (await now()).version, reason: 'season', ...change }, key());
  const proposed = async (change: object = {}, who = world.operator()) =>
    (await put(change, who)).body.value as unknown as { id: string; status: string };
  const decide = (who: ReturnType<World['operator']>, id: string, way = 'approval') =>
    who.post(`/wps/v2/ops/approvals/game-launch/${id}/${way}`, { note: 'as agreed' }, key());

  /** The valid bet of a settled sports bet of 1000. */
  async function settle(settlement: object | undefined): Promise<string> {
    const player = await world.player({ balance: 10_000n, gameId: 'long-red-drum' });
    const { sessionId, playerRef } = player;
    const roundId = randomUUID();
    const call = { sessionId, playerRef, roundId, gameId: 'long-red-drum' };
    const provider = world.provider('LONG');
    await provider.call('bet', { ...call, transactionId: randomUUID(), amount: '1000' });
    const win = { ...call, transactionId: randomUUID(), amount: '0', roundFinished: true, settlement };
    expect((await provider.call('win', win)).body['status']).toBe('OK');
    const [round] = await world.query<{ valid_bet: string }>(
      'SELECT valid_bet FROM game_round WHERE round_id = $1',
      [roundId],
    );
    return round!.valid_bet;
  }

  const atOdds = (value: string) => settle({ result: 'LOSS', odds: { format: 'DEC', value } });

  it('decide what counts as turnover from then on, with an entry in the log', async () => {
    expect((await world.operator().get(path)).body.value).toEqual({
      minimumOdds: '1.750000',
      maximumCoverPpm: 700_000,
      bothSidesMode: 'NET',
      sportsMode: 'RESULT',
      version: 0,
    });
    expect(await atOdds('1.60')).toBe('0');
    const { id, status } = await proposed();
    expect(status).toBe('PROPOSED');
    expect(await atOdds('1.60')).toBe('0');
    expect(codeOf(await decide(world.operator('op-2'), id))).toBe('DONE');
    expect((await world.operator().get(path)).body.value).toMatchObject({
      ...settings,
      minimumOdds: '1.500000',
      version: 1,
    });
    expect(await atOdds('1.60')).toBe('1000');
    expect(await atOdds('1.49')).toBe('0');
    const logged = { ...settings, minimumOdds: '1.500000' };
    expect(await world.query('SELECT operator_id, action, subject, detail FROM play_control_log')).toEqual([
      { operator_id: 'op-1', action: 'VALID_BET_SETTINGS', subject: 'LONG', detail: logged },
    ]);
  });

  it('leave a sports bet without settlement details uncounted', async () => {
    expect(await settle(undefined)).toBe('0');
    expect(await settle({ result: 'LOSS' })).toBe('0');
  });

  it('are refused if they are not valid, of an unknown vendor, or from a member', async () => {
    for (const wrong of [
      { minimumOdds: '-1' },
      { maximumCoverPpm: 1_000_001 },
      { bothSidesMode: 'HALF' },
      { sportsMode: 'NONE' },
      { more: 1 },
      { version: -1 },
      { reason: '' },
    ])
      expect(codeOf(await put(wrong))).toBe('VALIDATION_FAILED');
    const keyless = { ...settings, version: 0, reason: 'x' };
    expect(codeOf(await world.operator().put(path, keyless))).toBe('IDEMPOTENCY_KEY_REQUIRED');
    const unknown = await put({}, world.operator(), '/wps/v2/ops/vendors/NONE/valid-bet');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'VENDOR_UNKNOWN' } });
    expect((await world.as(randomUUID()).put(path, settings)).status).toBe(403);
  });

  it('are changed by a second operator of more than a day, once however many approve at once', async () => {
    const before = await now();
    const { id } = await proposed({ maximumCoverPpm: 222_000 });
    const newcomer = world.operator('op-9', world.service.clock.now().getTime() - days + 1_000);
    expect(codeOf(await decide(world.operator(), id))).toBe('APPROVAL_SECOND_PERSON');
    expect(codeOf(await decide(newcomer, id))).toBe('APPROVAL_OPERATOR_NEW');
    expect(codeOf(await decide(world.operator('op-2', 0, 'support'), id))).toBe('FORBIDDEN');
    expect(await now()).toEqual(before);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => decide(world.operator(`op-2${at}`), id)),
    );
    expect(answers.map(codeOf).filter((code) => code === 'DONE')).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === 'APPROVAL_DECIDED')).toHaveLength(7);
    expect(await now()).toMatchObject({ maximumCoverPpm: 222_000, version: before.version + 1 });
  });

  it('stay as they are by a proposal that is out of date, refused, taken back or expired', async () => {
    const { version } = await now();
    const ids = [];
    for (const maximumCoverPpm of [300_000, 300_001, 300_002])
      ids.push((await proposed({ maximumCoverPpm })).id);
    const second = (at: number) => world.operator(`op-3${at}`);
    const codes = (await Promise.all(ids.map((id, at) => decide(second(at), id)))).map(codeOf);
    expect(codes.filter((code) => code === 'DONE')).toHaveLength(1);
    expect(codes.filter((code) => code === 'VALID_BET_CHANGED')).toHaveLength(2);
    const after = await now();
    expect(after).toMatchObject({
      maximumCoverPpm: 300_000 + codes.indexOf('DONE'),
      version: version + 1,
    });
    expect(codeOf(await put({ version }))).toBe('VALID_BET_CHANGED');

    const [refused, back, late] = [await proposed(), await proposed(), await proposed()];
    expect(codeOf(await decide(second(0), refused.id, 'refusal'))).toBe('DONE');
    expect(codeOf(await decide(world.operator(), back.id, 'withdrawal'))).toBe('DONE');
    world.service.clock.advance(7 * days);
    expect(codeOf(await decide(second(0), late.id))).toBe('APPROVAL_EXPIRED');
    for (const { id } of [refused, back])
      expect(codeOf(await decide(second(0), id))).toBe('APPROVAL_DECIDED');
    expect(await now()).toEqual(after);
  });
});
