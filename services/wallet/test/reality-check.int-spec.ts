import { realityCheckScheduled } from '#libs/events';
import { bet, rollbackOf, win } from './support/ledger.js';
import { done, leg, ledgerOfSuite, stakeHold } from './support/operations.js';
import { WalletApp } from './support/wallet-app.js';

const { ledger, on } = await ledgerOfSuite();

describe('a reality check that waits for its answer', () => {
  it('REG-G19 takes no stake on any path, and leaves wins, rollbacks and withdrawals', async () => {
    const member = await ledger.member(1_000n);
    const placed = bet(member, 100n);
    await ledger.post(placed);
    const held = await on.hold(member, 50n, stakeHold);
    await on.realityCheckIn(member, -1);
    const due = { outcome: 'REALITY_CHECK_DUE' };
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ ...due, balance: 900n });
    expect(await on.hold(member, 1n, stakeHold)).toMatchObject(due);
    expect(done(await on.group([leg('BET', member, 1n)])).legs).toMatchObject([due]);
    const batch = [bet(member, 1n), win(member, 30n), bet(member, 2n)];
    expect((await ledger.batch(batch)).map((answer) => done(answer).outcome)).toEqual([
      'REALITY_CHECK_DUE',
      'ACCEPTED',
      'REALITY_CHECK_DUE',
    ]);
    expect(await ledger.post(win(member, 20n))).toMatchObject({ outcome: 'ACCEPTED', balance: 950n });
    expect(await ledger.rollback(rollbackOf(placed))).toMatchObject({ outcome: 'ACCEPTED', balance: 1_050n });
    expect(await on.capture(held.holdId!)).toMatchObject({ outcome: 'ACCEPTED', balance: 1_000n });
    const { holdId } = await on.hold(member, 500n);
    expect(await on.capture(holdId!)).toMatchObject({ outcome: 'ACCEPTED', balance: 500n });
  });

  it('REG-G19 lets play go on with the answer; a refused bet stays refused when it is repeated', async () => {
    const member = await ledger.member(1_000n);
    const [other, refused] = [await ledger.member(10n), bet(member, 10n)];
    await on.realityCheckIn(member, -1);
    expect(await ledger.post(refused)).toMatchObject({ outcome: 'REALITY_CHECK_DUE' });
    expect(await ledger.post(bet(other, 10n))).toMatchObject({ outcome: 'ACCEPTED' });
    await on.realityCheckIn(member, 30);
    expect(await ledger.post(bet(member, 10n))).toMatchObject({ outcome: 'ACCEPTED', balance: 990n });
    expect(await ledger.post(refused)).toMatchObject({ outcome: 'REALITY_CHECK_DUE', replayed: true });
  });

  it('REG-G19 goes by what was said last, whichever comes first', async () => {
    const member = await ledger.member(1_000n);
    await on.realityCheckIn(member, 30, 0);
    await on.realityCheckIn(member, -1, -5);
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'ACCEPTED' });
    await on.realityCheckIn(member, -1, 5);
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'REALITY_CHECK_DUE' });
    await on.realityCheckIn(member, null, 10);
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'ACCEPTED' });
    const { rows } = await ledger.owner.query('SELECT restricted FROM player_account WHERE member_id = $1', [
      member,
    ]);
    expect(rows).toEqual([{ restricted: false }]);
  });
});

describe('word of reality checks', () => {
  let wallet: WalletApp;
  beforeAll(async () => void (wallet = await WalletApp.start()));
  afterAll(() => wallet?.close());

  it('REG-G19 comes by event, and by a call that holds once it is answered', async () => {
    const { memberId } = wallet.member();
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const bets = async (externalId: string) => {
      const answer = await wallet.caller('game-launch').post('/internal/postings/bet', {
        ...{ book: 'REAL', memberId, externalId, amount: '1', gameType: 'RNG' },
        ...{ vassalage: 'SENG', roundId: `SENG:${externalId}` },
      });
      return (answer.body.value as unknown as { outcome: string }).outcome;
    };
    await wallet.service.bus.publish(realityCheckScheduled, { memberId, dueAt: at(-1), at: at(-2) });
    expect(await bets('check-1')).toBe('REALITY_CHECK_DUE');
    const path = `/internal/accounts/${memberId}/reality-check`;
    const next = at(30);
    const answer = await wallet.caller('member').put(path, { dueAt: next, at: at(0) });
    expect([answer.status, answer.body.value]).toEqual([
      200,
      expect.objectContaining({ realityCheckAt: next }),
    ]);
    expect(await bets('check-2')).toBe('INSUFFICIENT_FUNDS');
    expect((await wallet.caller('game-launch').put(path, { at: at(0) })).status).toBe(403);
    expect((await wallet.caller('member').put(path, { dueAt: next })).status).toBe(400);
  });
});
