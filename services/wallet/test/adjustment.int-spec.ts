import { randomUUID } from 'node:crypto';
import type { TestAnswer } from '#libs/testing';
import { key } from './support/wallet-app.js';
import { WithdrawalDesk } from './support/withdrawal-desk.js';

const path = '/wps/v2/ops/adjustments';
const approvals = '/wps/v2/ops/approvals/wallet';

describe('corrections by hand', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start();
  });
  afterAll(() => desk?.close());
  const operator = () => desk.wallet.cashier('ledger');
  const idOf = ({ body }: TestAnswer) => (body.value as unknown as { id: string }).id;
  const propose = (who: ReturnType<typeof operator>, memberId: string, amount: string, headers = key()) =>
    who.post(path, { memberId, amount, reason: 'double debit of round 7' }, headers);
  const approve = (who: ReturnType<typeof operator>, id: string) => desk.wallet.decide(who, id);

  it('REG-G27 SEC-S40 move money only when another person has approved, with both names and reasons on record', async () => {
    const { memberId } = await desk.player();
    const [first, second] = [operator(), operator()];
    const id = idOf(await propose(first, memberId, '250000.00'));
    expect(await desk.money(memberId)).toMatchObject({ balance: '100000000' });
    expect((await approve(first, id)).body.code).toBe('APPROVAL_SECOND_PERSON');
    expect((await approve(second, id)).body.value).toEqual({ id, status: 'APPROVED' });
    expect(await desk.money(memberId)).toMatchObject({ balance: '125000000' });
    const { body } = await first.get(`${approvals}?status=APPROVED`);
    const [kept] = (body.value as unknown as { list: Record<string, unknown>[] }).list;
    expect(kept).toMatchObject({
      ...{ id, kind: 'ADJUSTMENT', memberId, amount: '250000.00', reason: 'double debit of round 7' },
      ...{ note: 'seen in the log', before: { balance: '1000000.00' }, after: { balance: '1250000.00' } },
    });
    expect(kept!['proposedBy']).not.toBe(kept!['decidedBy']);
    const [posting] = await desk.wallet.rows('SELECT note FROM posting WHERE id = $1', [kept!['result']]);
    expect(posting).toEqual({ note: id });
  });

  it('leave the money alone when they are refused', async () => {
    const { memberId } = await desk.player();
    const id = idOf(await propose(operator(), memberId, '-1000.00'));
    const { body } = await desk.wallet.decide(operator(), id, 'refusal');
    expect(body.value).toEqual({ id, status: 'REFUSED' });
    expect(await desk.money(memberId)).toMatchObject({ balance: '100000000' });
  });

  it('take what is there and book the rest as a debt', async () => {
    const { memberId } = await desk.player();
    const id = idOf(await propose(operator(), memberId, '-1500000.00'));
    await approve(operator(), id);
    const rows = await desk.wallet.rows('SELECT balance, owed FROM player_account WHERE member_id = $1', [
      memberId,
    ]);
    expect(rows).toEqual([{ balance: '0', owed: '50000000' }]);
  });

  it('one key proposes once; nothing to correct, no account and a cashier propose none', async () => {
    const { memberId } = await desk.player();
    const [who, header] = [operator(), key()];
    const [a, b] = [
      await propose(who, memberId, '10.00', header),
      await propose(who, memberId, '10.00', header),
    ];
    expect(idOf(a)).toBe(idOf(b));
    expect((await propose(who, memberId, '0.00')).body.code).toBe('ADJUSTMENT_AMOUNT_ZERO');
    expect((await propose(who, randomUUID(), '10.00')).status).toBe(404);
    expect((await propose(desk.wallet.cashier(), memberId, '10.00')).status).toBe(403);
    expect((await approve(desk.wallet.cashier(), idOf(a))).status).toBe(403);
    const { body } = await desk.wallet.cashier().get(approvals);
    expect((body.value as unknown as { list: { id: string }[] }).list.map(({ id }) => id)).not.toContain(
      idOf(a),
    );
  });
});
