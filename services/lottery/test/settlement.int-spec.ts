import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { eventually, startTestService, type FakeClock, type TestService } from '#libs/testing';
import { lotteryService } from '../src/service.js';
import { openDraws } from './support/draws.js';
import { StakeDesk } from './support/stake-desk.js';

const filled = (count: number, digits: number) => Array.from({ length: count }, () => '0'.repeat(digits));
/** Its special prize ends in 45. */
const northern = {
  ...{ DB: ['12345'], G1: filled(1, 5), G2: filled(2, 5), G3: filled(6, 5) },
  ...{ G4: filled(4, 4), G5: filled(6, 4), G6: filled(3, 3), G7: filled(4, 2) },
};

describe('the settlement of draws', () => {
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    wallet = await StakeDesk.start();
    wallet.balance = 10n ** 12n;
    lottery = await startTestService(lotteryService, {
      env: { BEACON: 'none', RESULT_FEEDS: '' },
      peers: { wallet: wallet.url },
    });
  });
  afterAll(async () => {
    await lottery?.close();
    await wallet?.close();
  });

  const query = <T>(text: string, values: unknown[]) => lottery.pool.query<T[]>(text, values);

  async function bet(numero: string): Promise<string> {
    const member = { memberId: randomUUID(), accountType: 0, sessionId: 'session' } as const;
    const answer = await lottery.as({ kind: 'member', ...member }).post(
      '/lgw/betting',
      {
        ...{ gameId: 'XSMB', prizeMode: 'Lott', winStop: false, betCartAmountSum: '1000.00' },
        contents: [{ playId: 'DE_DB', bettingContent: '45', singleBetPrice: '1000.00' }],
        numeros: [{ numero, multiple: 1 }],
      },
      { 'idempotency-key': randomUUID() },
    );
    return (answer.body.value as unknown as { tickets: { id: string }[] }).tickets[0]!.id;
  }

  /** Winning tickets without the way of a bet. */
  async function wonTickets(numero: string, memberId: string, count: number): Promise<void> {
    await query(
      `WITH like_this AS (SELECT * FROM lottery_order LIMIT 1), placed AS (
         INSERT INTO lottery_order (id, order_number, member_id, book, game_code, prize_mode, slip, stop_on_win, state, total, placed_at)
         SELECT gen_random_uuid(), left(gen_random_uuid()::text, 32), $2, book, game_code, prize_mode, slip, false, 'ACCEPTED', total, now()
           FROM like_this, generate_series(1, $3) RETURNING id, total)
       INSERT INTO ticket (id, order_id, member_id, game_code, numero, multiple, stake, state, placed_at)
       SELECT gen_random_uuid(), id, $2, 'XSMB', $1, 1, total, 'OPEN', now() FROM placed`,
      [numero, memberId, count],
    );
  }

  const drawn = (numero: string) =>
    query(`UPDATE draw SET state = 'DRAWN', version = 1 WHERE game_code = 'XSMB' AND numero = $1`, [numero]);
  const enter = (numero: string) =>
    query(
      `INSERT INTO draw_result (game_code, numero, version, result, source, entered_by, drawn_at)
       VALUES ('XSMB', $1, 1, $2, 'OPERATORS', '{o-1,o-2}', now())`,
      [numero, JSON.stringify(northern)],
    );
  const stateOf = async (numero: string) =>
    (
      await query<{ state: string }>(`SELECT state FROM draw WHERE game_code = 'XSMB' AND numero = $1`, [
        numero,
      ])
    )[0]?.state;
  const settled = (numero: string) =>
    eventually(
      () => stateOf(numero),
      (state) => state === 'SETTLED',
    );

  const hoursAgo = (hours: number) => new Date(lottery.clock.now().getTime() - hours * 3_600_000);
  const waiting = async (gauge: string): Promise<number> => {
    const text = await lottery.app.get(Registry).metrics();
    return Number(new RegExp(`^${gauge}.*? (\\S+)$`, 'm').exec(text)?.[1]);
  };

  it('goes on with the other draws of a game where one cannot be settled, and settles that one once it can', async () => {
    const [broken = '', next = ''] = await openDraws(query, 'XSMB', 2);
    const [late, paid] = [await bet(broken), await bet(next)];
    await drawn(broken);
    await enter(next);
    await drawn(next);
    await settled(next);
    expect(await stateOf(broken)).toBe('DRAWN');
    await eventually(() => wallet.prizes.has(`win:${paid}:1`));
    await enter(broken);
    await settled(broken);
    await eventually(() => wallet.prizes.has(`win:${late}:1`));
  });

  it('pays every other prize where the wallet refuses more than a batch of them, and these once it takes them', async () => {
    const [first = '', second = ''] = await openDraws(query, 'XSMB', 2);
    const paid = await bet(second);
    const locked = randomUUID();
    wallet.refused.add(locked);
    await wonTickets(first, locked, 1_200);
    for (const numero of [first, second]) {
      await enter(numero);
      await drawn(numero);
      await settled(numero);
    }
    await eventually(() => wallet.prizes.has(`win:${paid}:1`));
    const open = () =>
      query<{ count: string }>(
        `SELECT count(*) FROM ticket_payment JOIN ticket ON id = ticket_id WHERE member_id = $1 AND paid_at IS NULL`,
        [locked],
      ).then(([row]) => Number(row!.count));
    expect(await open()).toBe(1_200);
    wallet.refused.delete(locked);
    await eventually(open, (count) => count === 0);
  });

  it('shows in the metrics how long a draw waits for its bets to be settled, and a refused prize for the wallet', async () => {
    const locked = randomUUID();
    wallet.refused.add(locked);
    const [first = '', second = ''] = await openDraws(query, 'XSMB', 2);
    await bet(second);
    await wonTickets(first, locked, 1);
    await enter(first);
    await drawn(first);
    await settled(first);
    await query(
      `UPDATE ticket_payment SET requested_at = $2 FROM ticket WHERE id = ticket_id AND member_id = $1`,
      [locked, hoursAgo(1)],
    );
    await query(
      `UPDATE draw SET state = 'DRAWN', version = 1, open_at = $2, close_at = $3, draw_at = $3
        WHERE game_code = 'XSMB' AND numero = $1`,
      [second, hoursAgo(3), hoursAgo(2)],
    );
    expect(await waiting('lottery_payment_waiting_seconds')).toBeCloseTo(3_600, -2);
    expect(await waiting('lottery_draw_waiting_seconds{[^}]*state="DRAWN"[^}]*')).toBeCloseTo(7_200, -2);
    wallet.refused.delete(locked);
    await enter(second);
    await settled(second);
    await eventually(
      () => waiting('lottery_payment_waiting_seconds'),
      (seconds) => seconds === 0,
    );
    expect(await waiting('lottery_draw_waiting_seconds{[^}]*state="DRAWN"[^}]*')).toBe(0);
  });
});
