import { PlayerClient } from '#libs/api-client';
import { eventually } from '#libs/testing';
import { importGames, startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

interface Cashback {
  claimable: string;
  pots: { sequence: number; validBet: string; amount: string }[];
  claims: { id: string; amount: string; status: string }[];
}
interface Balance {
  available: string;
  withdrawable: string;
  turnoverLeft: string;
}

const units = (amount: string): number => Math.round(Number(amount) * 100);

describe('cashback, from the bet to the balance', () => {
  let platform: WholePlatform;
  let player: PlayerClient;
  let spin: () => Promise<number>;

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      PAYLOAD_ENCRYPTION: 'optional',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '50',
      SIMULATED_DELAY_MAX_MS: '100',
      MINIMUM_ROUND_MS: '0',
      CASHBACK_MINIMUM: '1',
    });
    await importGames(platform);
    player = new PlayerClient(platform.gateway);
    await player.register();
    await player.deposit('500000.00');
    const [game] = await player.games('?pageSize=1');
    const table = await player.openGame(game!);
    const stake = table.stakes.at(-1)!;
    spin = async () => Number((await table.spin(stake)).stake);
  }, 120_000);

  afterAll(() => platform?.close());

  const cashback = () => player.value<Cashback>('GET', '/wps/v2/cashback');
  const balance = () => player.value<Balance>('GET', '/wps/v2/wallets/balance');
  const accrued = (validBet: number) =>
    eventually(cashback, ({ pots }) => pots.reduce((sum, pot) => sum + units(pot.validBet), 0) === validBet);

  it('SPEC-1.9.5 a claim is credited and stands in the account record; the next bet of the day is in the next pot', async () => {
    const deposited = units('500000.00');
    expect(await balance()).toMatchObject({ withdrawable: '0.00', turnoverLeft: '500000.00' });
    let staked = 0;
    for (let count = 0; count < 5; count += 1) staked += await spin();
    await accrued(staked);
    const before = await eventually(
      balance,
      ({ turnoverLeft }) => units(turnoverLeft) === deposited - staked,
    );

    const claim = await player.value<Cashback['claims'][number]>('POST', '/wps/v2/cashback/claims', {});
    expect(units(claim.amount)).toBeGreaterThan(0);
    await eventually(cashback, ({ claims }) => claims[0]?.status === 'CREDITED');
    expect((await cashback()).pots).toEqual([]);
    // The credit requires its own turnover, in the transaction that posts it.
    const after = await balance();
    expect(units(after.available)).toBe(units(before.available) + units(claim.amount));
    expect(units(after.turnoverLeft)).toBe(deposited - staked + units(claim.amount));
    const record = await player.value<{ list: { kind: string; amount: string }[] }>(
      'GET',
      '/wps/v2/statements?kinds=CASHBACK',
    );
    expect(record.list).toEqual([expect.objectContaining({ kind: 'CASHBACK', amount: claim.amount })]);

    const next = await spin();
    expect((await accrued(next)).pots).toEqual([expect.objectContaining({ sequence: 2 })]);
  });
});
