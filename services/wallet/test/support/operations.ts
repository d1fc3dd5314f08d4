import { MultiPostingRepository } from '../../src/multi-posting/multi-posting.repository.js';
import type { MultiPosting, MultiPostingAnswer, Leg } from '../../src/multi-posting/multi-posting.rules.js';
import type { HoldAnswer, HoldOrder } from '../../src/hold/hold.rules.js';
import type { KeyReuse } from '../../src/ledger/ledger-call.repository.js';
import { ownTransaction } from '../../src/ledger/own-transaction.js';
import type { Posting, PostingAnswer } from '../../src/ledger/posting.rules.js';
import { LimitRepository } from '../../src/limit/limit.repository.js';
import { TransferRepository } from '../../src/transfer/transfer.repository.js';
import type { Tx } from '#libs/database';
import { RolloverRepository } from '../../src/rollover/rollover.repository.js';
import { BonusRepository } from '../../src/rollover/bonus.repository.js';
import {
  isBonusWithRequirement,
  type Requirement,
  type SettledBet,
} from '../../src/rollover/rollover.rules.js';
import { PayoutPostingRepository } from '../../src/payout/payout-posting.repository.js';
import type { Payout } from '../../src/payout/payout-posting.rules.js';
import { accepted, adjust, bet, nextId, TestLedger } from './ledger.js';
import { TestHolds } from './test-holds.js';

const zone = 'Asia/Ho_Chi_Minh';

/** A ledger for the file that asks, gone with its last test; after each test its books must be sound. */
export async function ledgerOfSuite(): Promise<{ ledger: TestLedger; on: Operations }> {
  const ledger = await TestLedger.start();
  const on = new Operations(ledger);
  afterEach(() => on.assertConsistent());
  afterAll(() => ledger.close());
  return { ledger, on };
}

/** Everything of the ledger beyond single postings, reached as the service reaches it. */
export class Operations {
  readonly holds: TestHolds;
  readonly transfers: TransferRepository;
  readonly groups: MultiPostingRepository;
  readonly limits: LimitRepository;
  readonly withdrawals: PayoutPostingRepository;
  readonly rollovers: RolloverRepository;
  readonly bonuses = new BonusRepository();

  constructor(readonly ledger: TestLedger) {
    this.holds = new TestHolds(ledger.pools);
    this.transfers = new TransferRepository(ledger.pools);
    this.groups = new MultiPostingRepository(ledger.pools);
    this.limits = new LimitRepository(ledger.pools);
    this.withdrawals = new PayoutPostingRepository(ledger.pools);
    this.rollovers = new RolloverRepository(ledger.pools);
  }

  async hold(memberId: string, amount: bigint, changes: Partial<HoldOrder> = {}): Promise<HoldAnswer> {
    return done(await this.holds.hold(ownTransaction, withdrawalOf(memberId, amount, changes)));
  }

  capture = (holdId: string, amount?: bigint, externalId = nextId('capture'), caller = 'game-launch') =>
    this.holds.capture(ownTransaction, { caller, externalId, holdId, amount });

  release = (holdId: string, externalId = nextId('release'), caller = 'game-launch') =>
    this.holds.release(ownTransaction, { caller, externalId, holdId });

  payOut = (holdId: string, amount: bigint, changes: Partial<Payout> = {}) =>
    this.withdrawals.payOut(
      ownTransaction,
      {
        caller: 'game-launch',
        externalId: nextId('payout'),
        holdId,
        amount,
        fee: 0n,
        isFinal: true,
        ...changes,
      },
      null,
    );

  bounce = (payoutExternalId: string, amount?: bigint, externalId = nextId('return')) =>
    this.withdrawals.returned(
      ownTransaction,
      { caller: 'game-launch', externalId, payoutExternalId, amount },
      null,
    );

  /** What the service does in one transaction of TypeORM. */
  async inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.ledger.pools.postings.connect();
    try {
      await client.query('BEGIN');
      const query = async (text: string, values: unknown[]) =>
        (await client.query<Record<string, unknown>>(text, values)).rows;
      const result = await work({ query } as never);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  }

  /** A bonus and its requirement; without one, it is own money. */
  async bonus(
    memberId: string,
    amount: bigint,
    requirement: Requirement,
    externalId = nextId('bonus'),
  ): Promise<{ outcome: string; rolloverId: string | null; postingId: string | null }> {
    const about = { caller: 'promotions', externalId, kind: 'BONUS' as const, contra: 5100 };
    const credit = adjust(memberId, amount, about);
    if (!isBonusWithRequirement('BONUS', requirement.multiplier))
      return { ...accepted(await this.ledger.post(credit)), rolloverId: null };
    return this.inTransaction(async (tx) =>
      done(await this.rollovers.creditBonus(tx, credit, requirement, null)),
    );
  }

