import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { ownTransaction } from '../../src/ledger/own-transaction.js';
import type { Posting } from '../../src/ledger/posting.rules.js';
import { BonusModel, type Row, type Stake } from './bonus-model.js';
import { always, life, lifeWithoutBets, ownKinds, type Step, type Way } from './bonus-steps.js';
import { adjust, bet, nextId, rollbackOf, TestLedger, win } from './ledger.js';
import { done, leg, Operations, stakeHold } from './operations.js';

type Of<Name extends Step['op']> = Extract<Step, { op: Name }>;

/** Steps that may lessen own money. All others may only add to it. */
const spending = new Set<Step['op']>(['TAKE', 'BET', 'BETS', 'CAPTURE', 'PAY_OUT']);

/** One member's life against the real ledger and against the model, compared after each step. */
class BonusRun {
  private readonly member: string = randomUUID();
  private readonly run = nextId('life');
  private readonly rowIds: string[] = [];
  private readonly stakeKeys: string[] = [];
  private readonly holdIds: string[] = [];
  private readonly withdrawalIds: string[] = [];
  private readonly payoutKeys: string[] = [];
  private readonly turns = new Map<number, number>();
  private readonly settledBy = new Map<Stake, string>();
  private readonly model: BonusModel;
  private own = 0n;
  /** Own credits less what was paid out or taken back by corrections. */
  private put = 0n;

  constructor(
    private readonly ledger: TestLedger,
    private readonly on: Operations,
    met: Set<string>,
    private readonly isBetting: boolean,
  ) {
    this.model = new BonusModel(met);
  }

  async take(step: Step): Promise<void> {
    await this[step.op](step as never);
    const { balance, held, bonus, heldBonus } = await this.on.state(this.member);
    const { model } = this;
    assert.deepEqual(
      { balance, held, bonus, heldBonus, rows: await this.statuses() },
      {
        ...{ balance: model.own + model.bonus, held: model.held },
        ...{ bonus: model.bonus, heldBonus: model.heldBonus, rows: model.rows.map(statusOf) },
      },
    );
    assert(bonus >= heldBonus && heldBonus >= 0n && balance - bonus >= held - heldBonus);
    assert(spending.has(step.op) || balance - bonus >= this.own, 'own money was taken');
    this.own = balance - bonus;
    if (this.isBetting) return;
    assert(this.own >= this.put, 'own money was lost without a bet');
    assert(this.model.taken <= this.model.credited, 'more was taken than the bonus credited');
  }

  private async CREDIT({ kind, amount }: Of<'CREDIT'>): Promise<void> {
    const order = { kind, contra: ownKinds[kind] };
    assertAccepted(await this.ledger.post(adjust(this.member, BigInt(amount), order)));
    this.credit(BigInt(amount));
  }

  private async DEPOSIT({ amount }: Of<'DEPOSIT'>): Promise<void> {
    if (this.model.isStopped) return;
    const rowId = await this.on.deposit(this.member, BigInt(amount));
    this.rowIds.push(rowId!);
    this.credit(BigInt(amount));
    this.model.require(BigInt(amount));
  }

  /** A correction within the member's own free money. */
  private async TAKE({ amount }: Of<'TAKE'>): Promise<void> {
    const { freeOwn, isStopped } = this.model;
    const taken = BigInt(amount) < freeOwn ? BigInt(amount) : freeOwn;
    if (taken === 0n || isStopped) return;
    assertAccepted(await this.ledger.post(adjust(this.member, -taken)));
    this.credit(-taken);
  }

  /** What a stopped account is given waits in suspense, so nothing is granted to it here. */
  private async BONUS({ amount, times, cap, isNarrow }: Of<'BONUS'>): Promise<void> {
    if (this.model.isStopped) return;
    const { rolloverId } = await this.on.bonus(this.member, BigInt(amount), {
      multiplier: String(times),
      maxCashOut: cap === null ? undefined : BigInt(cap),
      categories: isNarrow ? ['SLOT'] : undefined,
    });
    this.rowIds.push(rolloverId!);
    const limit = cap === null ? null : BigInt(cap);
    this.model.grant(BigInt(amount), BigInt(times), limit, isNarrow ? 'SLOT' : null);
  }

