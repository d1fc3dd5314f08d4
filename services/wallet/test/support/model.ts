import type { Outcome } from '../../src/ledger/posting.rules.js';

/** One request to the ledger, in small numbers: members, keys and amounts meet again and again. */
export type Step =
  | {
      op: 'BET' | 'WIN' | 'BONUS' | 'ADJUST';
      key: number;
      member: number;
      amount: number;
    }
  | { op: 'ROLLBACK'; key: number; member: number; target: number }
  | { op: 'HOLD'; key: number; member: number; amount: number; purpose: 'BET' | 'WITHDRAWAL' }
  | { op: 'CAPTURE'; key: number; target: number; amount: number }
  | { op: 'RELEASE'; key: number; target: number }
  | { op: 'TRANSFER'; key: number; member: number; to: number; amount: number }
  | { op: 'GROUP'; group: number; legs: LegStep[] }
  | { op: 'LIMITS'; member: number; wager: number | null; loss: number | null }
  | { op: 'STATUS'; member: number; status: 'OPEN' | 'LOCKED' | 'STOPPED' }
  | { op: 'EXCLUDE' | 'EXPIRE' | 'BAD'; member: number };

export interface LegStep {
  op: 'BET' | 'WIN' | 'JACKPOT' | 'JACKPOT_SHARE';
  key: number;
  member: number;
  amount: number;
}

export type KeyedStep = Extract<Step, { key: number }>;

interface Account {
  balance: bigint;
  held: bigint;
  owed: bigint;
  version: bigint;
  status: 'OPEN' | 'LOCKED' | 'STOPPED';
  excluded: boolean;
  limits: { WAGER?: bigint; LOSS?: bigint };
  /** What the limits count, whether there are any or not. */
  wagered: bigint;
  lost: bigint;
}

interface Hold {
  member: number;
  amount: bigint;
  purpose: 'BET' | 'WITHDRAWAL';
  state: 'OPEN' | 'RESOLVED' | 'EXPIRED';
}

export interface Answer {
  outcome: Outcome;
  balance: bigint | null;
  version: bigint | null;
  replayed: boolean;
}

interface Known extends Omit<Answer, 'replayed'> {
  /** None where a rollback came before its bet. */
  text?: string;
  kind: string;
  member: number;
  /** What a rollback gives back. */
  stake?: bigint;
}

export type GroupAnswer = { replayed: boolean; legs: Omit<Answer, 'replayed'>[] };

/** What the ledger means, without a database: answers by key, and accounts that are plain figures. */
export class LedgerModel {
  readonly accounts: Account[];
  private readonly known = new Map<number, Known>();
  private readonly groups = new Map<number, { text: string; legs: Omit<Answer, 'replayed'>[] }>();
  private readonly holds = new Map<number, Hold>();
  private readonly takenBack = new Set<number>();

  constructor(members: number) {
    this.accounts = Array.from({ length: members }, () => ({
      ...{ balance: 0n, held: 0n, owed: 0n, version: 0n, wagered: 0n, lost: 0n },
      ...{ status: 'OPEN' as const, excluded: false, limits: {} },
    }));
  }

  isHeld = (key: number): boolean => this.holds.has(key);

  keyed(step: KeyedStep): Answer | 'REUSED' | 'NO HOLD' {
    const hold = step.op === 'CAPTURE' || step.op === 'RELEASE' ? this.holds.get(step.target) : undefined;
    if ((step.op === 'CAPTURE' || step.op === 'RELEASE') && !hold) return 'NO HOLD';
    const member = hold ? hold.member : (step as { member: number }).member;
    const kind = step.op === 'CAPTURE' ? hold!.purpose : step.op;
    const first = this.known.get(step.key);
    if (first) {
      if (first.text === undefined && kind === 'BET' && first.member === member)
        return { outcome: 'ROLLED_BACK', balance: first.balance, version: first.version, replayed: false };
      if (first.text !== textOf(step)) return 'REUSED';
      return { outcome: first.outcome, balance: first.balance, version: first.version, replayed: true };
    }
    const outcome = this.decide(step, this.accounts[member]!, hold);
    const stake = kind === 'BET' ? BigInt((step as { amount: number }).amount) : undefined;
    this.remember(step.key, member, kind, outcome, textOf(step), stake);
    const { balance, version } = this.accounts[member]!;
    if (outcome === 'ACCEPTED') this.repayOutOf(step);
    return { outcome, balance, version, replayed: false };
  }

