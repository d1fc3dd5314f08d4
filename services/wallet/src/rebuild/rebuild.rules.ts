import { housePostingRecorded, postingRecorded, type PayloadOf } from '#libs/events';
import { accountNumber, type Book } from '../ledger/chart.rules.js';

type PlayerPosting = PayloadOf<typeof postingRecorded>;
type HousePosting = PayloadOf<typeof housePostingRecorded>;

/** The postings that were published for certain: up to an id, and some that went ahead of their turn. */
export interface Cut {
  lastId: string;
  ahead: readonly string[];
}

export interface RebuiltAccount {
  memberId: string;
  book: Book;
  balance: bigint;
  /** The part of the balance that is bonus money. */
  bonus: bigint;
  version: number;
}

export interface Sides {
  debits: bigint;
  credits: bigint;
}

export const everything: Cut = { lastId: 'ffffffff-ffff-ffff-ffff-ffffffffffff', ahead: [] };

/** The ledger's balances out of nothing but the events of its topic. Repeated events change nothing. */
export class RebuiltLedger {
  readonly accounts = new Map<string, RebuiltAccount>();
  readonly house = new Map<number, Sides>();
  /** What does not follow from what came before it. */
  readonly faults: string[] = [];
  postings = 0;
  private readonly ahead: ReadonlySet<string>;
  private readonly housePostings = new Set<string>();

  constructor(private readonly cut: Cut = everything) {
    this.ahead = new Set(cut.ahead);
  }

  apply(type: string, payload: unknown): void {
    const isOfPlayer = type === postingRecorded.type;
    if (!isOfPlayer && type !== housePostingRecorded.type) return;
    const violations = isOfPlayer
      ? postingRecorded.violations(payload)
      : housePostingRecorded.violations(payload);
    if (violations.length > 0) {
      this.faults.push(`an event of ${type} is not as its contract says: ${violations.join(', ')}`);
      return;
    }
    const posting = payload as PlayerPosting | HousePosting;
    if (posting.postingId > this.cut.lastId && !this.ahead.has(posting.postingId)) return;
    if (isOfPlayer) this.applyToPlayer(posting as PlayerPosting);
    else this.applyToHouse(posting as HousePosting);
  }

  private applyToPlayer(posting: PlayerPosting): void {
    const { memberId, book, version } = posting;
    const key = accountKey(memberId, book);
    const before = this.accounts.get(key) ?? { memberId, book, balance: 0n, bonus: 0n, version: 0 };
    if (version <= before.version) return;
    const amount = BigInt(posting.amount);
    const balance = before.balance + amount;
    const bonusAmount = BigInt(posting.bonusAmount ?? '0');
    const bonus = before.bonus + (amount > 0n ? bonusAmount : -bonusAmount);
    if (version !== before.version + 1 || String(balance) !== posting.balanceAfter)
      this.faults.push(
        `${key}: posting ${posting.postingId} has ${posting.balanceAfter} at ${version} after ${before.balance} at ${before.version}`,
      );
    if (bonus < 0n || bonus > balance)
      this.faults.push(`${key}: posting ${posting.postingId} leaves ${bonus} of bonus money in ${balance}`);
    this.accounts.set(key, { memberId, book, balance: BigInt(posting.balanceAfter), bonus, version });
    const control = accountNumber('player', book);
    if (amount > 0n) this.move(posting.counterAccount!, control, amount);
    else this.move(control, posting.counterAccount!, -amount);
  }

  private applyToHouse(posting: HousePosting): void {
    if (this.housePostings.has(posting.postingId)) return;
    this.housePostings.add(posting.postingId);
    this.move(posting.debitAccount, posting.creditAccount, BigInt(posting.amount));
  }

  private move(debit: number, credit: number, amount: bigint): void {
    this.sidesOf(debit).debits += amount;
    this.sidesOf(credit).credits += amount;
    this.postings += 1;
  }

  private sidesOf(account: number): Sides {
    const sides = this.house.get(account) ?? { debits: 0n, credits: 0n };
    this.house.set(account, sides);
    return sides;
  }
}

/** What the ledger has and the copy has not, or has differently, and the other way round. */
export function accountDifferences(
  live: readonly RebuiltAccount[],
  rebuilt: ReadonlyMap<string, RebuiltAccount>,
): string[] {
  return live.flatMap(({ memberId, book, balance, bonus, version }) => {
    const key = accountKey(memberId, book);
    const copy = rebuilt.get(key) ?? { balance: 0n, bonus: 0n, version: 0 };
    return copy.balance === balance && copy.bonus === bonus && copy.version === version
      ? []
      : [
          `${key}: ${balance} with ${bonus} of bonus money at ${version}, rebuilt ${copy.balance} with ${copy.bonus} at ${copy.version}`,
        ];
  });
}

export function houseDifferences(
  live: ReadonlyMap<number, Sides>,
  rebuilt: ReadonlyMap<number, Sides>,
): string[] {
  const none: Sides = { debits: 0n, credits: 0n };
  const accounts = [...new Set([...live.keys(), ...rebuilt.keys()])].toSorted((a, b) => a - b);
  return accounts.flatMap((account) => {
    const [is, copy] = [live.get(account) ?? none, rebuilt.get(account) ?? none];
    return is.debits === copy.debits && is.credits === copy.credits
      ? []
      : [`account ${account}: ${is.debits}/${is.credits}, rebuilt ${copy.debits}/${copy.credits}`];
  });
}

export function accountKey(memberId: string, book: Book): string {
  return `${memberId}/${book}`;
}
