import { Transactions } from '#libs/database';
import type { TestAnswer } from '#libs/testing';
import { WithdrawalRepository } from '../src/withdrawal/withdrawal.repository.js';
import { eventually, key } from './support/wallet-app.js';
import { WithdrawalDesk } from './support/withdrawal-desk.js';

describe('a request of a member', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start();
  });
  afterAll(() => desk?.close());

  type Player = Awaited<ReturnType<WithdrawalDesk['player']>>;
  const said = ({ status, body }: TestAnswer) => ({ status, code: body.code, value: body.value });
  function expectOneAnswer(answers: readonly TestAnswer[]): void {
    for (const answer of answers) expect(said(answer)).toEqual(said(answers[0]!));
  }
  const withdraw = (player: Player, header: ReturnType<typeof key>) =>
    player.post('/wps/v2/withdrawals', { accountId: player.accountId, amount: '500000.00' }, header);
  const atOnce = (player: Player, header: ReturnType<typeof key>, count: number) =>
    Promise.all(Array.from({ length: count }, () => withdraw(player, header)));
  const countOf = async ({ memberId }: Player) => {
    const [row] = await desk.wallet.rows(
      'SELECT count(*)::integer AS n FROM withdrawal_order WHERE member_id = $1',
      [memberId],
    );
    return row!['n'] as number;
  };

  /** Keeps every order of a member waiting until `release` is called. */
  async function holdOrdersOf(memberId: string): Promise<{ release: () => Promise<void> }> {
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const orders = desk.wallet.service.app.get(WithdrawalRepository, { strict: false });
    const holding = desk.wallet.service.app.get(Transactions, { strict: false }).run(async (tx) => {
      await orders.lockMember(tx, memberId);
      held.resolve();
      await released.promise;
    });
    await Promise.race([held.promise, holding]);
    return {
      release: () => {
        released.resolve();
        return holding;
      },
    };
  }

  it('WAL-I7.1 stays declined once the money is there, for repetitions one by one and at once', async () => {
    const player = await desk.player(10_000_000n);
    const header = key();
    const first = await withdraw(player, header);
    expect(first.body.code).toBe('WITHDRAWAL_INSUFFICIENT_FUNDS');
    await desk.give(player.memberId, 100_000_000n);
    const repeated = [await withdraw(player, header), ...(await atOnce(player, header, 6))];
    expectOneAnswer([first, ...repeated]);
    expect(await countOf(player)).toBe(0);
    expect(await desk.money(player.memberId)).toEqual({ balance: '110000000', held: '0' });
    expect((await withdraw(player, key())).body.success).toBe(true);
  });

  it('WAL-I7.1 has one answer where the money comes while requests of its key interleave', async () => {
    for (let round = 0; round < 5; round++) {
      const player = await desk.player(10_000_000n);
      const header = key();
      const { release } = await holdOrdersOf(player.memberId);
      const sent = atOnce(player, header, 4);
      try {
        await eventually(
          () =>
            desk.wallet.rows(
              `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            ),
          (waiting) => waiting.length >= 4,
        );
      } finally {
        await Promise.all([release(), desk.give(player.memberId, 100_000_000n)]);
      }
      const answers = await sent;
      const before = await countOf(player);
      const later = await atOnce(player, header, 4);
      expectOneAnswer([...answers, ...later]);
      const isDone = answers[0]!.body.success;
      expect([before, await countOf(player)]).toEqual(isDone ? [1, 1] : [0, 0]);
      expect(await desk.money(player.memberId)).toEqual({
        balance: '110000000',
        held: isDone ? '50000000' : '0',
      });
    }
  });

  it('WAL-I7.1 stays declined when the limit that refused it is lifted', async () => {
    const player = await desk.player();
    const setLimits = (limits: object[]) =>
      desk.wallet.caller('member').put(`/internal/limits/${player.memberId}`, { book: 'REAL', limits });
    const deposit = (header: ReturnType<typeof key>) =>
      player.post('/wps/v2/deposits', { channel: 'BANK', amount: '100000.00' }, header);
    await setLimits([{ kind: 'DEPOSIT', period: 'day', amount: '5000000' }]);
    const header = key();
    const first = await deposit(header);
    expect(first.body.code).toBe('DEPOSIT_LIMIT_REACHED');
    await setLimits([]);
    const repeated = await Promise.all(Array.from({ length: 6 }, () => deposit(header)));
    expectOneAnswer([first, ...repeated]);
    const rows = await desk.wallet.rows('SELECT id FROM deposit WHERE member_id = $1', [player.memberId]);
    expect(rows).toEqual([]);
    expect((await deposit(key())).body.success).toBe(true);
  });
});