  /** A credit that is not a game's goes to the house first, as far as something is owed. */
  private repayOutOf(step: KeyedStep): void {
    if (step.op !== 'ADJUST' && step.op !== 'BONUS' && step.op !== 'TRANSFER') return;
    const account = this.accounts[step.op === 'TRANSFER' ? step.to : step.member]!;
    if (account.status === 'STOPPED') return;
    const parts = [account.owed, BigInt(step.amount), account.balance - account.held];
    const repaid = parts.reduce((least, part) => (part < least ? part : least));
    if (repaid <= 0n) return;
    account.owed -= repaid;
    account.balance -= repaid;
    account.version += 1n;
  }

  group({ group, legs }: Extract<Step, { op: 'GROUP' }>): GroupAnswer | 'REUSED' {
    const text = JSON.stringify(legs);
    const first = this.groups.get(group);
    if (first) return first.text === text ? { replayed: true, legs: first.legs } : 'REUSED';
    if (new Set(legs.map(({ key }) => key)).size < legs.length) return 'REUSED';
    const late = legs.map((leg) => {
      const known = this.known.get(leg.key);
      if (!known) return undefined;
      const rolledBack = known.text === undefined && leg.op === 'BET' && known.member === leg.member;
      return rolledBack ? known : 'TAKEN';
    });
    if (late.includes('TAKEN')) return 'REUSED';
    const refusals = this.judge(legs, late);
    const refused = refusals.some((refusal) => refusal !== undefined);
    const answers = legs.map((leg, i): Omit<Answer, 'replayed'> => {
      const known = late[i] as Known | undefined;
      if (known) return { outcome: 'ROLLED_BACK', balance: known.balance, version: known.version };
      const account = this.accounts[leg.member]!;
      const outcome = refused ? (refusals[i] ?? 'GROUP_REFUSED') : 'ACCEPTED';
      const isShare = leg.op === 'JACKPOT_SHARE';
      if (!refused && !isShare) this.move(account, leg.op, signed(leg));
      this.remember(leg.key, leg.member, leg.op, outcome, textOf(leg), BigInt(leg.amount));
      if (isShare && !refused) return { outcome, balance: null, version: null };
      return { outcome, balance: account.balance, version: account.version };
    });
    this.groups.set(group, { text, legs: answers });
    return { replayed: false, legs: answers };
  }

  setLimits({ member, wager, loss }: Extract<Step, { op: 'LIMITS' }>): void {
    this.accounts[member]!.limits = {
      ...(wager !== null && { WAGER: BigInt(wager) }),
      ...(loss !== null && { LOSS: BigInt(loss) }),
    };
  }

  expire(member: number): void {
    for (const hold of this.holds.values())
      if (hold.member === member && hold.state === 'OPEN' && hold.purpose === 'BET')
        this.end(hold, 'EXPIRED', 0n);
  }

  private remember(
    key: number,
    member: number,
    kind: string,
    outcome: Outcome,
    text?: string,
    stake?: bigint,
  ): void {
    const { balance, version } = this.accounts[member]!;
    this.known.set(key, {
      ...{ member, kind, outcome, balance, version },
      ...(text !== undefined && { text }),
      ...(stake !== undefined && { stake }),
    });
  }

  /** The outcome of a new request; where it is accepted, its effect. */
  private decide(step: KeyedStep, account: Account, hold: Hold | undefined): Outcome {
    switch (step.op) {
      case 'ROLLBACK':
        return this.takeBack(step);
      case 'CAPTURE':
      case 'RELEASE':
        return this.resolve(account, hold!, step.op === 'CAPTURE' ? BigInt(step.amount) : 0n);
      case 'TRANSFER':
        return this.transfer(account, this.accounts[step.to]!, BigInt(step.amount));
      case 'HOLD':
        return this.hold(account, step);
      case 'ADJUST':
        return this.adjust(account, BigInt(step.amount));
      default:
        return this.attempt(account, step.op, signed(step));
    }
  }

  private attempt(account: Account, kind: string, delta: bigint): Outcome {
    const refusal = refusalOf(account, kind, delta);
    if (refusal) return refusal;
    this.move(account, kind, delta);
    return 'ACCEPTED';
  }

  /** What a stopped account gains goes to suspense. */
  private move(account: Account, kind: string, delta: bigint): void {
    if (account.status === 'STOPPED') return;
    account.balance += delta;
    account.version += 1n;
    if (kind === 'BET' || kind === 'ROLLBACK') account.wagered -= delta;
    if (['BET', 'ROLLBACK', 'WIN', 'JACKPOT'].includes(kind)) account.lost -= delta;
  }

  private adjust(account: Account, delta: bigint): Outcome {
    if (account.status === 'STOPPED') return delta < 0n ? 'ACCOUNT_STOPPED' : 'ACCEPTED';
    const available = account.balance - account.held;
    const possible = -delta > available ? -available : delta;
    account.owed += possible - delta;
    if (possible !== 0n) this.move(account, 'ADJUST', possible);
    return 'ACCEPTED';
  }

