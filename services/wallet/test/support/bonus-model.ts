export type RowStatus = 'QUEUED' | 'ACTIVE' | 'EXPIRING' | 'DONE' | 'EXPIRED' | 'FORFEITED' | 'CLEARED';

/** A requirement: of a bonus, or of a deposit, which only guards withdrawals. */
export interface Row {
  readonly kind: 'BONUS' | 'DEPOSIT';
  readonly amount: bigint;
  readonly required: bigint;
  readonly cap: bigint | null;
  readonly category: string | null;
  status: RowStatus;
  done: bigint;
  /** Its time has passed. */
  isDue: boolean;
  /** What an EXPIRING row becomes. */
  end: 'EXPIRED' | 'FORFEITED' | null;
  /** Turnover goes to what was opened first; a bonus that waited is opened when it starts. */
  turn: number;
}

interface Money {
  own: bigint;
  bonus: bigint;
  /** The bonus that the bonus part is of. */
  row: Row | null;
}

export interface Stake extends Money {
  round: string;
  /** The bonus that had a stake in the round by then. */
  during: Row | undefined;
  isSettled: boolean;
  isTakenBack: boolean;
}

interface Hold extends Money {
  round: string;
  isOpen: boolean;
}

/** What settlements say that a round won, and what was paid of it. */
interface Round {
  reported: bigint;
  booked: bigint;
}

interface Withdrawal {
  rest: bigint;
  isOpen: boolean;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
const sum = (numbers: bigint[]) => numbers.reduce((total, one) => total + one, 0n);

/** One member's money as two plain numbers and a list of bets; what §1 of the ground says, written without the ledger's SQL. */
export class BonusModel {
  own = 0n;
  bonus = 0n;
  isStopped = false;
  private turns = 0;
  /** Of bonuses that ended, in total. */
  taken = 0n;
  /** Bonuses that came into the account, in total. */
  credited = 0n;
  readonly rows: Row[] = [];
  readonly stakes: Stake[] = [];
  readonly holds: Hold[] = [];
  readonly withdrawals: Withdrawal[] = [];
  /** What a returned payout still can give back. */
  readonly payouts: bigint[] = [];
  private readonly rounds = new Map<string, Round>();

  constructor(private readonly met: Set<string>) {}

  get heldBonus(): bigint {
    return sum(this.openHolds.map(({ bonus }) => bonus));
  }

  get held(): bigint {
    return this.heldOwn + this.heldBonus;
  }

  get freeOwn(): bigint {
    return this.own - this.heldOwn;
  }

  get free(): bigint {
    return this.own + this.bonus - this.held;
  }

  get running(): Row | undefined {
    return this.rows.find(
      ({ kind, status }) => kind === 'BONUS' && (status === 'ACTIVE' || status === 'EXPIRING'),
    );
  }

  /** Every bet at once, or none of them. */
  bet(...bets: { round: string; amount: bigint }[]): boolean {
    if (this.isStopped || sum(bets.map(({ amount }) => amount)) > this.free) return false;
    for (const { round, amount } of bets) {
      const parts = this.divide(amount);
      this.own -= parts.own;
      this.bonus -= parts.bonus;
      this.place(round, parts);
      if (parts.own > 0n && parts.bonus > 0n) this.met.add('a stake of both');
    }
    return true;
  }

  win(round: string, amount: bigint): void {
    const row = this.running;
    const stake = sum(this.stakesOf(round).map(({ own, bonus }) => own + bonus));
    const bonus = row && stake > 0n ? (amount * this.bonusStakeOf(round, row)) / stake : 0n;
    this.roundOf(round).booked += amount;
    if (!this.isStopped) {
      this.own += amount - bonus;
      this.bonus += bonus;
      if (bonus > 0n) this.met.add(`a win of ${row!.status} bonus`);
    }
    this.conclude();
  }

  /** False where it was taken back before. */
  rollback(at: number): boolean {
    const stake = this.stakes[at]!;
    if (stake.isTakenBack) return false;
    stake.isTakenBack = true;
    if (!this.isStopped) {
      this.own += stake.own;
      if (stake.row) this.giveBack(stake.row, stake.bonus);
    }
    this.conclude();
    return true;
  }

  hold(round: string, amount: bigint): boolean {
    if (this.isStopped || amount > this.free) return false;
    this.holds.push({ round, ...this.divide(amount), isOpen: true });
    return true;
  }

