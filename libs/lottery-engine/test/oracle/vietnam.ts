import { combinations, everyOrder, list } from './tickets.js';
import { isOdd, once, times, total, type Rule, type Sheet } from './rules.js';

const digits = (text: string): string[] =>
  text.includes('_') ? everyOrder(text, '', '0123456789') : list(text);

const everyNumber = (sheet: Sheet): string[] => Object.values(sheet).flat();
const last = (number: string, count: number): string =>
  number.length >= count ? number.substring(number.length - count) : 'too short';
const first = (number: string, count: number): string => number.substring(0, count);

const tailsOf = (sheet: Sheet): string[] => everyNumber(sheet).map((number) => last(number, 2));

/** Pays once for each number of the sheet that has the ticket at its end. */
const anywhere = (charge: number, count: number): Rule => ({
  tickets: digits,
  charge,
  wins: (ticket, sheet) =>
    times(everyNumber(sheet).filter((number) => last(number, count) === ticket).length),
});

const ending = (charge: number, count: number, ...prizes: string[]): Rule => ({
  tickets: digits,
  charge,
  wins: (ticket, sheet) =>
    times(prizes.flatMap((prize) => sheet[prize]!).filter((number) => last(number, count) === ticket).length),
});

const beginning = (prize: string): Rule => ({
  tickets: digits,
  wins: (ticket, sheet) => once(first(sheet[prize]![0]!, 2) === ticket),
});

/** All numbers of the ticket are among the ends of the sheet, paid once. */
const allOf = (size: number): Rule => ({
  tickets: (text) => combinations(text, size),
  wins: (ticket, sheet) => once(ticket.split(',').every((number) => tailsOf(sheet).includes(number))),
});

const noneOf = (size: number): Rule => ({
  tickets: (text) => combinations(text, size),
  wins: (ticket, sheet) => once(!ticket.split(',').some((number) => tailsOf(sheet).includes(number))),
});

const special = (sheet: Sheet): string => last(sheet['DB']![0]!, 2);

const bySide = (sides: Record<string, (lastTwo: string) => boolean>): Rule => ({
  tickets: list,
  wins: (ticket, sheet) => once(sides[ticket]!(special(sheet)), ticket),
});

const common: Record<string, Rule> = {
  DE_DB: ending(1, 2, 'DB'),
  DE_DB_HEAD: beginning('DB'),
  DE_G1: ending(1, 2, 'G1'),
  DE_G1_HEAD: beginning('G1'),
  DAU: {
    tickets: (text) => text.split(','),
    wins: (ticket, sheet) => once(special(sheet).charAt(0) === ticket),
  },
  DUOI: {
    tickets: (text) => text.split(','),
    wins: (ticket, sheet) => once(special(sheet).charAt(1) === ticket),
  },
  CANG3_DB: ending(1, 3, 'DB'),
  CANG3_G1: ending(1, 3, 'G1'),
  CANG4_DB: ending(1, 4, 'DB'),
  XIEN2: allOf(2),
  XIEN3: allOf(3),
  XIEN4: allOf(4),
  TRUOT4: noneOf(4),
  TRUOT8: noneOf(8),
  TRUOT10: noneOf(10),
  DB2_SIZE: bySide({ BIG: (two) => Number(two) >= 50, SMALL: (two) => Number(two) <= 49 }),
  DB2_PARITY: bySide({ ODD: (two) => isOdd(Number(two)), EVEN: (two) => !isOdd(Number(two)) }),
  DB2_SUM: {
    tickets: list,
    wins: (ticket, sheet) => once(`S${total([...special(sheet)])}` === ticket, ticket),
  },
  DB2_SUM_SIZE: {
    tickets: list,
    wins: (ticket, sheet) => {
      const sum = total([...special(sheet)]);
      if (sum === 9) return ['REFUND'];
      return once(ticket === (sum > 9 ? 'BIG' : 'SMALL'), ticket);
    },
  },
};

/** The special prize, the sixth ones, and one number each of prizes seven, five, four and three. */
const eight = (charge: number, count: number): Rule => ({
  tickets: digits,
  charge,
  wins: (ticket, sheet) => {
    const firsts = ['G7', 'G5', 'G4', 'G3'].map((slot) => sheet[slot]![0]!);
    const numbers = [sheet['DB']![0]!, ...sheet['G6']!, ...firsts];
    return times(numbers.filter((number) => number.length >= count && number.endsWith(ticket)).length);
  },
});

export const north: Record<string, Rule> = {
  ...common,
  LO2: anywhere(27, 2),
  LO2_DISCOUNT: anywhere(22, 2),
  LO2_1K: anywhere(1, 2),
  LO2_HEAD: {
    tickets: digits,
    charge: 23,
    wins: (ticket, sheet) =>
      times(everyNumber(sheet).filter((number) => number.length >= 3 && first(number, 2) === ticket).length),
  },
  LO3: anywhere(23, 3),
  LO4: anywhere(20, 4),
  DE_DAU: ending(4, 2, 'G7'),
  DE_DAUDUOI: ending(5, 2, 'G7', 'DB'),
  CANG3_DAU: ending(3, 3, 'G6'),
  CANG3_DAUDUOI: ending(4, 3, 'G6', 'DB'),
  BAO8_2: eight(8, 2),
  BAO8_3: eight(7, 3),
  BAO8_4: eight(4, 4),
};

export const station: Record<string, Rule> = {
  ...common,
  LO2: anywhere(18, 2),
  LO2_DISCOUNT: anywhere(15, 2),
  LO2_1K: anywhere(1, 2),
  LO2_HEAD: { ...north['LO2_HEAD']!, charge: 17 },
  LO3: anywhere(17, 3),
  LO4: anywhere(16, 4),
  DE_DAU: ending(1, 2, 'G8'),
  DE_DAUDUOI: ending(2, 2, 'G8', 'DB'),
  CANG3_DAU: ending(1, 3, 'G7'),
  CANG3_DAUDUOI: ending(2, 3, 'G7', 'DB'),
  BAO7_2: ending(7, 2, 'DB', 'G8', 'G7', 'G6', 'G5'),
  BAO7_3: ending(6, 3, 'DB', 'G7', 'G6', 'G5'),
  BAO7_4: ending(5, 4, 'DB', 'G6', 'G5'),
};
