import { randomUUID } from 'node:crypto';
import { eventually, WalletApp } from './support/wallet-app.js';
import { AuditService } from '../src/audit/audit.service.js';

describe('a bet that is taken back after its round has paid', () => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  const operator = () => wallet.cashier('ledger');
  const about = (memberId: string, roundId: string) => ({
    ...{ memberId, book: 'REAL', externalId: randomUUID() as string },
    ...{ roundId, vassalage: 'SENG', gameType: 'RNG' },
  });
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const { status, body: answer } = await wallet
      .caller('game-launch')
      .post(`/internal/postings/${path}`, body);
    expect(status).toBeLessThan(300);
    return answer.value as unknown as Record<string, unknown>;
  };
  const member = async (): Promise<string> => {
    const memberId = randomUUID();
    await wallet.give(memberId, 1000n);
    return memberId;
  };
  const rollback = (memberId: string, betExternalId: string) =>
    post('rollback', { memberId, book: 'REAL', externalId: randomUUID(), betExternalId });
  const findingsOf = async (...members: string[]) => {
    const { body } = await operator().get('/wps/v2/ops/ledger/findings?state=open&pageSize=100');
    const { list } = body.value as unknown as { list: { id: string; fault: string; memberId: string }[] };
    return list.filter(({ memberId }) => members.includes(memberId));
  };
  /** As many findings of these members as there must be; the auditor also passes by itself, between two postings. */
  const audited = (count: number, ...members: string[]) =>
    eventually(
      async () => {
        await wallet.service.app.get(AuditService).pass();
        return findingsOf(...members);
      },
      ({ length }) => length >= count,
    );

  it('is a finding that an operator sees and closes, a metric, and leaves the account open', async () => {
    const [paid, unpaid, corrected] = [await member(), await member(), await member()];
    for (const memberId of [unpaid, corrected, paid]) {
      const placed = about(memberId, `SENG:${memberId}`);
      await post('bet', { ...placed, amount: '100' });
      // A win of another round of the member does not count.
      await post('win', { ...about(memberId, `SENG:other-${memberId}`), amount: '9' });
      if (memberId !== unpaid) await post('win', { ...about(memberId, placed.roundId), amount: '350' });
      if (memberId === corrected)
        await post('correction', {
          ...{ ...about(memberId, placed.roundId), betExternalId: placed.externalId },
          ...{ amount: '-350', reason: 'win taken back by the provider' },
        });
      expect(await rollback(memberId, placed.externalId)).toMatchObject({ outcome: 'ACCEPTED' });
    }

    const found = await audited(1, paid, unpaid, corrected);
    expect(found).toEqual([
      expect.objectContaining({
        ...{ fault: 'ROLLBACK_AFTER_WIN', memberId: paid, book: 'REAL' },
        ...{ expected: '0', found: '350', stopped: false, postingId: expect.any(String) },
      }),
    ]);
    const metrics = await (await fetch(`${wallet.service.url}/metrics`)).text();
    expect(metrics).toMatch(/^ledger_findings_open\{fault="ROLLBACK_AFTER_WIN".*\} 1$/m);
    expect(metrics).toMatch(/^ledger_accounts_stopped\{.*\} 0$/m);
    expect(await post('bet', { ...about(paid, 'SENG:next'), amount: '5' })).toMatchObject({
      outcome: 'ACCEPTED',
    });

    const closure = await operator().post(
      `/wps/v2/ops/ledger/findings/${found[0]!.id}/closure`,
      { reason: 'the provider confirms the win' },
      { 'Idempotency-Key': randomUUID() },
    );
    expect(closure.status).toBeLessThan(300);
    expect(await findingsOf(paid)).toEqual([]);
  });

  it('is one finding for each of them', async () => {
    const memberId = await member();
    for (const roundId of ['SENG:a', 'SENG:b']) {
      const placed = about(memberId, roundId);
      await post('bet', { ...placed, amount: '100' });
      await post('win', { ...about(memberId, roundId), amount: '10' });
      await rollback(memberId, placed.externalId);
    }
    expect(await audited(2, memberId)).toHaveLength(2);
  });
});