  /** Takes own money first; the rest is free again. */
  capture(at: number, amount: bigint): boolean {
    const hold = this.holds[at]!;
    if (!hold.isOpen || this.isStopped || amount > hold.own + hold.bonus) return false;
    const own = least(amount, hold.own);
    const bonus = amount - own;
    hold.isOpen = false;
    this.own -= own;
    this.bonus -= bonus;
    this.place(hold.round, { own, bonus, row: bonus > 0n ? hold.row : null });
    if (amount < hold.own + hold.bonus && hold.bonus > 0n) this.met.add('partial capture');
    this.conclude();
    return true;
  }

  release(at: number): void {
    this.holds[at]!.isOpen = false;
    this.conclude();
  }

  /** A deposit, salary, cashback, correction and the like; negative takes. */
  credit(amount: bigint): void {
    if (!this.isStopped) this.own += amount;
  }

  require(amount: bigint): Row {
    return this.add('DEPOSIT', amount, amount, 'ACTIVE');
  }

  grant(amount: bigint, times: bigint, cap: bigint | null, category: string | null): Row {
    const row = this.add('BONUS', amount, amount * times, 'QUEUED', cap, category);
    if (!this.running) this.start(row);
    return row;
  }

  /** Bets of a round are settled, by one report. */
  settle(round: string, stakes: Stake[], win: bigint, validBet: bigint, category: string): void {
    for (const stake of stakes) stake.isSettled = true;
    this.roundOf(round).reported += win;
    let left = validBet;
    for (const row of this.rows.toSorted((a, b) => a.turn - b.turn)) {
      if (row.status !== 'ACTIVE' || row.isDue || (row.category ?? category) !== category) continue;
      const part = least(left, row.required - row.done);
      row.done += part;
      left -= part;
    }
    this.conclude();
  }

  /** What settlements reported and no win has paid yet. */
  unpaid(round: string): bigint {
    const { reported, booked } = this.rounds.get(round) ?? { reported: 0n, booked: 0n };
    return reported > booked ? reported - booked : 0n;
  }

  unsettled(round: string): Stake[] {
    return this.stakesOf(round).filter(({ isSettled }) => !isSettled);
  }

  /** The running bonus has, or had, a stake in the round. */
  isOfBonus(round: string): boolean {
    return this.stakes.some((stake) => stake.round === round && stake.row && stake.row === this.running);
  }

  /** Something of the round was settled or paid, and not under the running bonus. */
  isOver(round: string): boolean {
    const isSettled = this.stakes.some((stake) => stake.round === round && stake.isSettled);
    return (isSettled || this.rounds.has(round)) && !this.isOfBonus(round);
  }

  expire(row: Row): void {
    row.isDue = true;
    this.conclude();
  }

  /** Possible at any time; of a stopped account nothing is taken yet. */
  giveUp(row: Row): void {
    if (row.status === 'QUEUED') {
      row.status = 'FORFEITED';
      this.met.add('given up QUEUED');
    } else if (row.status === 'ACTIVE' && row.done < row.required) this.leave(row, 'FORFEITED');
    this.conclude();
  }

  setStopped(isStopped: boolean): void {
    this.isStopped = isStopped;
    this.conclude();
  }

  withdraw(amount: bigint): string {
    if (this.isStopped) return 'ACCOUNT_STOPPED';
    if (this.rows.some(({ status }) => status === 'ACTIVE' || status === 'EXPIRING'))
      return 'TURNOVER_REQUIRED';
    if (amount > this.free) return 'INSUFFICIENT_FUNDS';
    this.withdrawals.push({ rest: amount, isOpen: true });
    return 'ACCEPTED';
  }

  /** The last payment of a withdrawal: what it does not take is free again. */
  payOut(at: number, amount: bigint): void {
    const withdrawal = this.withdrawals[at]!;
    this.own -= amount;
    this.cancel(at);
    this.payouts.push(amount);
    withdrawal.rest = 0n;
  }

  cancel(at: number): void {
    this.withdrawals[at]!.isOpen = false;
  }

  bounce(at: number): void {
    this.credit(this.payouts[at]!);
    this.payouts[at] = 0n;
    this.met.add(`payout bounced ${this.running ? 'into a bonus' : 'without a bonus'}`);
  }

  private get openHolds(): Hold[] {
    return this.holds.filter(({ isOpen }) => isOpen);
  }

  private get heldOwn(): bigint {
    const withdrawn = this.withdrawals.filter(({ isOpen }) => isOpen).map(({ rest }) => rest);
    return sum([...withdrawn, ...this.openHolds.map(({ own }) => own)]);
  }