  /** The turnover that a deposit requires. */
  async deposit(memberId: string, amount: bigint, multiplier = '1', externalId = nextId('deposit')) {
    const credit = adjust(memberId, amount, { externalId, kind: 'DEPOSIT', contra: 1110 });
    return this.inTransaction(async (tx) => {
      const { postingId } = accepted(await this.ledger.postings.post(tx, { request: credit, trace: null }));
      const order = { memberId, book: 'REAL' as const, kind: 'DEPOSIT' as const, amount, multiplier };
      const key = { requestedBy: 'wallet', creditKey: externalId, postingId: postingId! };
      return this.rollovers.open(tx, { ...order, ...key });
    });
  }

  /** As the consumer of settled bets; all of the stake is its valid bet unless said otherwise. */
  async settle(memberId: string, stake: bigint, changes: Partial<SettledBet> = {}): Promise<void> {
    const bet = { sourceKey: nextId('settled'), refersTo: null, memberId, roundId: nextId('round') };
    const settledAt = new Date(Date.now() + 60_000).toISOString();
    const figures = {
      stake,
      win: 0n,
      validBet: stake,
      category: 'RNG',
      gameId: 'seng-dragon',
      placedAt: settledAt,
      settledAt,
    };
    await this.inTransaction((tx) => this.rollovers.countBets(tx, [{ ...bet, ...figures, ...changes }]));
  }

  giveUp = (memberId: string, rolloverId: string) =>
    this.inTransaction((tx) => this.bonuses.giveUp(tx, memberId, rolloverId));

  /** As if its time had passed. */
  async expire(memberId: string, rolloverId: string): Promise<void> {
    await this.ledger.owner.query('UPDATE rollover SET expires_at = clock_timestamp() WHERE id = $1', [
      rolloverId,
    ]);
    await this.rollovers.closeDue(memberId, 'REAL');
  }