  private async BET({ round, amount, way, again }: Of<'BET'>): Promise<void> {
    const stake = this.stakeOf(amount);
    const roundId = this.openRound(round);
    const request = bet(this.member, stake, { roundId });
    const isAccepted = this.model.bet({ round: roundId, amount: stake });
    assert.equal(await this.send(request, way, again), isAccepted);
    if (isAccepted) this.stakeKeys.push(request.externalId);
  }

  private async BETS({ bets }: Of<'BETS'>): Promise<void> {
    for (const { round } of bets) this.openRound(round);
    const legs = bets.map(({ round, amount }) =>
      leg('BET', this.member, BigInt(amount), { externalId: nextId(), roundId: this.roundOf(round) }),
    );
    const answer = done(await this.on.group(legs));
    const isAccepted = this.model.bet(
      ...bets.map(({ round, amount }) => ({ round: this.roundOf(round), amount: BigInt(amount) })),
    );
    assert.equal(
      answer.legs.every(({ outcome }) => outcome === 'ACCEPTED'),
      isAccepted,
    );
    if (isAccepted) this.stakeKeys.push(...legs.map(({ externalId }) => externalId));
  }

  private WIN({ round, amount, way, again }: Of<'WIN'>): Promise<void> {
    return this.pay(this.roundOf(round), BigInt(amount), way, again);
  }

  private PAY({ round }: Of<'PAY'>): Promise<void> {
    return this.payReported(this.roundOf(round));
  }

  private async ROLLBACK({ place, isOfBonus, again }: Of<'ROLLBACK'>): Promise<void> {
    const among = [...this.stakeKeys.keys()].filter((at) => !isOfBonus || this.model.stakes[at]!.bonus > 0n);
    const at = among.at(-1 - place);
    if (at === undefined) return;
    const stake = this.model.stakes[at]!;
    const { round } = stake;
    const placed = bet(this.member, 1n, { externalId: this.stakeKeys[at]!, roundId: round });
    const request = rollbackOf(placed);
    const { outcome } = done(await this.ledger.rollback(request));
    const isAccepted = this.model.rollback(at);
    assert.equal(outcome, isAccepted ? 'ACCEPTED' : 'ALREADY_ROLLED_BACK');
    if (isAccepted && stake.isSettled) await this.adjust(stake);
    if (again) assert.equal(done(await this.ledger.rollback(request)).replayed, true);
  }

  /** All that is not settled yet of a round; the oldest bet alone only of those under one bonus, since reports name no bet. */
  private async SETTLE(step: Of<'SETTLE'>): Promise<void> {
    const round = this.roundOf(step.round);
    const unsettled = this.model.unsettled(round);
    const isWhole = step.isWhole || unsettled.some(({ during }) => during !== this.model.running);
    const stakes = isWhole ? unsettled : unsettled.slice(0, 1);
    if (stakes.length === 0) return;
    const won = BigInt(step.win);
    if (step.pay === 'BEFORE' && won > 0n) await this.pay(round, won);
    const sourceKey = nextId('settled');
    for (const stake of stakes) this.settledBy.set(stake, sourceKey);
    const total = stakes.reduce((sum, { own, bonus }) => sum + own + bonus, 0n);
    const validBet = BigInt(step.validBet);
    const report = { sourceKey, roundId: round, win: won, validBet, category: step.category };
    await this.on.settle(this.member, total, report);
    this.model.settle(round, stakes, won, validBet, step.category);
    if (step.pay === 'AFTER' && won > 0n) await this.pay(round, won);
  }

  private async HOLD({ round, amount }: Of<'HOLD'>): Promise<void> {
    const order = { ...stakeHold, roundId: this.openRound(round), expiresInSeconds: 86_400 };
    const stake = this.stakeOf(amount);
    const { outcome, holdId } = await this.on.hold(this.member, stake, order);
    const isAccepted = this.model.hold(this.roundOf(round), stake);
    assert.equal(outcome === 'ACCEPTED', isAccepted);
    if (isAccepted) this.holdIds.push(holdId!);
  }