  private add(
    kind: Row['kind'],
    amount: bigint,
    required: bigint,
    status: RowStatus,
    cap: bigint | null = null,
    category: string | null = null,
  ): Row {
    const row = {
      kind,
      amount,
      required,
      cap,
      category,
      status,
      done: 0n,
      isDue: false,
      end: null,
      turn: this.turns++,
    };
    this.rows.push(row);
    return row;
  }

  /** Own money is staked first. */
  private divide(amount: bigint): Money {
    const own = least(amount, this.freeOwn);
    const bonus = amount - own;
    return { own, bonus, row: bonus > 0n ? this.running! : null };
  }

  /** What was reported and paid before the first stake of a bonus says nothing of that bonus. */
  private place(round: string, parts: Money): void {
    if (parts.row && !this.isOfBonus(round)) this.rounds.delete(round);
    const stake = { round, ...parts, during: undefined, isSettled: false, isTakenBack: false };
    this.stakes.push(stake);
    if (this.isOfBonus(round)) this.stakes.at(-1)!.during = this.running;
  }

  private stakesOf(round: string): Stake[] {
    return this.stakes.filter((stake) => stake.round === round && !stake.isTakenBack);
  }

  private bonusStakeOf(round: string, row: Row): bigint {
    const stakes = this.stakesOf(round).filter((stake) => stake.row === row);
    return sum(stakes.map(({ bonus }) => bonus));
  }

  private roundOf(round: string): Round {
    const known = this.rounds.get(round) ?? { reported: 0n, booked: 0n };
    this.rounds.set(round, known);
    return known;
  }

  /** The bonus part of a stake that is taken back goes where its bonus went. */
  private giveBack(row: Row, bonus: bigint): void {
    if (row.status === 'EXPIRING') this.met.add('taken on arrival');
    if (row.status === 'ACTIVE' || row.status === 'EXPIRING') this.bonus += bonus;
    else if (row.status === 'DONE') this.own += bonus;
    else this.taken += bonus;
    if (row !== this.running) this.met.add(`rollback after ${row.status}`);
  }

  private isOpen(row: Row): boolean {
    const isStaked = [...new Set(this.stakes.map(({ round }) => round))].some(
      (round) =>
        this.bonusStakeOf(round, row) > 0n && (this.unsettled(round).length > 0 || this.unpaid(round) > 0n),
    );
    return isStaked || this.openHolds.some((hold) => hold.row === row);
  }

  private conclude(): void {
    if (this.isStopped) return;
    for (const row of this.rows) if (row.kind === 'DEPOSIT' && row.done >= row.required) row.status = 'DONE';
    const { running } = this;
    if (running) this.concludeBonus(running);
    const next = this.rows.find(({ status }) => status === 'QUEUED');
    if (this.running || !next) return;
    this.start(next);
    this.met.add('QUEUED started');
  }

  private concludeBonus(row: Row): void {
    const isMet = row.done >= row.required;
    if (row.status === 'ACTIVE' && !this.isOpen(row)) {
      if (isMet) return this.finish(row);
      if (this.bonus === 0n) {
        row.status = 'CLEARED';
        this.met.add('CLEARED');
        return;
      }
    }
    if (row.status === 'ACTIVE' && row.isDue && !isMet) this.leave(row, 'EXPIRED');
    if (row.status === 'EXPIRING') this.takeBack(row);
  }

  private finish(row: Row): void {
    const kept = row.cap === null ? this.bonus : least(this.bonus, row.cap);
    if (kept < this.bonus) this.met.add('DONE with cap');
    this.taken += this.bonus - kept;
    this.own += kept;
    this.bonus = 0n;
    row.status = 'DONE';
    this.met.add('DONE');
  }

  private leave(row: Row, end: 'EXPIRED' | 'FORFEITED'): void {
    row.status = 'EXPIRING';
    row.end = end;
  }

  /** What is free of the bonus is taken now, what is in open bets when it comes back. */
  private takeBack(row: Row): void {
    const free = this.bonus - this.heldBonus;
    this.taken += free;
    this.bonus -= free;
    if (this.isOpen(row)) {
      this.met.add(`EXPIRING with ${this.heldBonus > 0n ? 'a hold' : 'an open bet'}`);
      return;
    }
    row.status = row.end!;
    this.met.add(row.status);
  }

  private start(row: Row): void {
    row.status = 'ACTIVE';
    row.turn = this.turns++;
    this.bonus += row.amount;
    this.credited += row.amount;
  }
}
