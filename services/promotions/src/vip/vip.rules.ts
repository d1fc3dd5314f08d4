import { addDays } from '../calendar/calendar.rules.js';
import type { LocalizedText } from '../text/localized-text.js';

/** A rank as operators define it; amounts are minor units. */
export interface VipRank {
  level: number;
  name: LocalizedText;
  /** Deposits and valid bets ever, both needed to reach the level. */
  depositSum: bigint;
  betSum: bigint;
  /** Valid bet needed within a window to keep the level. */
  keepBet: bigint;
  upgradeGift: bigint;
  weeklyGift: bigint;
  monthlyGift: bigint;
  /** Valid bet of the week, and of the month, that the gift asks. */
  weeklyBet: bigint;
  monthlyBet: bigint;
  rebatePpm: number;
}

export interface VipState {
  level: number;
  highest: number;
  keepFrom: string;
  keepTo: string;
  locked: boolean;
  evaluatedOn: string;
}

export interface VipTotals {
  deposits: bigint;
  bets: bigint;
  /** Valid bets since `keepFrom`. */
  windowBets: bigint;
}

export interface VipStep {
  state: VipState;
  cause: 'REACHED' | 'NOT_KEPT' | null;
}

export const windowDays = 90;

/** Lottery bets do not count towards a rank. */
export const uncountedCategories = ['LOTT', 'ELOTT'] as const;

const windowFrom = (day: string): Pick<VipState, 'keepFrom' | 'keepTo'> => ({
  keepFrom: day,
  keepTo: addDays(day, windowDays),
});

/** Where a member begins. */
export function newMember(today: string): VipState {
  return { level: 0, highest: 0, ...windowFrom(today), locked: false, evaluatedOn: addDays(today, -1) };
}

/**
 * One evaluation a day: up at most one level, down at most one at the end of the window. Every change opens a new window.
 * A day that was evaluated already changes nothing.
 */
export function evaluate(
  state: VipState,
  totals: VipTotals,
  ranks: readonly VipRank[],
  today: string,
): VipStep {
  if (state.evaluatedOn >= today) return { state, cause: null };
  const evaluated = { ...state, evaluatedOn: today };
  if (state.locked) return { state: evaluated, cause: null };
  const next = ranks.find(({ level }) => level === state.level + 1);
  if (next && totals.deposits >= next.depositSum && totals.bets >= next.betSum) {
    const level = next.level;
    const highest = Math.max(state.highest, level);
    return { state: { ...evaluated, level, highest, ...windowFrom(today) }, cause: 'REACHED' };
  }
  if (today < state.keepTo || state.level === 0) return { state: evaluated, cause: null };
  const kept = totals.windowBets >= (ranks.find(({ level }) => level === state.level)?.keepBet ?? 0n);
  if (kept) return { state: { ...evaluated, ...windowFrom(today) }, cause: null };
  return { state: { ...evaluated, level: state.level - 1, ...windowFrom(today) }, cause: 'NOT_KEPT' };
}

const name = (vi: string, en: string): LocalizedText => ({ vi, en });
const million = 1_000_000n * 100n;
const thousand = 1000n * 100n;
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const rankOf = (
  level: number,
  title: LocalizedText,
  [deposits, bets, keep]: [bigint, bigint, bigint],
  [upgrade, weekly, monthly]: [bigint, bigint, bigint],
  rebatePpm: number,
): VipRank => ({
  ...{ level, name: title, depositSum: deposits * million, betSum: bets * million, keepBet: keep * million },
  ...{
    upgradeGift: upgrade * thousand,
    weeklyGift: weekly * thousand,
    monthlyGift: monthly * thousand,
    weeklyBet: larger((keep * million) / 10n, weekly * thousand),
    monthlyBet: larger((keep * million * 4n) / 10n, monthly * thousand),
    rebatePpm,
  },
});

/** Ranks of a new database: deposits, bets and keep in millions, gifts in thousands. */
export const defaultRanks: readonly VipRank[] = [
  rankOf(0, name('Thành viên', 'Member'), [0n, 0n, 0n], [0n, 0n, 0n], 0),
  rankOf(1, name('Đồng', 'Bronze'), [1n, 20n, 2n], [18n, 0n, 0n], 0),
  rankOf(2, name('Bạc', 'Silver'), [5n, 100n, 10n], [38n, 8n, 18n], 200),
  rankOf(3, name('Vàng', 'Gold'), [20n, 500n, 50n], [88n, 18n, 58n], 400),
  rankOf(4, name('Bạch Kim', 'Platinum'), [60n, 2000n, 200n], [188n, 38n, 118n], 600),
  rankOf(5, name('Kim Cương', 'Diamond'), [200n, 6000n, 600n], [588n, 88n, 288n], 800),
  rankOf(6, name('Hồng Ngọc', 'Ruby'), [500n, 20_000n, 2000n], [1888n, 188n, 688n], 1000),
  rankOf(7, name('Lam Ngọc', 'Sapphire'), [1500n, 60_000n, 6000n], [5888n, 588n, 1888n], 1200),
  rankOf(8, name('Lục Bảo', 'Emerald'), [4000n, 200_000n, 20_000n], [18_888n, 1288n, 3888n], 1500),
  rankOf(9, name('Huyền Thoại', 'Legend'), [10_000n, 600_000n, 60_000n], [58_888n, 2888n, 8888n], 1800),
  rankOf(
    10,
    name('Sen Vàng', 'Golden Lotus'),
    [30_000n, 1_500_000n, 150_000n],
    [168_888n, 5888n, 18_888n],
    2000,
  ),
];

/** Gifts of a level that ask no valid bet: the rise by the bets of the level, week and month by their own. */
export function freeGiftsOf(rank: Omit<VipRank, 'name'>): ('upgradeGift' | 'weeklyGift' | 'monthlyGift')[] {
  const free: ('upgradeGift' | 'weeklyGift' | 'monthlyGift')[] = [];
  if (rank.upgradeGift > 0n && rank.betSum === 0n) free.push('upgradeGift');
  if (rank.weeklyGift > 0n && rank.weeklyBet === 0n) free.push('weeklyGift');
  if (rank.monthlyGift > 0n && rank.monthlyBet === 0n) free.push('monthlyGift');
  return free;
}
