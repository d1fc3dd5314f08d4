import { ownTransaction } from '../src/ledger/own-transaction.js';
import { ledgerOfSuite } from './support/operations.js';

const { ledger, on } = await ledgerOfSuite();

describe('a turnover requirement', () => {
  const remaining = async (memberId: string) =>
    (await on.turnover(memberId)).map(([, met, required]) => required - met);

  it('is met oldest first, the surplus of a bet goes to the next one, and a bet counts once', async () => {
    const member = await ledger.member(0n);
    await on.deposit(member, 1_000_000n);
    await on.deposit(member, 1_000_000n, '5');
    const left: bigint[][] = [];
    for (const validBet of [400_000n, 1_000_000n, 3_000_000n, 3_000_000n]) {
      const sourceKey = `bet-${validBet}-${left.length}`;
      await on.settle(member, validBet, { sourceKey });
      await on.settle(member, validBet, { sourceKey });
      left.push(await remaining(member));
    }
    expect(left).toEqual([
      [600_000n, 5_000_000n],
      [0n, 4_600_000n],
      [0n, 1_600_000n],
      [0n, 0n],
    ]);
    expect((await on.turnover(member)).map(([status]) => status)).toEqual(['DONE', 'DONE']);
    expect(await on.hold(member, 2_000_000n)).toMatchObject({ outcome: 'ACCEPTED' });
  });

  it('counts only its categories and only bets settled after it was opened', async () => {
    const member = await ledger.member(0n);
    const early = new Date(Date.now() - 3_600_000).toISOString();
    await on.bonus(member, 100n, { multiplier: '1', categories: ['RNG'] });
    for (const [changes, left] of [
      [{ category: 'LIVE' }, 100n],
      [{ settledAt: early }, 100n],
      [{}, 40n],
    ] as const) {
      await on.settle(member, 60n, changes);
      expect(await remaining(member)).toEqual([left]);
    }
  });

  it('is opened by a transfer for the receiver, unless the caller asks for none', async () => {
    const [from, to] = [await ledger.member(100n), await ledger.member(5n)];
    const transfer = { caller: 'agent-contracts', fromMemberId: from, toMemberId: to, amount: 20n };
    await on.transfers.betweenMembers(ownTransaction, { ...transfer, externalId: 'with-turnover' }, null);
    await on.transfers.betweenMembers(ownTransaction, { ...transfer, externalId: 'with-turnover' }, null);
    await on.transfers.betweenMembers(
      ownTransaction,
      { ...transfer, externalId: 'threefold', turnover: '2.5' },
      null,
    );
    await on.transfers.betweenMembers(
      ownTransaction,
      { ...transfer, externalId: 'without', turnover: '0' },
      null,
    );
    expect(await remaining(to)).toEqual([20n, 50n]);
    expect(await on.hold(to, 1n)).toMatchObject({ outcome: 'TURNOVER_REQUIRED' });
    expect(await on.transfer(to, from, 1n)).toMatchObject({ outcome: 'TURNOVER_REQUIRED' });
  });
});
