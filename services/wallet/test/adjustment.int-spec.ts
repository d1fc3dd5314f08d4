import { randomUUID } from 'node:crypto';
import type { TestAnswer } from '#libs/testing';
import { key } from './support/wallet-app.js';
import { WithdrawalDesk } from './support/withdrawal-desk.js';

const path = '/wps/v2/ops/adjustments';

describe('corrections by hand', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start();
  });
  afterAll(() => desk?.close());
  const operator = () => desk.wallet.cashier('ledger');
  const idOf = ({ body }: TestAnswer) => (body.value as unknown as { id: string }).id;
  const ask = (who: ReturnType<typeof operator>, memberId: string, amount: string, headers = key()) =>
    who.post(path, { memberId, amount, reason: 'double debit of round 7' }, headers);
  const approve = (who: ReturnType<typeof operator>, id: string) =>
    who.post(`${path}/${id}/approval`, { note: 'seen in the log' }, key());

  it('REG-G27 SEC-S40 move money only when another person has approved, with both names and reasons on record', async () => {
    const { memberId } = await desk.player();
    const [first, second] = [operator(), operator()];
    const id = idOf(await ask(first, memberId, '250000.00'));
    expect(await desk.money(memberId)).toMatchObject({ balance: '100000000' });
    expect((await approve(first, id)).body.code).toBe('ADJUSTMENT_SECOND_PERSON');
    expect((await approve(second, id)).body.value).toEqual({ id, status: 'POSTED' });
    expect(await desk.money(memberId)).toMatchObject({ balance: '125000000' });
    const { body } = await first.get(`${path}?status=POSTED`);
    expect((body.value as unknown as { list: { id: string }[] }).list[0]).toMatchObject({
      ...{
        id,
        memberId,
        amount: '250000.00',
        reason: 'double debit of round 7',
        decision: 'seen in the log',
      },
    });
    const [row] = await desk.wallet.rows('SELECT requested_by, decided_by FROM adjustment WHERE id = $1', [
      id,
    ]);
    expect(row!['requested_by']).not.toBe(row!['decided_by']);
  });

  it('are decided once, by the first decision', async () => {
    const { memberId } = await desk.player();
    const id = idOf(await ask(operator(), memberId, '1000.00'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(operator(), id)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ADJUSTMENT_DECIDED')).toHaveLength(4);
    expect(await desk.money(memberId)).toMatchObject({ balance: '100100000' });
  });

  it('leave the money alone when they are refused', async () => {
    const { memberId } = await desk.player();
    const id = idOf(await ask(operator(), memberId, '-1000.00'));
    const { body } = await operator().post(`${path}/${id}/refusal`, { note: 'no ground for it' }, key());
    expect(body.value).toEqual({ id, status: 'REFUSED' });
    expect(await desk.money(memberId)).toMatchObject({ balance: '100000000' });
  });

  it('take what is there and book the rest as a debt', async () => {
    const { memberId } = await desk.player();
    const id = idOf(await ask(operator(), memberId, '-1500000.00'));
    await approve(operator(), id);
    const rows = await desk.wallet.rows('SELECT balance, owed FROM player_account WHERE member_id = $1', [
      memberId,
    ]);
    expect(rows).toEqual([{ balance: '0', owed: '50000000' }]);
  });

  it('one key asks once; no body and a cashier ask for none', async () => {
    const { memberId } = await desk.player();
    const [who, header] = [operator(), key()];
    const [a, b] = [await ask(who, memberId, '10.00', header), await ask(who, memberId, '10.00', header)];
    expect(idOf(a)).toBe(idOf(b));
    expect((await ask(who, memberId, '0.00')).body.code).toBe('ADJUSTMENT_AMOUNT_ZERO');
    expect((await ask(who, randomUUID(), '10.00')).status).toBe(404);
    expect((await ask(desk.wallet.cashier(), memberId, '10.00')).status).toBe(403);
  });
});
