import { randomUUID } from 'node:crypto';
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
    });
    expect(await atOdds('1.60')).toBe('0');
    expect((await world.operator().put(path, settings)).status).toBe(200);
    expect((await world.operator().get(path)).body.value).toMatchObject({
      ...settings,
      minimumOdds: '1.500000',
    });
    expect(await atOdds('1.60')).toBe('1000');
    expect(await atOdds('1.49')).toBe('0');
    expect(await world.query('SELECT operator_id, action, subject, detail FROM play_control_log')).toEqual([
      { operator_id: 'op-1', action: 'VALID_BET_SETTINGS', subject: 'LONG', detail: settings },
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
    ])
      expect((await world.operator().put(path, { ...settings, ...wrong })).status).toBe(400);
    const unknown = await world.operator().put('/wps/v2/ops/vendors/NONE/valid-bet', settings);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'VENDOR_UNKNOWN' } });
    expect((await world.as(randomUUID()).put(path, settings)).status).toBe(403);
  });
});
