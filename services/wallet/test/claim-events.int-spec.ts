import { randomUUID } from 'node:crypto';
import { claimChanged, claimRequested, type PayloadOf } from '#libs/events';
import { ClaimService } from '../src/claim/claim.service.js';
import { eventually, WalletApp } from './support/wallet-app.js';

describe('H6 a claim that another service asks for', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  const give = (memberId: string, amount: number) =>
    wallet.rows(`SELECT post('wallet', $1, $2, 'REAL', 'SALARY', $3, 5200, '\\x')`, [
      randomUUID(),
      memberId,
      amount,
    ]);
  const changesOf = (claimKey: string, count: number) =>
    eventually(
      async () => {
        await wallet.service.app.get(ClaimService, { strict: false }).credit();
        return wallet.published
          .filter(({ type, payload }) => type === claimChanged.type && payload['claimKey'] === claimKey)
          .map(({ payload }) => payload);
      },
      ({ length }) => length >= count,
    );

  it('is collected in parts and each part is announced; its debtor sees it, its operator both sides', async () => {
    const debtor = wallet.member();
    const creditor = wallet.member();
    await give(debtor.memberId, 30_000);
    const claim: PayloadOf<typeof claimRequested> = {
      ...{ claimKey: `debt:${randomUUID()}`, debtorId: debtor.memberId, creditorId: creditor.memberId },
      ...{ amount: '100000', reason: 'Contract DIVIDEND 2026-11-A', at: new Date().toISOString() },
    };
    const ask = () => wallet.service.bus.publish(claimRequested, claim, { source: '/lotus/agent-contracts' });
    await ask();
    const [first] = await changesOf(claim.claimKey, 1);
    expect(first).toMatchObject({ status: 'OPEN', credited: '30000', requestedBy: 'agent-contracts' });
    expect(claimChanged.violations(first)).toEqual([]);

    const balance = await debtor.get('/wps/v2/wallets/balance');
    expect(balance.body.value).toMatchObject({ owed: '700.00', withdrawable: '0.00' });
    const { body } = await debtor.get('/wps/v2/claims');
    expect(body.value).toMatchObject({
      list: [{ amount: '1000.00', paid: '300.00', reason: claim.reason }],
      currency: 'VND',
    });
    expect(JSON.stringify(body)).not.toContain(creditor.memberId);
    expect((await creditor.get('/wps/v2/claims')).body.value).toMatchObject({ list: [] });

    await ask();
    await give(debtor.memberId, 90_000);
    const [, second] = await changesOf(claim.claimKey, 2);
    expect(second).toMatchObject({ status: 'PAID', credited: '100000' });
    const support = wallet.cashier('support');
    const seen = await support.get(`/wps/v2/ops/members/${creditor.memberId}/claims`);
    expect(seen.body.value).toMatchObject({
      list: [{ debtorId: debtor.memberId, creditorId: creditor.memberId, status: 'PAID', paid: '1000.00' }],
    });
    expect((await support.get(`/wps/v2/ops/members/${randomUUID()}/claims`)).status).toBe(404);
    expect((await debtor.get(`/wps/v2/ops/members/${creditor.memberId}/claims`)).status).toBe(403);
    expect((await debtor.get('/wps/v2/wallets/balance')).body.value).toMatchObject({
      owed: '0.00',
      sumBalance: '200.00',
    });
  });
});
