import { randomUUID } from 'node:crypto';
import { claimChanged, claimRequested } from '#libs/events';
import type { TestAnswer } from '#libs/testing';
import { eventually, key, WalletApp } from './support/wallet-app.js';

describe('H6 a claim that will not be paid', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  const clerk = () => wallet.cashier('ledger');
  const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
  const claimOf = async (memberId: string) => {
    const rows = await eventually(
      () => wallet.rows('SELECT id FROM claim WHERE debtor_id = $1', [memberId]),
      ({ length }) => length > 0,
    );
    return rows[0]!['id'] as string;
  };

  it('is written off by two operators: the debtor is free, and the service that asked for it knows', async () => {
    const [debtor, creditor] = [wallet.member(), wallet.member()];
    await wallet.give(debtor.memberId, 30_000n, { kind: 'SALARY' });
    const claim = {
      ...{ claimKey: `debt:${randomUUID()}`, debtorId: debtor.memberId, creditorId: creditor.memberId },
      ...{ amount: '100000', reason: 'Contract DIVIDEND 2026-11-A', at: new Date().toISOString() },
    };
    await wallet.service.bus.publish(claimRequested, claim, { source: '/lotus/agent-contracts' });
    const id = await claimOf(debtor.memberId);
    const path = `/wps/v2/ops/claims/${id}/write-off`;
    const first = clerk();
    const asked = await first.post(path, { reason: 'left the team' }, key());
    const approval = (asked.body.value as unknown as { id: string }).id;
    expect(codeOf(await wallet.decide(first, approval))).toBe('APPROVAL_SECOND_PERSON');
    const again = await first.post(path, { reason: 'twice by mistake' }, key());
    expect(codeOf(await wallet.decide(clerk(), approval))).toBe('DONE');

    expect((await debtor.get('/wps/v2/wallets/balance')).body.value).toMatchObject({ owed: '0.00' });
    const announced = await eventually(
      () =>
        Promise.resolve(
          wallet.published.filter(
            ({ type, payload }) => type === claimChanged.type && payload['status'] === 'WRITTEN_OFF',
          ),
        ),
      ({ length }) => length > 0,
    );
    expect(announced.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ claimKey: claim.claimKey, amount: '100000', debtorId: debtor.memberId }),
    ]);
    const second = (again.body.value as unknown as { id: string }).id;
    expect(codeOf(await wallet.decide(clerk(), second))).toBe('CLAIM_CLOSED');
    expect(codeOf(await first.post(path, { reason: 'again' }, key()))).toBe('CLAIM_CLOSED');
    const unknown = `/wps/v2/ops/claims/${randomUUID()}/write-off`;
    expect((await first.post(unknown, { reason: 'none' }, key())).status).toBe(404);
    expect((await wallet.cashier('support').post(path, { reason: 'none' }, key())).status).toBe(403);
  });
});