  private async CAPTURE({ place, percent }: Of<'CAPTURE'>): Promise<void> {
    const at = this.holdIds.length - 1 - place;
    if (at < 0) return;
    const { round, own, bonus } = this.model.holds[at]!;
    if (this.model.isOver(round)) return;
    const amount = atLeastOne(((own + bonus) * BigInt(percent)) / 100n);
    const externalId = nextId('capture');
    const { outcome } = done(await this.on.capture(this.holdIds[at]!, amount, externalId));
    const isAccepted = this.model.capture(at, amount);
    assert.equal(outcome === 'ACCEPTED', isAccepted);
    if (isAccepted) this.stakeKeys.push(externalId);
  }

  private async RELEASE({ place }: Of<'RELEASE'>): Promise<void> {
    const at = this.holdIds.length - 1 - place;
    if (at < 0) return;
    await this.on.release(this.holdIds[at]!);
    this.model.release(at);
  }

  private async LET_HOLDS_EXPIRE(): Promise<void> {
    await this.on.letHoldsExpire(this.member);
    await this.on.holds.expire(this.member, 'REAL');
    for (const at of this.holdIds.keys()) this.model.release(at);
  }

  private async EXPIRE(): Promise<void> {
    const { running } = this.model;
    if (!running) return;
    await this.on.expire(this.member, this.rowIds[this.model.rows.indexOf(running)]!);
    this.model.expire(running);
  }

  /** A requirement that is met is not given up: its bonus is the member's as soon as its rounds are settled. */
  private async GIVE_UP({ isQueued }: Of<'GIVE_UP'>): Promise<void> {
    const row = isQueued ? this.model.rows.find(({ status }) => status === 'QUEUED') : this.model.running;
    if (!row || (row.status !== 'QUEUED' && row.done >= row.required)) return;
    await this.on.giveUp(this.member, this.rowIds[this.model.rows.indexOf(row)]!);
    this.model.giveUp(row);
  }

  private async STATUS({ isStopped }: Of<'STATUS'>): Promise<void> {
    await this.on.setStatus(this.member, isStopped ? 'STOPPED' : 'OPEN');
    this.model.setStopped(isStopped);
    await this.on.rollovers.closeDue(this.member, 'REAL');
  }

  private async WITHDRAW({ amount }: Of<'WITHDRAW'>): Promise<void> {
    const { outcome, holdId } = await this.on.hold(this.member, BigInt(amount));
    const expected = this.model.withdraw(BigInt(amount));
    assert.equal(outcome, expected);
    if (expected === 'ACCEPTED') this.withdrawalIds.push(holdId!);
  }

  private async PAY_OUT({ place, percent }: Of<'PAY_OUT'>): Promise<void> {
    const at = this.withdrawalIds.length - 1 - place;
    const withdrawal = this.model.withdrawals[at];
    if (!withdrawal?.isOpen) return;
    const part = atLeastOne((withdrawal.rest * BigInt(percent > 100 ? 100 : percent)) / 100n);
    const externalId = nextId('payout');
    assertAccepted(await this.on.payOut(this.withdrawalIds[at]!, part, { externalId }));
    this.model.payOut(at, part);
    this.put -= part;
    this.payoutKeys.push(externalId);
  }

  private async CANCEL({ place }: Of<'CANCEL'>): Promise<void> {
    const at = this.withdrawalIds.length - 1 - place;
    if (at < 0) return;
    await this.on.release(this.withdrawalIds[at]!);
    this.model.cancel(at);
  }

  private async BOUNCE({ place }: Of<'BOUNCE'>): Promise<void> {
    const at = this.payoutKeys.length - 1 - place;
    const returned = this.model.payouts[at];
    if (!returned) return;
    assertAccepted(await this.on.bounce(this.payoutKeys[at]!));
    if (!this.model.isStopped) this.put += returned;
    this.model.bounce(at);
  }

  /** The report of a settlement is lowered by what was taken back. */
  private adjust(stake: Stake): Promise<void> {
    const refersTo = this.settledBy.get(stake)!;
    const changes = { sourceKey: nextId('adjusted'), refersTo, roundId: stake.round, validBet: 0n };
    return this.on.settle(this.member, -stake.own - stake.bonus, changes);
  }

