import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import type { Proposer } from '../src/operation/result-entry.service.js';
import { ResultEntryService } from '../src/operation/result-entry.service.js';
import { lotteryService } from '../src/service.js';
import { openDraws } from './support/draws.js';

const filled = (count: number, digits: number) => Array.from({ length: count }, () => '0'.repeat(digits));
const northern = (special: string) => ({
  ...{ DB: [special], G1: filled(1, 5), G2: filled(2, 5), G3: filled(6, 5) },
  ...{ G4: filled(4, 4), G5: filled(6, 4), G6: filled(3, 3), G7: filled(4, 2) },
});
const feed: Proposer = { id: 'feed-a', source: 'FEED' };
const operator: Proposer = { id: 'o-1', source: 'OPERATORS' };

describe('a result of an official draw', () => {
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    lottery = await startTestService(lotteryService, {
      env: { BEACON: 'none', RESULT_FEEDS: '' },
      peers: { wallet: 'http://127.0.0.1:9' },
    });
  });
  afterAll(() => lottery?.close());

  const query = <T>(text: string, values: unknown[]) => lottery.pool.query<T[]>(text, values);

  /** A draw that was due a minute ago. */
  async function due(): Promise<string> {
    const [numero = ''] = await openDraws(query, 'XSMB');
    const at = new Date(lottery.clock.now().getTime() - 60_000);
    await query(
      `UPDATE draw SET open_at = $2::timestamptz - interval '1 hour', close_at = $2, draw_at = $2
        WHERE game_code = 'XSMB' AND numero = $1`,
      [numero, at],
    );
    return numero;
  }
  const propose = (numero: string, special: string, by: Proposer) =>
    lottery.app.get(ResultEntryService).propose({ gameCode: 'XSMB', numero }, 1, northern(special), by);
  const stored = (numero: string) =>
    query<{ source: string; entered_by: string[] }>(
      `SELECT source, entered_by FROM draw_result WHERE game_code = 'XSMB' AND numero = $1`,
      [numero],
    );

  it('stands when an operator says what a feed says, and is marked as entered by persons', async () => {
    const numero = await due();
    expect(await propose(numero, '12345', feed)).toBe(false);
    expect(await propose(numero, '12345', operator)).toBe(true);
    expect(await stored(numero)).toEqual([{ source: 'OPERATORS', entered_by: ['feed-a', 'o-1'] }]);
  });

  it('does not stand by one of them that says it twice, nor by two that differ', async () => {
    const numero = await due();
    expect(await propose(numero, '12345', operator)).toBe(false);
    expect(await propose(numero, '12345', operator)).toBe(false);
    expect(await propose(numero, '54321', feed)).toBe(false);
    expect(await stored(numero)).toEqual([]);
    expect(await propose(numero, '54321', { id: 'feed-b', source: 'FEED' })).toBe(true);
    expect(await stored(numero)).toEqual([{ source: 'FEED', entered_by: ['feed-a', 'feed-b'] }]);
  });
});
