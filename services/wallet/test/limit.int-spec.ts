import { adjust, bet, rollbackOf, win } from './support/ledger.js';
import { done, leg, ledgerOfSuite, stakeHold } from './support/operations.js';

const deposit = { kind: 'DEPOSIT', contra: 1110 } as const;

const { ledger, on } = await ledgerOfSuite();

describe('limits', () => {
  /** As if this member's periods had begun afresh. */
  const nextPeriod = (member: string) =>
    ledger.owner.query(
      `UPDATE player_limit SET resets_at = clock_timestamp() - interval '1 s' WHERE member_id = $1`,
      [member],
    );

  it('REG-G17 a wager limit counts stakes, and what is taken back', async () => {
    const member = await ledger.member(10_000n);
    await on.setLimits(member, ['WAGER', 'day', 1_000n]);
    const placed = bet(member, 600n);
    expect(await ledger.post(placed)).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await ledger.post(bet(member, 401n))).toMatchObject({ outcome: 'LIMIT_REACHED', balance: 9_400n });
    await ledger.post(win(member, 5_000n));
    expect(await ledger.post(bet(member, 401n))).toMatchObject({ outcome: 'LIMIT_REACHED' });
    await ledger.rollback(rollbackOf(placed));
    expect(await on.used(member)).toEqual({ 'WAGER day': 0n });
    expect(await ledger.post(bet(member, 1_000n))).toMatchObject({ outcome: 'ACCEPTED' });
  });

  it('REG-G17 a loss limit counts wins and jackpots back', async () => {
    const member = await ledger.member(10_000n);
    await on.setLimits(member, ['LOSS', 'week', 500n]);
    expect(await ledger.post(bet(member, 501n))).toMatchObject({ outcome: 'LIMIT_REACHED' });
    await ledger.post(bet(member, 500n));
    await ledger.post(win(member, 200n));
    await ledger.post(win(member, 50n, { kind: 'JACKPOT', contra: 2200 }));
    expect(await on.used(member)).toEqual({ 'LOSS week': 250n });
    expect(await ledger.post(bet(member, 251n))).toMatchObject({ outcome: 'LIMIT_REACHED' });
    expect(await ledger.post(bet(member, 250n))).toMatchObject({ outcome: 'ACCEPTED' });
  });

  it('REG-G13 the lowest of several limits applies', async () => {
    const member = await ledger.member(10_000n);
    await on.setLimits(member, ['WAGER', 'day', 300n], ['WAGER', 'month', 200n], ['LOSS', 'week', 250n]);
    expect(await ledger.post(bet(member, 201n))).toMatchObject({ outcome: 'LIMIT_REACHED' });
    expect(await ledger.post(bet(member, 200n))).toMatchObject({ outcome: 'ACCEPTED' });
  });

  it('REG-G16 a limit set in the middle of a period counts what the period has seen, and holds at once', async () => {
    const member = await ledger.member(10_000n);
    const placed = bet(member, 300n);
    await ledger.post(placed);
    await ledger.post(bet(member, 500n));
    await ledger.post(win(member, 100n));
    await ledger.rollback(rollbackOf(placed));
    await ledger.post(adjust(member, 70n, deposit));
    const kept = await on.hold(member, 40n, stakeHold);
    const taken = await on.hold(member, 30n, stakeHold);
    await on.capture(taken.holdId!, 25n);
    await on.setLimits(member, ['WAGER', 'day', 600n], ['LOSS', 'day', 600n], ['DEPOSIT', 'month', 100n]);
    expect(await on.used(member)).toEqual({ 'WAGER day': 565n, 'LOSS day': 465n, 'DEPOSIT month': 70n });
    expect(await ledger.post(bet(member, 36n))).toMatchObject({ outcome: 'LIMIT_REACHED' });
    await on.release(kept.holdId!);
    expect(await on.used(member)).toMatchObject({ 'WAGER day': 525n, 'LOSS day': 425n });
  });

  it('begins afresh with each period, and counts nothing back that an earlier one has seen', async () => {
    const member = await ledger.member(10_000n);
    await on.setLimits(member, ['WAGER', 'day', 1_000n]);
    const placed = bet(member, 900n);
    await ledger.post(placed);
    await nextPeriod(member);
    expect(await on.used(member)).toEqual({ 'WAGER day': 0n });
    await ledger.post(bet(member, 800n));
    await ledger.owner.query(
      `UPDATE posting SET recorded_at = recorded_at - interval '1 day' WHERE member_id = $1 AND amount = 900`,
      [member],
    );
    await ledger.rollback(rollbackOf(placed));
    expect(await on.used(member)).toEqual({ 'WAGER day': 800n });
    expect(await ledger.post(bet(member, 201n))).toMatchObject({ outcome: 'LIMIT_REACHED' });
    const { rows } = await ledger.pools.balances.query(
      `SELECT resets_at AT TIME ZONE 'Asia/Ho_Chi_Minh' AS midnight FROM player_limit WHERE member_id = $1`,
      [member],
    );
    expect(String(rows[0].midnight)).toContain('00:00:00');
  });

  it('WAL-I5 REG-G17 forty stakes at once pass no limit', async () => {
    const member = await ledger.member(10_000n);
    await on.setLimits(member, ['WAGER', 'day', 100n]);
    const asked = Array.from({ length: 40 }, (_, i) =>
      i % 2 ? ledger.post(bet(member, 7n)) : on.hold(member, 7n, stakeHold),
    );
    const outcomes = (await Promise.all(asked)).map((answer) => done(answer).outcome);
    expect(outcomes.filter((outcome) => outcome === 'ACCEPTED')).toHaveLength(14);
    expect(await on.used(member)).toEqual({ 'WAGER day': 98n });
  });

  it('REG-G16 once a limit or a lock is answered, no stake passes it by', async () => {
    const member = await ledger.member(1_000_000n);
    let set = false;
    const after: Promise<unknown>[] = [];
    const storm = (async () => {
      for (let i = 0; i < 300; i++) {
        const late = set;
        const answer = ledger.post(bet(member, 1n)).then((one) => done(one).outcome);
        if (late) after.push(answer);
        if (i % 8 === 0) await answer;
      }
    })();
    await on.setLimits(member, ['WAGER', 'day', 0n]);
    set = true;
    await storm;
    await ledger.post(bet(member, 1n)).then((one) => after.push(Promise.resolve(done(one).outcome)));
    expect(new Set(await Promise.all(after))).toEqual(new Set(['LIMIT_REACHED']));
  });

  it('holds of a stake count as they are made; what is not captured counts back', async () => {
    const member = await ledger.member(10_000n);
    await on.setLimits(member, ['WAGER', 'day', 100n], ['LOSS', 'day', 100n]);
    const { holdId } = await on.hold(member, 60n, stakeHold);
    expect(await on.hold(member, 41n, stakeHold)).toMatchObject({ outcome: 'LIMIT_REACHED', holdId: null });
    expect(await on.hold(member, 500n)).toMatchObject({ outcome: 'ACCEPTED' });
    await on.capture(holdId!, 20n);
    expect(await on.used(member)).toEqual({ 'WAGER day': 20n, 'LOSS day': 20n });
    await on.hold(member, 80n, { ...stakeHold, expiresInSeconds: 60 });
    await on.letHoldsExpire(member);
    expect(await on.hold(member, 80n, stakeHold)).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await on.used(member)).toEqual({ 'WAGER day': 100n, 'LOSS day': 100n });
  });

  it('judges a group leg by leg, as if each were posted after the other', async () => {
    const member = await ledger.member(10_000n);
    await on.setLimits(member, ['LOSS', 'day', 100n], ['WAGER', 'day', 250n]);
    const over = [leg('BET', member, 60n), leg('BET', member, 41n)];
    expect(done(await on.group(over)).outcome).toBe('LIMIT_REACHED');
    const within = [leg('BET', member, 100n), leg('WIN', member, 90n), leg('BET', member, 90n)];
    expect(done(await on.group(within)).outcome).toBe('ACCEPTED');
    expect(await on.used(member)).toEqual({ 'LOSS day': 100n, 'WAGER day': 190n });
  });

  it('is lifted with the list that does not name it', async () => {
    const member = await ledger.member(10_000n);
    await on.setLimits(member, ['WAGER', 'day', 0n]);
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'LIMIT_REACHED' });
    await on.setLimits(member);
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'ACCEPTED' });
    const { rows } = await ledger.owner.query('SELECT restricted FROM player_account WHERE member_id = $1', [
      member,
    ]);
    expect(rows).toEqual([{ restricted: false }]);
  });

  it('REG-G18 an exclusion stops stakes and bonuses at once, leaves withdrawals, and cannot be shortened', async () => {
    const member = await ledger.member(1_000n);
    const placed = bet(member, 100n);
    await ledger.post(placed);
    expect(await on.exclude(member, '2999-01-01T00:00:00Z')).toBe(true);
    expect(await ledger.post(bet(member, 1n))).toMatchObject({ outcome: 'SELF_EXCLUDED' });
    expect(await on.hold(member, 1n, stakeHold)).toMatchObject({ outcome: 'SELF_EXCLUDED' });
    expect(await ledger.post(adjust(member, 5n, { kind: 'BONUS', contra: 5100 }))).toMatchObject({
      outcome: 'SELF_EXCLUDED',
    });
    expect(await ledger.post(win(member, 50n))).toMatchObject({ outcome: 'ACCEPTED' });
    expect(await ledger.rollback(rollbackOf(placed))).toMatchObject({ outcome: 'ACCEPTED', balance: 1_050n });
    const { holdId } = await on.hold(member, 500n);
    expect(await on.capture(holdId!)).toMatchObject({ outcome: 'ACCEPTED', balance: 550n });
    expect(await on.exclude(member, '2998-12-31T00:00:00Z')).toBe(false);
    expect(await on.exclude(member)).toBe(true);
    expect(await on.exclude(member, '2999-01-01T00:00:00Z')).toBe(false);
  });

  it('writes down who changed what, and nobody can change that', async () => {
    const member = await ledger.member(0n);
    await on.setLimits(member, ['LOSS', 'day', 5n]);
    await on.exclude(member);
    await on.setStatus(member, 'LOCKED');
    await on.setStatus(member, 'LOCKED');
    const { rows } = await ledger.pools.balances.query(
      'SELECT what, value, changed_by, reason FROM account_change WHERE member_id = $1 ORDER BY id',
      [member],
    );
    expect(rows).toEqual([
      {
        what: 'LIMITS',
        value: [{ kind: 'LOSS', period: 'day', amount: '5' }],
        changed_by: 'member',
        reason: null,
      },
      { what: 'EXCLUSION', value: { until: 'infinity' }, changed_by: 'member', reason: null },
      { what: 'STATUS', value: { from: 'OPEN', to: 'LOCKED' }, changed_by: 'member', reason: 'test' },
    ]);
    await expect(ledger.pools.postings.query(`DELETE FROM account_change`)).rejects.toMatchObject({
      code: '42501',
    });
  });
});