  private hold(account: Account, step: Extract<Step, { op: 'HOLD' }>): Outcome {
    const amount = BigInt(step.amount);
    const refusal = refusalOf(account, step.purpose, -amount);
    if (refusal) return refusal;
    account.held += amount;
    if (step.purpose === 'BET') {
      account.wagered += amount;
      account.lost += amount;
    }
    this.holds.set(step.key, { member: step.member, amount, purpose: step.purpose, state: 'OPEN' });
    return 'ACCEPTED';
  }

  private resolve(account: Account, hold: Hold, taken: bigint): Outcome {
    if (hold.state === 'EXPIRED') return 'HOLD_EXPIRED';
    if (hold.state === 'RESOLVED') return 'HOLD_RESOLVED';
    if (taken > hold.amount) return 'CAPTURE_EXCEEDS_HOLD';
    if (taken > 0n && hold.purpose === 'BET' && account.status === 'STOPPED') return 'ACCOUNT_STOPPED';
    this.end(hold, 'RESOLVED', taken);
    return 'ACCEPTED';
  }

  private end(hold: Hold, state: Hold['state'], taken: bigint): void {
    const account = this.accounts[hold.member]!;
    hold.state = state;
    account.held -= hold.amount;
    account.balance -= taken;
    if (taken > 0n) account.version += 1n;
    if (hold.purpose === 'BET') {
      account.wagered -= hold.amount - taken;
      account.lost -= hold.amount - taken;
    }
  }

  private transfer(from: Account, to: Account, amount: bigint): Outcome {
    const refusal = refusalOf(from, 'TRANSFER', -amount);
    if (refusal) return refusal;
    if (to.status !== 'OPEN' || to.excluded) return 'RECEIVER_UNAVAILABLE';
    this.move(from, 'TRANSFER', -amount);
    this.move(to, 'TRANSFER', amount);
    return 'ACCEPTED';
  }

  private takeBack({ target, member }: Extract<Step, { op: 'ROLLBACK' }>): Outcome {
    const original = this.known.get(target);
    if (!original) {
      this.remember(target, member, 'BET', 'ROLLED_BACK');
      return 'NOTHING_TO_ROLL_BACK';
    }
    if (original.member !== member) return 'BET_MISMATCH';
    if (original.outcome === 'ROLLED_BACK') return 'ALREADY_ROLLED_BACK';
    if (original.outcome !== 'ACCEPTED') return 'NOTHING_TO_ROLL_BACK';
    if (original.kind !== 'BET') return 'BET_MISMATCH';
    if (this.takenBack.has(target)) return 'ALREADY_ROLLED_BACK';
    this.takenBack.add(target);
    this.move(this.accounts[member]!, 'ROLLBACK', original.stake!);
    return 'ACCEPTED';
  }

  /** Each leg as if it came after the ones before it; after the first that cannot be, none is asked. */
  private judge(legs: LegStep[], late: (Known | 'TAKEN' | undefined)[]): (Outcome | undefined)[] {
    const copies = this.accounts.map((account) => ({ ...account }));
    const outcomes = late.map((known): Outcome | undefined => (known ? 'ROLLED_BACK' : undefined));
    for (const [i, leg] of legs.entries()) {
      if (outcomes[i] || leg.op === 'JACKPOT_SHARE') continue;
      const account = copies[leg.member]!;
      outcomes[i] = refusalOf(account, leg.op, signed(leg));
      if (outcomes[i]) break;
      this.move(account, leg.op, signed(leg));
    }
    return outcomes;
  }
}

function refusalOf(account: Account, kind: string, delta: bigint): Outcome | undefined {
  if (account.status === 'STOPPED') return delta < 0n ? 'ACCOUNT_STOPPED' : undefined;
  if (kind === 'BONUS' && account.excluded) return 'SELF_EXCLUDED';
  if (delta >= 0n) return undefined;
  if (account.status === 'LOCKED') return 'ACCOUNT_LOCKED';
  if (kind === 'BET' && account.excluded) return 'SELF_EXCLUDED';
  if (['WITHDRAWAL', 'TRANSFER'].includes(kind) && account.owed > 0n) return 'DEBT_OPEN';
  if (account.balance - account.held < -delta) return 'INSUFFICIENT_FUNDS';
  const { WAGER, LOSS } = account.limits;
  const passed =
    (WAGER !== undefined && account.wagered - delta > WAGER) ||
    (LOSS !== undefined && account.lost - delta > LOSS);
  return kind === 'BET' && passed ? 'LIMIT_REACHED' : undefined;
}

function signed({ op, amount }: { op: string; amount: number }): bigint {
  return op === 'BET' ? -BigInt(amount) : BigInt(amount);
}

function textOf({ key: _key, ...rest }: { key: number }): string {
  return JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
