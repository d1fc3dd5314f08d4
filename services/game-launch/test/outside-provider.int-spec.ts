import { randomUUID } from 'node:crypto';
import { systemClock } from '#libs/platform';
import { ReferenceOperator, runProviderConformance } from '#libs/provider-sdk';
import { StuckRoundJob } from '../src/stuck-round/stuck-round.job.js';
import { VendorKeyStore } from '../src/vendor/vendor-key.store.js';
import { OutsideProvider } from './support/outside-provider.js';
import { World } from './support/world.js';

describe('a provider written from the guide alone', () => {
  let world: World;
  let provider: OutsideProvider;

  beforeAll(async () => {
    provider = await OutsideProvider.start();
    world = await World.start();
    provider.platformUrl = world.service.url;
  });
  beforeEach(() => {
    world.service.clock.set(systemClock.now());
  });
  afterAll(async () => {
    await world?.close();
    await provider?.close();
  });

  const key = () => ({ 'idempotency-key': randomUUID() as string });
  const ops = (path: string) => `/wps/v2/ops/${path}`;
  const codeOf = ({ body }: { body: { code?: string } }) => body.code ?? 'DONE';
  const importIt = () => world.operator().post(ops('catalogue/imports'), { provider: 'newcomer' });
  const approveLatest = async (kind: string) => {
    const { body } = await world.operator().get(ops(`approvals/game-launch?kind=${kind}`));
    const { id } = (body.value as unknown as { list: { id: string }[] }).list[0]!;
    const path = ops(`approvals/game-launch/${id}/approval`);
    return world.operator('op-2').post(path, { note: 'agreed' }, key());
  };
  const member = () => {
    const memberId = randomUUID();
    world.wallet.fund(memberId, 10_000n);
    return memberId;
  };

  it('is added to the running platform by two operators', async () => {
    expect(codeOf(await importIt())).toBe('PROVIDER_UNKNOWN');
    const source = { catalogueUrl: `${provider.url}/catalogue`, reason: 'signed contract' };
    await world.operator().put(ops('catalogue/providers/newcomer'), source, key());
    expect(codeOf(await importIt())).toBe('PROVIDER_UNKNOWN');
    expect(codeOf(await approveLatest('PROVIDER_SOURCE'))).toBe('DONE');
    expect(codeOf(await importIt())).toBe('DONE');
    const made = await world.operator().post(ops('vendors/NEWV/keys'), { keyId: 'k1', reason: 'first key' });
    provider.key = { id: 'k1', secret: (made.body.value as unknown as { secret: string }).secret };
    expect(codeOf(await approveLatest('VENDOR_KEY'))).toBe('DONE');
    await world.service.app.get(VendorKeyStore).load();
    const settings = {
      ...{
        isClosed: false,
        isHot: null,
        sortOrder: null,
        currencies: null,
        maxBet: null,
        timeBudgetMs: null,
      },
      ...{ launchOrigin: 'https://new.example', launchPath: '/play?game={code}&ticket={ticket}' },
      ...{ queryUrl: `${provider.url}/query`, transferUrl: null, reason: 'as the provider wrote' },
    };
    expect(codeOf(await world.operator().put(ops('vendors/NEWV/settings'), settings))).toBe('DONE');
    expect(await world.ticket(member(), provider.gameId)).toMatch(/^[\w-]{16,}$/);
  });

  it('plays a round, and its stuck round ends as it reports', async () => {
    const memberId = member();
    await provider.play(await world.ticket(memberId, provider.gameId), '1500');
    expect(world.wallet.balanceOf(memberId)).toBe(10_500n);
    await provider.play(await world.ticket(memberId, provider.gameId), '5000', false);
    expect(world.wallet.balanceOf(memberId)).toBe(9_500n);
    // Still within the tolerance of the provider's clock.
    await world.query(
      `UPDATE game_round SET placed_at = placed_at - interval '20 minutes' WHERE status = 'OPEN'`,
    );
    await world.service.app.get(StuckRoundJob).runOnce();
    expect(world.wallet.balanceOf(memberId)).toBe(14_500n);
  });

  it('keeps every promise of the kit', async () => {
    const { vassalage, gameId } = provider;
    const { id: keyId, secret } = provider.key;
    const operator = new ReferenceOperator({ vassalage, keys: { [keyId]: secret }, games: [{ gameId }] });
    provider.platformUrl = await operator.listen();
    const results = await runProviderConformance({
      ...{ queryUrl: `${provider.url}/query`, vassalage, keyId, secret },
      play: { operator, gameId, play: (ticket) => provider.play(ticket), patienceMs: 10_000 },
    });
    await operator.close();
    expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(results.filter(({ id }) => id.startsWith('PRV-PLAY-')).length).toBeGreaterThan(5);
  });
});
