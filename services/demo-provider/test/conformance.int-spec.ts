import { systemClock } from '#libs/platform';
import { providerCases, runProviderConformance } from '#libs/provider-sdk';
import { game, GameTable } from './support/game-table.js';

describe('the conformance kit plays the operator', () => {
  let table: GameTable;

  beforeAll(async () => {
    table = await GameTable.open();
    table.service.clock.set(systemClock.now());
  });
  afterAll(() => table?.close());

  const settings = (secret: string) => ({
    ...{ queryUrl: `${table.service.url}/platform/v1/query`, vassalage: game.vassalage },
    ...{ keyId: 'demo-1', secret },
  });

  it('finds every promise kept by this provider', async () => {
    const results = await runProviderConformance(settings('a-demo-secret-of-thirty-two-characters'));
    expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(results).toHaveLength(providerCases.length);
  });

  it('finds that with a wrong secret no question is answered', async () => {
    const results = await runProviderConformance(settings('x'.repeat(40)));
    const failed = results.filter(({ failure }) => failure !== undefined).map(({ id }) => id);
    expect(failed).toEqual(['QRY-UNKNOWN-01', 'QRY-UNKNOWN-02', 'QRY-REPEAT-01']);
  });
});
