import { OutcomeErrors } from '../src/ledger/outcome.errors.js';
import { outcomes, type Outcome } from '../src/ledger/posting.rules.js';
import { adjust, bet, nextId, rollbackOf, TestLedger, win } from './support/ledger.js';
import { done, leg, Operations, stakeHold } from './support/operations.js';

/** Nothing answers with them any more; earlier answers do. */
type OnlyStored = 'REQUIREMENT_CLOSED' | 'EXCEEDS_OWED';

describe('the codes of the ledger', () => {
  let ledger: TestLedger;
  let on: Operations;
  beforeAll(async () => {
    ledger = await TestLedger.start(4);
    on = new Operations(ledger);
  });
  afterAll(() => ledger?.close());

  const stopped = async (status: 'LOCKED' | 'STOPPED') => {
    const member = await ledger.member(10n);
    await on.setStatus(member, status);
    return ledger.post(bet(member, 1n));
  };
  /** How each answer comes about. */
  const makers: Record<Exclude<Outcome, OnlyStored>, () => Promise<unknown>> = {
    ACCEPTED: async () => ledger.post(win(await ledger.member(0n), 1n)),
    INSUFFICIENT_FUNDS: async () => ledger.post(bet(await ledger.member(1n), 2n)),
    ACCOUNT_LOCKED: () => stopped('LOCKED'),
    ACCOUNT_STOPPED: () => stopped('STOPPED'),
    SELF_EXCLUDED: async () => {
      const member = await ledger.member(10n);
      await on.exclude(member);
      return ledger.post(bet(member, 1n));
    },
    LIMIT_REACHED: async () => {
      const member = await ledger.member(10n);
      await on.setLimits(member, ['WAGER', 'day', 0n]);
      return ledger.post(bet(member, 1n));
    },
    REALITY_CHECK_DUE: async () => {
      const member = await ledger.member(10n);
      await on.realityCheckIn(member, -1);
      return ledger.post(bet(member, 1n));
    },
    BALANCE_OVERFLOW: async () => {
      const member = await ledger.member(1n);
      const full = String(2n ** 63n - 1n);
      await ledger.owner.query('UPDATE player_account SET balance = $2 WHERE member_id = $1', [member, full]);
      return ledger.post(win(member, 1n));
    },
    ROLLED_BACK: async () => {
      const late = bet(await ledger.member(10n), 1n);
      await ledger.rollback(rollbackOf(late));
      return ledger.post(late);
    },
    NOTHING_TO_ROLL_BACK: async () => ledger.rollback(rollbackOf(bet(await ledger.member(10n), 1n))),
    ALREADY_ROLLED_BACK: async () => {
      const placed = bet(await ledger.member(10n), 1n);
      await ledger.post(placed);
      await ledger.rollback(rollbackOf(placed));
      return ledger.rollback(rollbackOf(placed));
    },
    BET_MISMATCH: async () => {
      const won = win(await ledger.member(10n), 1n);
      await ledger.post(won);
      return ledger.rollback(rollbackOf(won));
    },
    HOLD_RESOLVED: async () => {
      const { holdId } = await on.hold(await ledger.member(10n), 1n);
      await on.release(holdId!);
      return on.capture(holdId!);
    },
    HOLD_EXPIRED: async () => {
      const member = await ledger.member(10n);
      const { holdId } = await on.hold(member, 1n, { ...stakeHold, expiresInSeconds: 60 });
      await on.letHoldsExpire(member);
      return on.capture(holdId!);
    },
    CAPTURE_EXCEEDS_HOLD: async () => {
      const { holdId } = await on.hold(await ledger.member(10n), 1n);
      return on.capture(holdId!, 2n);
    },
    RECEIVER_UNAVAILABLE: async () => {
      const to = await ledger.member(1n);
      await on.setStatus(to, 'LOCKED');
      return on.transfer(await ledger.member(10n), to, 1n);
    },
    GROUP_REFUSED: async () => {
      const member = await ledger.member(10n);
      return done(await on.group([leg('WIN', member, 1n), leg('BET', member, 12n)])).legs[0];
    },
    DEBT_OPEN: async () => {
      const member = await ledger.member(0n);
      await ledger.post(adjust(member, -5n));
      return on.hold(member, 1n);
    },
    TURNOVER_REQUIRED: async () => {
      const member = await ledger.member(10n);
      await on.bonus(member, 1n, { multiplier: '1' });
      return on.hold(member, 1n);
    },
    EXCEEDS_PAYOUT: async () => {
      const { holdId } = await on.hold(await ledger.member(10n), 5n);
      const externalId = nextId('payout');
      await on.payOut(holdId!, 5n, { externalId });
      return on.bounce(externalId, 6n);
    },
  };

  it('are in the database what they are in the service, with wording in both languages', async () => {
    const { rows } = await ledger.pools.balances.query<{ code: string }>(
      'SELECT unnest(enum_range(NULL::posting_outcome))::text AS code',
    );
    expect(rows.map((row) => row.code).toSorted()).toEqual([...outcomes].toSorted());
    for (const code of outcomes.filter((one) => one !== 'ACCEPTED')) {
      const { wording } = OutcomeErrors[code]();
      expect([code, wording.vi.length > 5, wording.en.length > 5]).toEqual([code, true, true]);
    }
  });

  it.each(Object.keys(makers) as (keyof typeof makers)[])('WAL-I15 %s is produced', async (code) => {
    const answer = done((await makers[code]()) as object) as { outcome: Outcome };
    expect(answer.outcome).toBe(code);
  });
});
