import { randomUUID } from 'node:crypto';
import { ownTransaction } from '../src/ledger/own-transaction.js';
import { adjust, bet, nextId, rollbackOf, win } from './support/ledger.js';
import { done, ledgerOfSuite, stakeHold, withdrawalOf } from './support/operations.js';

const { ledger, on } = await ledgerOfSuite();

describe('holds', () => {
  it('WAL-I5 WAL-I8 sets money aside: it stays in the balance and cannot be staked', async () => {
    const member = await ledger.member(100n);
    const held = await on.hold(member, 60n);
    expect(held).toEqual({
      outcome: 'ACCEPTED',
      holdId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-/),
      balance: 100n,
      version: 1n,
      replayed: false,
    });
    expect(await on.state(member)).toMatchObject({ balance: 100n, held: 60n, owed: 0n });
    expect(await ledger.post(bet(member, 41n))).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS' });
    expect(await on.hold(member, 41n)).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS', holdId: null });
    expect(await ledger.post(bet(member, 40n))).toMatchObject({ outcome: 'ACCEPTED', balance: 60n });
  });

  it('WAL-I8 settles a withdrawal by the channel it goes out through', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n, { note: 'w-1' });
    const settled = done(await on.capture(holdId!));
    expect(settled).toMatchObject({ outcome: 'ACCEPTED', balance: 40n, version: 2n });
    const { rows } = await ledger.pools.balances.query(
      'SELECT kind, debit, credit, amount, balance_after, refers_to, note FROM posting WHERE id = $1',
      [settled.postingId],
    );
    expect(rows).toEqual([
      {
        kind: 'WITHDRAWAL',
        debit: 2000,
        credit: 1110,
        amount: '60',
        balance_after: '40',
        refers_to: holdId,
        note: 'w-1',
      },
    ]);
    expect(await on.state(member)).toMatchObject({ balance: 40n, held: 0n, owed: 0n });
  });

  it('WAL-I8 captures a part and frees the remainder, and never more than is held', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n);
    expect(await on.capture(holdId!, 61n)).toMatchObject({ outcome: 'CAPTURE_EXCEEDS_HOLD', balance: 100n });
    expect(await on.capture(holdId!, 25n)).toMatchObject({ outcome: 'ACCEPTED', balance: 75n });
    expect(await on.state(member)).toMatchObject({ balance: 75n, held: 0n, owed: 0n });
    expect(await on.holds.find('game-launch', holdId!)).toMatchObject({
      status: 'CAPTURED',
      amount: 60n,
      captured: 25n,
    });
  });

  it('WAL-I8 a hold resolves at most once, whichever way it is asked for', async () => {
    const member = await ledger.member(100n);
    for (const first of ['capture', 'release'] as const) {
      const { holdId } = await on.hold(member, 10n);
      expect(await on[first](holdId!)).toMatchObject({ outcome: 'ACCEPTED' });
      expect(await on.capture(holdId!)).toMatchObject({ outcome: 'HOLD_RESOLVED' });
      expect(await on.release(holdId!)).toMatchObject({ outcome: 'HOLD_RESOLVED' });
    }
    expect(await on.state(member)).toMatchObject({ balance: 90n, held: 0n, owed: 0n });
  });

  it('WAL-I8 forty captures and releases of one hold at once resolve it once', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 30n);
    const asked = Array.from({ length: 40 }, (_, i) => (i % 2 ? on.capture(holdId!) : on.release(holdId!)));
    const outcomes = (await Promise.all(asked)).map((answer) => done(answer).outcome);
    expect(outcomes.filter((outcome) => outcome === 'ACCEPTED')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'HOLD_RESOLVED')).toHaveLength(39);
  });

  it('WAL-I8 forty captures of one hold at once take it once, and nothing of what is held beside it', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 30n);
    await on.hold(member, 50n);
    const asked = Array.from({ length: 40 }, (_, i) => on.capture(holdId!, BigInt(1 + (i % 30))));
    const answers = (await Promise.all(asked)).map(done);
    const [taken, ...more] = answers.filter(({ outcome }) => outcome === 'ACCEPTED');
    expect(more).toEqual([]);
    expect(answers.filter(({ outcome }) => outcome === 'HOLD_RESOLVED')).toHaveLength(39);
    expect(await ledger.account(member)).toEqual({ balance: taken!.balance, version: 2 });
    expect(await on.state(member)).toMatchObject({ held: 50n });
  });

  it('WAL-I6 the same key gets the same hold and the same answers, whatever has happened since', async () => {
    const member = await ledger.member(100n);
    const order = withdrawalOf(member, 60n);
    const first = done(await on.holds.hold(ownTransaction, order));
    await ledger.post(win(member, 5n));
    expect(await on.holds.hold(ownTransaction, order)).toEqual({ ...first, replayed: true });
    const captured = done(await on.capture(first.holdId!, 20n, 'c-1'));
    await ledger.post(win(member, 5n));
    expect(await on.capture(first.holdId!, 20n, 'c-1')).toEqual({ ...captured, replayed: true });
    expect(await on.holds.hold(ownTransaction, order)).toEqual({ ...first, replayed: true });
    const other = done(await on.holds.hold(ownTransaction, withdrawalOf(member, 1n)));
    const released = done(await on.release(other.holdId!, 'r-1'));
    await ledger.post(win(member, 5n));
    expect(await on.release(other.holdId!, 'r-1')).toEqual({ ...released, replayed: true });
  });

  it('WAL-I6 fifty identical holds at once are one, with fifty identical answers', async () => {
    const member = await ledger.member(100n);
    const order = withdrawalOf(member, 60n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => on.holds.hold(ownTransaction, order)));
    const [first, ...others] = answers.map((answer) => ({ ...done(answer), replayed: undefined }));
    for (const answer of others) expect(answer).toEqual(first);
    expect(await on.state(member)).toMatchObject({ held: 60n });
  });

  it('WAL-I6 names what differs when a key of a hold comes back with another body', async () => {
    const member = await ledger.member(100n);
    const order = withdrawalOf(member, 10n);
    const { holdId } = done(await on.holds.hold(ownTransaction, order));
    const again = (changes: object) => on.holds.hold(ownTransaction, { ...order, ...changes });
    expect(await again({ amount: 11n })).toEqual({ differs: ['amount'] });
    expect(await again(stakeHold)).toEqual({
      differs: ['roundId', 'vassalage', 'gameType', 'purpose'],
    });
    expect(await again({ expiresInSeconds: 5 })).toEqual({ differs: ['expiresInSeconds'] });
    expect(await again({ groupId: randomUUID() })).toEqual({ differs: ['groupId'] });
    expect(await ledger.post(bet(member, 10n, { externalId: order.externalId }))).toMatchObject({
      differs: expect.arrayContaining(['kind']),
    });
    await on.capture(holdId!, 4n, 'c-2');
    const other = await on.hold(member, 10n);
    expect(await on.capture(holdId!, 5n, 'c-2')).toEqual({ differs: ['amount'] });
    expect(await on.capture(other.holdId!, 4n, 'c-2')).toEqual({ differs: ['holdId'] });
    expect(await on.release(holdId!, 'c-2')).toMatchObject({ differs: expect.arrayContaining(['kind']) });
  });

  it('WAL-I7 WAL-I8 a declined hold stays declined after a top-up, and cannot be captured', async () => {
    const member = await ledger.member(10n);
    const order = withdrawalOf(member, 60n);
    const first = done(await on.holds.hold(ownTransaction, order));
    expect(first).toMatchObject({ outcome: 'INSUFFICIENT_FUNDS', holdId: null });
    await ledger.post(adjust(member, 1000n));
    expect(await on.holds.hold(ownTransaction, order)).toEqual({ ...first, replayed: true });
    const { rows } = await ledger.pools.balances.query(
      'SELECT id FROM hold WHERE caller = $1 AND external_id = $2',
      [order.caller, order.externalId],
    );
    expect(rows).toEqual([]);
  });

  it('WAL-I8 expires by the clock of the database: free at once, captured no more, swept once', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n, { ...stakeHold, expiresInSeconds: 3600 });
    await on.letHoldsExpire(member);
    expect(await on.holds.find('game-launch', holdId!)).toMatchObject({ status: 'EXPIRED' });
    expect(await ledger.post(bet(member, 90n))).toMatchObject({ outcome: 'ACCEPTED', balance: 10n });
    expect(await on.capture(holdId!)).toMatchObject({ outcome: 'HOLD_EXPIRED', balance: 10n });
    expect(await on.state(member)).toMatchObject({ held: 0n });

    const swept = await on.hold(member, 5n, { ...stakeHold, expiresInSeconds: 3600 });
    const kept = await on.hold(member, 5n, { ...stakeHold, expiresInSeconds: 3600 });
    await ledger.owner.query(`UPDATE hold SET expires_at = clock_timestamp() WHERE id = $1`, [swept.holdId]);
    expect(await on.holds.accountsWithDueHolds(10)).toEqual([{ member_id: member, book: 'REAL' }]);
    await Promise.all([on.holds.expire(member, 'REAL'), on.holds.expire(member, 'REAL')]);
    expect(await on.state(member)).toMatchObject({ held: 5n });
    expect(await on.release(swept.holdId!)).toMatchObject({ outcome: 'HOLD_EXPIRED' });
    expect(await on.capture(kept.holdId!)).toMatchObject({ outcome: 'ACCEPTED' });
    const late = await on.hold(member, 5n, { ...stakeHold, expiresInSeconds: 3600 });
    await on.letHoldsExpire(member);
    expect(await on.capture(late.holdId!)).toMatchObject({ outcome: 'HOLD_EXPIRED' });
    expect(await on.state(member)).toMatchObject({ held: 0n });
  });

  it('WAL-I5 lets through only as many of sixty holds and bets at once as the balance covers', async () => {
    const member = await ledger.member(1_000n);
    const asked = Array.from({ length: 60 }, (_, i) =>
      i % 2 ? on.hold(member, 60n) : ledger.post(bet(member, 60n)),
    );
    const outcomes = (await Promise.all(asked)).map((answer) => done(answer).outcome);
    expect(outcomes.filter((outcome) => outcome === 'ACCEPTED')).toHaveLength(16);
    const { balance, held } = await on.state(member);
    expect(balance - held).toBe(40n);
  });

  it('belongs to who holds it: another service finds none', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n);
    expect(await on.capture(holdId!, 1n, nextId(), 'lottery')).toBeUndefined();
    expect(await on.release(holdId!, nextId(), 'lottery')).toBeUndefined();
    expect(await on.holds.find('lottery', holdId!)).toBeUndefined();
    expect(await on.state(member)).toMatchObject({ held: 60n });
  });

  it('WAL-I11 a refused hold or capture changes nothing but its own decline record', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n);
    const rows = async () =>
      (
        await ledger.owner.query(
          `SELECT (SELECT xmin FROM player_account WHERE member_id = $1) AS account,
                  (SELECT xmin FROM hold WHERE id = $2) AS hold, (SELECT count(*) FROM posting WHERE member_id = $1) AS postings`,
          [member, holdId],
        )
      ).rows;
    const before = await rows();
    await on.hold(member, 41n);
    await on.capture(holdId!, 61n);
    expect(await rows()).toEqual(before);
  });

  it('captures what is locked meanwhile, and nothing of an account that is stopped', async () => {
    const member = await ledger.member(100n);
    const [first, second] = [await on.hold(member, 10n, stakeHold), await on.hold(member, 10n, stakeHold)];
    await on.setStatus(member, 'LOCKED');
    expect(await on.hold(member, 1n)).toMatchObject({ outcome: 'ACCOUNT_LOCKED' });
    expect(await on.capture(first.holdId!)).toMatchObject({ outcome: 'ACCEPTED', balance: 90n });
    await on.setStatus(member, 'STOPPED');
    expect(await on.hold(member, 1n)).toMatchObject({ outcome: 'ACCOUNT_STOPPED' });
    expect(await on.capture(second.holdId!)).toMatchObject({ outcome: 'ACCOUNT_STOPPED', balance: 90n });
    expect(await on.release(second.holdId!)).toMatchObject({ outcome: 'ACCEPTED' });
  });

  it('WAL-I9 a captured stake is a bet: it is taken back once', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n, stakeHold);
    await on.capture(holdId!, 50n, 'stake-1');
    const placed = bet(member, 50n, { externalId: 'stake-1' });
    expect(await ledger.rollback(rollbackOf(placed))).toMatchObject({ outcome: 'ACCEPTED', balance: 100n });
    expect(await ledger.rollback(rollbackOf(placed))).toMatchObject({ outcome: 'ALREADY_ROLLED_BACK' });
    const late = await on.hold(member, 60n, stakeHold);
    await ledger.rollback(rollbackOf(bet(member, 1n, { externalId: 'stake-2' })));
    expect(await on.capture(late.holdId!, 50n, 'stake-2')).toMatchObject({ outcome: 'ROLLED_BACK' });
  });

  it('a correction takes what is available and leaves alone what is held', async () => {
    const member = await ledger.member(100n);
    const { holdId } = await on.hold(member, 60n);
    expect(await ledger.post(adjust(member, -70n))).toMatchObject({ outcome: 'ACCEPTED', balance: 60n });
    expect(await on.state(member)).toMatchObject({ balance: 60n, held: 60n, owed: 30n });
    expect(await on.capture(holdId!)).toMatchObject({ outcome: 'ACCEPTED', balance: 0n });
  });
});
