import { randomUUID } from 'node:crypto';
import { lotteryTicketChanged, type PayloadOf } from '#libs/events';
import { InProcessBus } from '#libs/messaging';
import { eventually, startTestService, type FakeClock, type TestService } from '#libs/testing';
import { TicketReplaySource } from '../src/order/ticket-replay.source.js';
import { lotteryService } from '../src/service.js';
import { openDraws } from './support/draws.js';
import { StakeDesk } from './support/stake-desk.js';

type Change = PayloadOf<typeof lotteryTicketChanged>;

describe('SPEC-2.2 what the lottery publishes of tickets for the record of bets', () => {
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;
  const bus = new InProcessBus();
  const published: Change[] = [];

  beforeAll(async () => {
    bus.observe(({ type, value }) => {
      if (type === lotteryTicketChanged.type) published.push(JSON.parse(value!));
    });
    wallet = await StakeDesk.start();
    wallet.balance = 10n ** 12n;
    lottery = await startTestService(lotteryService, {
      bus,
      env: { BEACON: 'none', RESULT_FEEDS: '' },
      peers: { wallet: wallet.url },
    });
  });
  afterAll(async () => {
    await lottery?.close();
    await wallet?.close();
  });

  const as = (memberId: string) =>
    lottery.as({ kind: 'member', memberId, accountType: 0, sessionId: 'session' });
  /** Two numbers at 1,000.00 each in a draw; the ticket's id. */
  async function bet(memberId: string, numero: string): Promise<string> {
    const answer = await as(memberId).post(
      '/lgw/betting',
      {
        ...{ gameId: 'XSMB', prizeMode: 'Lott', winStop: false, betCartAmountSum: '2000.00' },
        contents: [{ playId: 'DE_DB', bettingContent: '45,46', singleBetPrice: '1000.00' }],
        numeros: [{ numero, multiple: 1 }],
      },
      { 'idempotency-key': randomUUID() },
    );
    return (answer.body.value as unknown as { tickets: { id: string }[] }).tickets[0]!.id;
  }
  const changesOf = (ticketId: string) =>
    published
      .filter((change) => change.ticketId === ticketId)
      .map(({ state, revision }) => [state, revision]);
  const until = (ticketId: string, state: Change['state']) =>
    eventually(() => published.find((change) => change.ticketId === ticketId && change.state === state));
  const query = (text: string, values: unknown[]) => lottery.pool.query(text, values);

  it('is each change with the ticket as it stands then, and all of it again in a replay', async () => {
    const memberId = randomUUID();
    const [played = '', other = '', stopped = ''] = await openDraws(query, 'XSMB', 3);
    const [won, cancelled, void_] = [
      await bet(memberId, played),
      await bet(memberId, other),
      await bet(memberId, stopped),
    ];
    expect(await until(won, 'OPEN')).toMatchObject({
      ...{ revision: 0, memberId, mode: 'REAL', gameType: 'LOTT', gameCode: 'XSMB', numero: played },
      ...{ stake: '200000', payout: '0', validBet: '0' },
      selections: [{ content: '45,46', stake: '200000', odds: '98.000' }],
    });
    await as(memberId).put('/lgw/orders/suborders/cancel', { ids: [cancelled] });
    await until(cancelled, 'CANCELLED');
    await query(
      `UPDATE draw SET state = 'VOID', void_reason = 'STORM' WHERE game_code = 'XSMB' AND numero = $1`,
      [stopped],
    );
    await until(void_, 'VOID');
    await draw(played);
    expect(await until(won, 'WON')).toMatchObject({ revision: 1, payout: '9800000', validBet: '200000' });
    const accepted = ['OPEN', 0];
    expect(changesOf(won)).toEqual([accepted, ['WON', 1]]);
    expect(changesOf(cancelled)).toEqual([accepted, ['CANCELLED', 1]]);
    expect(changesOf(void_)).toEqual([accepted, ['VOID', 1]]);
    const { events } = await lottery.app.get(TicketReplaySource).page(undefined, 100);
    const newest = [won, cancelled, void_].map((id) => published.findLast(({ ticketId }) => ticketId === id));
    expect(events.map(({ payload }) => payload)).toEqual(newest);
  });

  /** A result whose special prize ends in 45. */
  async function draw(numero: string): Promise<void> {
    const filled = (count: number, digits: number) => Array.from({ length: count }, () => '0'.repeat(digits));
    const result = {
      ...{ DB: ['12345'], G1: filled(1, 5), G2: filled(2, 5), G3: filled(6, 5) },
      ...{ G4: filled(4, 4), G5: filled(6, 4), G6: filled(3, 3), G7: filled(4, 2) },
    };
    await query(
      `WITH drawn AS (UPDATE draw SET state = 'DRAWN', version = 1 WHERE game_code = 'XSMB' AND numero = $1)
       INSERT INTO draw_result (game_code, numero, version, result, source, entered_by, drawn_at)
       VALUES ('XSMB', $1, 1, $2, 'OPERATORS', '{o-1,o-2}', now())`,
      [numero, JSON.stringify(result)],
    );
  }
});