  async turnover(memberId: string): Promise<[status: string, done: bigint, required: bigint][]> {
    const rows = await this.rollovers.ofMember(ownTransaction, memberId, 'REAL', 100);
    return rows
      .toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime())
      .map(({ status, done, required }) => [status, done, required]);
  }

  transfer = (fromMemberId: string, toMemberId: string, amount: bigint, externalId = nextId('transfer')) =>
    this.transfers.betweenMembers(
      ownTransaction,
      { caller: 'agent-contracts', externalId, fromMemberId, toMemberId, amount, turnover: '0' },
      null,
    );

  group = (legs: Leg[], changes: Partial<MultiPosting> = {}): Promise<MultiPostingAnswer | KeyReuse> =>
    this.groups.post({ caller: 'game-launch', externalId: nextId('group'), legs, ...changes }, null);

  setLimits = (memberId: string, ...limits: [kind: string, period: string, amount: bigint][]) =>
    this.limits.setLimits(
      { memberId, book: 'REAL', by: 'member' },
      limits.map(([kind, period, amount]) => ({ kind, period, amount }) as never),
      zone,
    );

  exclude = (memberId: string, until = 'infinity') =>
    this.limits.exclude({ memberId, book: 'REAL', by: 'member' }, until);

  setStatus = (memberId: string, status: 'OPEN' | 'LOCKED' | 'STOPPED') =>
    this.limits.setStatus({ memberId, book: 'REAL', by: 'member' }, status, 'test');

  /** The reality check is due in so many minutes; null lifts it. Reported `reportedAt` minutes from now. */
  realityCheckIn(memberId: string, minutes: number | null, reportedAt = 0): Promise<void> {
    const at = (from: number) => new Date(Date.now() + from * 60_000).toISOString();
    const dueAt = minutes === null ? {} : { dueAt: at(minutes) };
    return this.limits.holdRealityCheck({ memberId, at: at(reportedAt), ...dueAt });
  }

  async state(memberId: string) {
    const state = (await this.limits.account(memberId, 'REAL'))!;
    const { balance, held, owed, bonus, heldBonus } = state;
    return { balance, held, owed, bonus, heldBonus };
  }

  async used(memberId: string): Promise<Record<string, bigint>> {
    const { limits } = (await this.limits.account(memberId, 'REAL'))!;
    return Object.fromEntries(limits.map(({ kind, period, used }) => [`${kind} ${period}`, used]));
  }

  /** As if that much time had gone by for the held stakes of this member. */
  async letHoldsExpire(memberId: string): Promise<void> {
    await this.ledger.owner.query(
      `UPDATE hold SET expires_at = clock_timestamp() - interval '1 s' WHERE member_id = $1 AND status = 'OPEN' AND kind = 'BET'`,
      [memberId],
    );
  }

  /** Both sides posted and pending, and every figure that is kept beside the postings is what they say. */
  async assertConsistent(): Promise<void> {
    await this.ledger.assertConsistent();
    const { rows } = await this.ledger.pools.balances.query(`
      WITH open AS (SELECT member_id, book, sum(amount - captured) AS held, sum(bonus - captured_bonus) AS bonus FROM hold WHERE status = 'OPEN' GROUP BY 1, 2),
      owed AS (SELECT member_id, book, sum(CASE WHEN debit % 100000 = 1500 THEN amount ELSE -amount END) AS owed
                 FROM posting WHERE 1500 IN (debit % 100000, credit % 100000) GROUP BY 1, 2),
      sent AS (SELECT member_id, vassalage, sum(CASE WHEN credit = 2100 THEN amount ELSE -amount END) AS balance
                 FROM posting WHERE 2100 IN (debit, credit) GROUP BY 1, 2)
      SELECT 'held' AS what, a.member_id FROM player_account a LEFT JOIN open o USING (member_id, book)
       WHERE a.held <> coalesce(o.held, 0) OR a.held_bonus <> coalesce(o.bonus, 0)
      UNION ALL SELECT 'bonus', a.member_id FROM player_account a LEFT JOIN (
        SELECT member_id, book, sum(CASE WHEN credit = control_account(book) THEN bonus_amount ELSE -bonus_amount END) AS bonus
          FROM posting GROUP BY 1, 2) p USING (member_id, book) WHERE a.bonus <> coalesce(p.bonus, 0)
      UNION ALL SELECT 'running bonus', a.member_id FROM player_account a WHERE a.has_bonus <> EXISTS (
        SELECT FROM rollover r WHERE r.member_id = a.member_id AND r.book = a.book AND r.is_bonus AND r.status IN ('ACTIVE', 'EXPIRING'))
      UNION ALL SELECT 'owed', a.member_id FROM player_account a LEFT JOIN owed o USING (member_id, book)
       WHERE a.owed <> coalesce(o.owed, 0)
      UNION ALL SELECT 'vendor', v.member_id FROM vendor_account v FULL JOIN sent s USING (member_id, vassalage)
       WHERE v.balance IS DISTINCT FROM s.balance
      UNION ALL SELECT 'in transit', min(p.group_id::text)::uuid FROM posting p WHERE 2800 IN (debit, credit)
       GROUP BY p.group_id HAVING sum(CASE WHEN credit = 2800 THEN amount ELSE -amount END) <> coalesce((
        SELECT sum(c.amount) FROM claim_payment c WHERE c.id = p.group_id AND c.credited_at IS NULL), 0)
      UNION ALL SELECT 'claimed', a.member_id FROM player_account a LEFT JOIN (
        SELECT debtor_id AS member_id, sum(amount - paid) AS rest FROM claim WHERE closed_at IS NULL GROUP BY 1) c USING (member_id)
       WHERE a.book = 'REAL' AND a.claimed <> coalesce(c.rest, 0)
      UNION ALL SELECT 'captured', h.member_id FROM hold h LEFT JOIN (
        SELECT caller, refers_to, sum(amount) AS taken FROM posting WHERE version IS NOT NULL AND refers_to IS NOT NULL
         GROUP BY 1, 2) p ON p.refers_to = h.id::text AND p.caller = h.caller WHERE h.captured <> coalesce(p.taken, 0)
      UNION ALL SELECT 'payout', h.member_id FROM hold h JOIN payout o ON o.hold_id = h.id
       GROUP BY h.id HAVING sum(o.taken + o.fee) > h.captured
      UNION ALL SELECT 'payout difference', NULL FROM (SELECT coalesce(sum(difference - returned_difference), 0) AS kept FROM payout) o,
        (SELECT coalesce(sum(CASE WHEN debit = 1590 THEN amount ELSE -amount END), 0) AS booked FROM posting
          WHERE 1590 IN (debit, credit)) b WHERE o.kept <> b.booked`);
    if (rows.length > 0) throw new Error(`unsound: ${JSON.stringify(rows)}`);
  }
}

export function withdrawalOf(memberId: string, amount: bigint, changes: Partial<HoldOrder> = {}): HoldOrder {
  return {
    caller: 'game-launch',
    externalId: nextId('hold'),
    memberId,
    book: 'REAL',
    purpose: 'WITHDRAWAL',
    amount,
    contra: 1110,
    ...changes,
  };
}

/** A stake that is held before it is placed. */
export const stakeHold: Partial<HoldOrder> = {
  purpose: 'BET',
  contra: 4060,
  roundId: 'SENG:round-1',
  vassalage: 'SENG',
  gameType: 'PVP',
};

export function leg(kind: Leg['kind'], memberId: string, amount: bigint, changes: Partial<Leg> = {}): Leg {
  const { externalId, book, roundId, vassalage, gameType } = bet(memberId, 1n) as Required<Posting>;
  return { kind, externalId, memberId, book, amount, roundId, vassalage, gameType, ...changes };
}

export function done<Answer extends object>(answer: Answer | KeyReuse | undefined): Answer {
  if (!answer) throw new Error('there is no such hold');
  if ('differs' in answer) throw new Error(`key reused: ${answer.differs.join()}`);
  return answer;
}

export type Answered = PostingAnswer | HoldAnswer;