  /** A round that is over gets no bet of another bonus: a new one does. */
  private openRound(round: number): string {
    while (this.model.isOver(this.roundOf(round))) this.turns.set(round, (this.turns.get(round) ?? 0) + 1);
    return this.roundOf(round);
  }

  private async payReported(round: string): Promise<void> {
    const unpaid = this.model.unpaid(round);
    if (unpaid > 0n) await this.pay(round, unpaid);
  }

  private async pay(round: string, amount: bigint, way: Way = 'POST', again = false): Promise<void> {
    assert(await this.send(win(this.member, amount, { roundId: round }), way, again));
    if (!this.model.isStopped) this.put += amount;
    this.model.win(round, amount);
  }

  /** In each way that a posting can come. */
  private async send(request: Posting, way: Way, again: boolean): Promise<boolean> {
    const post = async () => {
      if (way === 'POST') return done(await this.ledger.post(request));
      if (way === 'BATCH') return done((await this.ledger.batch([request]))[0]);
      const amount = request.delta < 0n ? -request.delta : request.delta;
      const changes = { externalId: request.externalId, roundId: request.roundId };
      const one = leg(request.kind as 'BET' | 'WIN', this.member, amount, changes);
      const group = done(await this.on.group([one], { externalId: `group:${request.externalId}` }));
      return { ...group.legs[0]!, replayed: group.replayed };
    };
    const { outcome } = await post();
    if (again) assert.partialDeepStrictEqual(await post(), { outcome, replayed: true });
    return outcome === 'ACCEPTED';
  }

  private credit(amount: bigint): void {
    if (!this.model.isStopped) this.put += amount;
    this.model.credit(amount);
  }

  private stakeOf(amount: number): bigint {
    return amount > 0 ? BigInt(amount) : atLeastOne(this.model.free);
  }

  private roundOf(round: number): string {
    return `SENG:${this.run}:${round}:${this.turns.get(round) ?? 0}`;
  }

  private async statuses(): Promise<unknown[]> {
    const rows = await this.on.rollovers.ofMember(ownTransaction, this.member, 'REAL', 100);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return this.rowIds.map((id) => statusOf(byId.get(id)!));
  }
}

const statusOf = ({ status, done: met }: Pick<Row, 'done'> & { status: string }) => `${status} ${met}`;
const atLeastOne = (amount: bigint) => (amount > 0n ? amount : 1n);

function assertAccepted(answer: object | undefined): void {
  assert.equal((done(answer) as { outcome?: string }).outcome, 'ACCEPTED');
}

/** What every run must meet. */
const asked = [
  ...['DONE with cap', 'EXPIRING with an open bet', 'EXPIRING with a hold', 'taken on arrival', 'CLEARED'],
  ...['QUEUED started', 'given up QUEUED', 'FORFEITED', 'EXPIRED', 'partial capture', 'a stake of both'],
  ...['rollback after DONE', 'rollback after EXPIRED', 'payout bounced into a bonus'],
];

/** Random lives with bonuses in them, and others without a bet, answer as the model does. */
export async function keepMoneyApartInRandomSequences(runs: number): Promise<void> {
  const ledger = await TestLedger.start(1);
  const on = new Operations(ledger);
  const met = new Set<string>();
  // The model knows nothing of shares; they have tests of their own.
  await ledger.owner.query('UPDATE contribution SET ppm = 1000000');
  const check = async (lives: typeof life, numRuns: number, isBetting: boolean) => {
    const details = await fc.check(
      fc.asyncProperty(lives, async (steps) => {
        const run = new BonusRun(ledger, on, met, isBetting);
        for (const step of steps) await run.take(step);
      }),
      { numRuns, examples: isBetting ? always : [] },
    );
    if (!details.failed) return;
    const steps = details.counterexample![0].map((step) => JSON.stringify(step)).join('\n');
    const where = `seed ${details.seed}, path ${details.counterexamplePath}`;
    throw new Error(`${where}; the steps:\n${steps}\n${inspect(details.errorInstance)}`);
  };
  try {
    await check(life, runs, true);
    await check(lifeWithoutBets, Math.ceil(runs / 5), false);
    await on.assertConsistent();
    for (const one of asked) assert(met.has(one), `${one} never came about`);
  } finally {
    await ledger.close();
  }
}
