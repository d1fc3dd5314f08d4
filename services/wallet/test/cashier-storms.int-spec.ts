import { randomUUID } from 'node:crypto';
import type { TestAnswer } from '#libs/testing';
import { key } from './support/wallet-app.js';
import { WithdrawalDesk } from './support/withdrawal-desk.js';

const adjustments = '/wps/v2/ops/adjustments';
/** Twice the connections of a replica's pool, and many more. */
const crowds = [16, 100];

describe('storms on the cashier', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start();
  });
  afterAll(() => desk?.close());

  const together = <T>(count: number, call: (at: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, at) => call(at)));
  const countOf = (answers: readonly TestAnswer[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const name = body.success ? 'DONE' : `${status} ${String(body.code)}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  /** A bonus whose turnover is not made yet. */
  const openTurnover = (memberId: string) => desk.wallet.bonus(memberId, 1000n);
  const idOf = ({ body }: TestAnswer): string => (body.value as unknown as { id: string }).id;

  it.each(crowds)(
    '%i withdrawals of a member at once are one order, which holds its money',
    async (count) => {
      const player = await desk.player();
      const answers = await together(count, () => desk.order(player));
      expect(countOf(answers)).toEqual({ DONE: 1, '422 WITHDRAWAL_OPEN': count - 1 });
      expect(await desk.money(player.memberId)).toMatchObject({ balance: '100000000', held: '50000000' });
    },
  );

  it.each(crowds)('%i members who withdraw at once are all served', async (count) => {
    const players = await together(count, () => desk.player());
    expect(countOf(await together(count, (at) => desk.order(players[at]!)))).toEqual({ DONE: count });
    for (const { memberId } of players)
      expect(await desk.money(memberId)).toMatchObject({ balance: '100000000', held: '50000000' });
  });

  it.each(crowds)('%i members whose turnover is open are refused at once', async (count) => {
    const players = await together(count, () => desk.player());
    for (const { memberId } of players) await openTurnover(memberId);
    const answers = await together(count, (at) => desk.order(players[at]!));
    expect(countOf(answers)).toEqual({ '422 WITHDRAWAL_TURNOVER_REQUIRED': count });
  });

  it.each(crowds)('%i arrivals at once credit their deposits, each once', async (count) => {
    const deposits = await together(count, async () => {
      const player = desk.wallet.member();
      const made = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '100000.00' }, key());
      const { transferCode } = made.body.value as unknown as { transferCode: string };
      return { player, content: transferCode, bankTxnId: `FT${randomUUID().replaceAll('-', '')}` };
    });
    const reports = [...deposits, ...deposits].map(({ content, bankTxnId }) => ({
      ...{ content, bankTxnId, amount: '10000000' },
    }));
    const answers = await together(reports.length, (at) => desk.wallet.arrive(reports[at]!));
    expect(countOf(answers)).toEqual({ DONE: reports.length });
    for (const { player } of deposits)
      expect(await desk.money(player.memberId)).toMatchObject({ balance: '10000000' });
  });

  it.each(crowds)('%i decisions on one adjustment at once post it once', async (count) => {
    const { memberId } = await desk.player();
    const body = { memberId, amount: '1000.00', reason: 'double debit of round 7' };
    const id = idOf(await desk.wallet.cashier('ledger').post(adjustments, body, key()));
    const approve = () => desk.wallet.decide(desk.wallet.cashier('ledger'), id);
    const counts = countOf(await together(count, approve));
    expect([counts['DONE'], Object.keys(counts)]).toEqual([
      1,
      expect.arrayContaining([expect.stringContaining('APPROVAL_DECIDED')]),
    ]);
    expect(await desk.money(memberId)).toMatchObject({ balance: '100100000' });
  });
});
