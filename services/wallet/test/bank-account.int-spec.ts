import { randomUUID } from 'node:crypto';
import { key } from './support/wallet-app.js';
import { newNumber, WithdrawalDesk } from './support/withdrawal-desk.js';

describe('accounts that members are paid to', () => {
  let desk: WithdrawalDesk;
  beforeAll(async () => {
    desk = await WithdrawalDesk.start();
  });
  afterAll(() => desk?.close());

  it('SPEC-5.7 are bound with the fund password, show four digits, and are sealed in the database', async () => {
    const number = newNumber();
    const player = desk.wallet.member();
    const { body } = await desk.bind(player, number);
    expect(body.value).toMatchObject({
      ...{ kind: 'BANK', institutionName: 'Vietcombank', holder: 'NGUYEN VAN AN' },
      maskedNumber: `•••• ${number.slice(-4)}`,
    });
    expect((await player.get('/wps/v2/bank-accounts')).body.value).toEqual([body.value]);
    const rows = await desk.wallet.rows('SELECT * FROM bank_account WHERE member_id = $1', [player.memberId]);
    expect(JSON.stringify(rows)).not.toContain(number);
    expect(JSON.stringify(rows)).not.toContain('NGUYEN');
    const unproven = desk.wallet.member(randomUUID(), 0, false);
    expect((await desk.bind(unproven)).status).toBe(403);
    expect((await desk.bind(desk.wallet.member(randomUUID(), 4))).status).toBe(403);
  });

  it('keep the holder of the first binding, also after it was removed', async () => {
    const player = desk.wallet.member();
    const { body } = await desk.bind(player);
    const { id } = body.value as unknown as { id: string };
    const other = await desk.bind(player, newNumber(), 'Trần Thị Bình');
    expect(other.body.code).toBe('BANK_ACCOUNT_HOLDER_DIFFERS');
    expect((await player.post(`/wps/v2/bank-accounts/${id}/removal`, {})).status).toBe(200);
    expect((await player.get('/wps/v2/bank-accounts')).body.value).toEqual([]);
    expect((await desk.bind(player, newNumber(), 'Tran Thi Binh')).body.code).toBe(
      'BANK_ACCOUNT_HOLDER_DIFFERS',
    );
    expect((await desk.bind(player, newNumber(), 'NGUYEN VAN AN')).body.success).toBe(true);
  });

  it('refuse an unknown bank, a wrong number, a wrong name, a second time, and a sixth account', async () => {
    const player = desk.wallet.member();
    const post = (body: Record<string, string>) => player.post('/wps/v2/bank-accounts', body, key());
    const holder = 'Nguyen Van An';
    const refusals = [
      [{ institution: '999999', number: newNumber(), holder }, 'BANK_ACCOUNT_INSTITUTION_UNKNOWN'],
      [{ institution: 'MOMO', number: '123456789012', holder }, 'BANK_ACCOUNT_NUMBER_INVALID'],
      [{ institution: '970436', number: newNumber(), holder: 'An 123' }, 'BANK_ACCOUNT_HOLDER_INVALID'],
    ] as const;
    for (const [body, code] of refusals) expect((await post(body)).body.code).toBe(code);
    const number = newNumber();
    await desk.bind(player, number);
    expect((await desk.bind(player, number)).body.code).toBe('BANK_ACCOUNT_KNOWN');
    for (let i = 0; i < 4; i += 1) expect((await desk.bind(player)).body.success).toBe(true);
    expect((await desk.bind(player)).body.code).toBe('BANK_ACCOUNT_TOO_MANY');
  });

  it('wait a day before they can be used, unless it is the first one', async () => {
    const player = await desk.player();
    const { body } = await desk.bind(player);
    const { id: accountId } = body.value as unknown as { id: string };
    const refused = await desk.order(Object.assign(player, { accountId }));
    expect(refused.body.code).toBe('WITHDRAWAL_ACCOUNT_COOLING');
    expect(refused.body.value).toEqual({
      usableFrom: (body.value as unknown as { usableFrom: string }).usableFrom,
    });
    desk.wallet.service.clock.advance(25 * 3_600_000);
    expect((await desk.order(player)).body.success).toBe(true);
  });

  it('are shown to cashiers where two members have bound the same number', async () => {
    const number = newNumber();
    const [a, b] = [await desk.player(0n, number), await desk.player(0n, number)];
    const { body } = await desk.wallet.cashier().get('/wps/v2/ops/bank-accounts/shared');
    const shared = body.value as unknown as { memberIds: string[] }[];
    expect(shared.map(({ memberIds }) => memberIds.toSorted())).toContainEqual(
      [a.memberId, b.memberId].toSorted(),
    );
  });

  it('find their members by the whole number for support, also after they are removed', async () => {
    const number = newNumber();
    const [a, b] = [await desk.player(0n, number), await desk.player(0n, number)];
    await a.post(`/wps/v2/bank-accounts/${a.accountId}/removal`, {});
    const path = `/wps/v2/ops/bank-accounts/members?number=${number}`;
    const { body } = await desk.wallet.cashier('support').get(path);
    const found = body.value as unknown as { memberId: string; institutionName: string }[];
    expect(found.map(({ memberId }) => memberId).toSorted()).toEqual([a.memberId, b.memberId].toSorted());
    expect(found[0]).toMatchObject({ institutionName: 'Vietcombank' });
    expect(JSON.stringify(body)).not.toContain(number);
    const part = `/wps/v2/ops/bank-accounts/members?number=${number.slice(0, -1)}`;
    expect((await desk.wallet.cashier('support').get(part)).body.value).toEqual([]);
    expect((await a.get(path)).status).toBe(403);
    expect((await desk.wallet.cashier('content').get(path)).status).toBe(403);
  });

  it('cannot be removed or read by anybody else', async () => {
    const player = await desk.player();
    const stranger = desk.wallet.member();
    const answer = await stranger.post(`/wps/v2/bank-accounts/${player.accountId}/removal`, {});
    expect(answer.body.code).toBe('BANK_ACCOUNT_NOT_FOUND');
    expect((await desk.order(Object.assign(stranger, { accountId: player.accountId }))).body.code).toBe(
      'BANK_ACCOUNT_NOT_FOUND',
    );
    await desk.ordered(player);
    expect((await player.post(`/wps/v2/bank-accounts/${player.accountId}/removal`, {})).body.code).toBe(
      'BANK_ACCOUNT_IN_USE',
    );
  });
});
