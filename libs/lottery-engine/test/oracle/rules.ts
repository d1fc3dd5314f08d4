export type Sheet = Record<string, string[]>;

/** What one ticket wins on a sheet: the tiers it takes, each as often as it is paid; REFUND returns its stake. */
export interface Rule {
  tickets: (text: string) => string[];
  wins: (ticket: string, sheet: Sheet) => string[];
  /** Lines charged for a ticket; absent: one. */
  charge?: number;
}

export const times = (count: number, tier = 'WIN'): string[] => Array<string>(count).fill(tier);
export const once = (won: boolean, tier = 'WIN'): string[] => (won ? [tier] : []);
export const sorted = (text: string): string => [...text].sort().join('');
export const total = (numbers: readonly (number | string)[]): number => {
  let sum = 0;
  for (const number of numbers) sum += Number(number);
  return sum;
};
export const isOdd = (value: number): boolean => value % 2 === 1;
