import { combinations, everyOrder, everyPosition, list, repeated } from './tickets.js';
import { isOdd, once, sorted, total, type Rule, type Sheet } from './rules.js';

/** Games of three and of five digits. */
const drawn = (sheet: Sheet, from: number, to: number): string => sheet['D']!.slice(from, to).join('');

const exact = (from: number, to: number): Rule => ({
  tickets: (text) => (text.includes('_') ? everyOrder(text, '', '0123456789') : list(text)),
  wins: (ticket, sheet) => once(drawn(sheet, from, to) === ticket),
});

const alike = (from: number, to: number, ...roles: [times: number, size: number][]): Rule => ({
  tickets: (text) => repeated(text, roles),
  wins: (ticket, sheet) => once(sorted(drawn(sheet, from, to)) === ticket),
});

const allNumbers = (): string[] =>
  Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
const spanOf = (number: string): number =>
  Math.max(...[...number].map(Number)) - Math.min(...[...number].map(Number));

/** Every number of three digits that has one of the named sums (or spans) is a ticket. */
const numbersWith = (from: number, measure: (number: string) => number): Rule => ({
  tickets: (text) =>
    list(text).flatMap((wanted) => allNumbers().filter((number) => measure(number) === Number(wanted))),
  wins: (ticket, sheet) => once(drawn(sheet, from, from + 3) === ticket),
});

/** Every set of three digits with two distinct or more, by its sum. */
const groupsWith = (from: number): Rule => ({
  tickets: (text) =>
    list(text).flatMap((wanted) =>
      allNumbers().filter(
        (number) =>
          sorted(number) === number && new Set(number).size > 1 && total([...number]) === Number(wanted),
      ),
    ),
  wins: (ticket, sheet) =>
    once(sorted(drawn(sheet, from, from + 3)) === ticket, new Set(ticket).size === 2 ? 'PAIR' : 'DISTINCT'),
});

const contains = (from: number, to: number, size: number): Rule => ({
  tickets: (text) => combinations(text, size),
  wins: (ticket, sheet) => once(ticket.split(',').every((digit) => drawn(sheet, from, to).includes(digit))),
});

/** The runs on the circle of digits, written out. */
const circle = '0123456789012345678';
const isRun = (number: string): boolean => {
  for (let start = 0; start < 10; start++)
    if (sorted(circle.substring(start, start + number.length)) === sorted(number)) return true;
  return false;
};
const neighbours = ['01', '12', '23', '34', '45', '56', '67', '78', '89', '90'];

function form3(number: string): string {
  const different = new Set(number).size;
  if (different === 1) return 'TRIPLE';
  if (different === 2) return 'PAIR';
  if (isRun(number)) return 'RUN';
  return neighbours.some((two) => [...two].every((digit) => number.includes(digit))) ? 'HALF_RUN' : 'MIXED';
}

const threes = (name: string, from: number): Record<string, Rule> => ({
  [`STRAIGHT3_${name}`]: exact(from, from + 3),
  [`GROUP3_${name}`]: alike(from, from + 3, [2, 1], [1, 1]),
  [`GROUP6_${name}`]: alike(from, from + 3, [1, 3]),
  [`SUM3_${name}`]: numbersWith(from, (number) => total([...number])),
  [`SPAN3_${name}`]: numbersWith(from, spanOf),
  [`GROUPSUM3_${name}`]: groupsWith(from),
  [`ANY1_OF3_${name}`]: contains(from, from + 3, 1),
  [`ANY2_OF3_${name}`]: contains(from, from + 3, 2),
  [`FORM3_${name}`]: {
    tickets: list,
    wins: (ticket, sheet) => once(form3(drawn(sheet, from, from + 3)) === ticket, ticket),
  },
});

const positions = (): Rule => ({
  tickets: (text) => everyPosition(text, ''),
  wins: (ticket, sheet) => once(sheet['D']![Number(ticket.charAt(0))] === ticket.charAt(2)),
});

const atLeast = (count: number): Rule => ({
  tickets: list,
  wins: (ticket, sheet) => once(sheet['D']!.filter((digit) => digit === ticket).length >= count),
});

const sideOf: Record<string, (digit: number) => boolean> = {
  BIG: (digit) => digit >= 5,
  SMALL: (digit) => digit <= 4,
  ODD: isOdd,
  EVEN: (digit) => !isOdd(digit),
};

const twoSides = (from: number): Rule => ({
  tickets: list,
  wins: (ticket, sheet) => {
    const [first, second] = ticket.split('_');
    const two = drawn(sheet, from, from + 2);
    return once(sideOf[first!]!(Number(two[0])) && sideOf[second!]!(Number(two[1])), ticket);
  },
});

/** Five digits by their counts, most frequent first. */
function hand(number: string): string {
  const counts = [...new Set(number)].map((digit) => [...number].filter((other) => other === digit).length);
  return counts.sort((a, b) => b - a).join('+');
}
const hands: Record<string, string> = {
  '5': 'FIVE',
  '4+1': 'FOUR',
  '3+2': 'FULL_HOUSE',
  '3+1+1': 'THREE',
  '2+2+1': 'TWO_PAIRS',
  '2+1+1+1': 'PAIR',
  '1+1+1+1+1': 'DISTINCT',
};

/** The ten ways to leave two of five digits. */
const leaves = ['01', '02', '03', '04', '12', '13', '14', '23', '24', '34'];
function bull(number: string): string {
  for (const leave of leaves) {
    const two = [...leave].map((at) => number[Number(at)]!);
    const three = [...number].filter((_, at) => !leave.includes(String(at)));
    if (total(three) % 10 === 0) return total(two) % 10 === 0 ? '10' : String(total(two) % 10);
  }
  return 'NONE';
}

const duel = (tieReturns: boolean): Rule => ({
  tickets: list,
  wins: (ticket, sheet) => {
    const one = Number(sheet['D']![Number(ticket.charAt(0)) - 1]);
    const two = Number(sheet['D']![Number(ticket.charAt(1)) - 1]);
    if (one === two && tieReturns) return ['REFUND'];
    const winner = one > two ? 'DRAGON' : one < two ? 'TIGER' : 'TIE';
    return once(ticket.endsWith(winner), ticket);
  },
});

export const fiveDigits: Record<string, Rule> = {
  STRAIGHT5: exact(0, 5),
  STRAIGHT4: exact(1, 5),
  ...threes('FIRST', 0),
  ...threes('MIDDLE', 1),
  ...threes('LAST', 2),
  STRAIGHT2_FIRST: exact(0, 2),
  STRAIGHT2_LAST: exact(3, 5),
  GROUP2_FIRST: alike(0, 2, [1, 2]),
  GROUP2_LAST: alike(3, 5, [1, 2]),
  FIX: positions(),
  GROUP120: alike(0, 5, [1, 5]),
  GROUP60: alike(0, 5, [2, 1], [1, 3]),
  GROUP30: alike(0, 5, [2, 2], [1, 1]),
  GROUP20: alike(0, 5, [3, 1], [1, 2]),
  GROUP10: alike(0, 5, [3, 1], [2, 1]),
  GROUP5: alike(0, 5, [4, 1], [1, 1]),
  GROUP24: alike(1, 5, [1, 4]),
  GROUP12: alike(1, 5, [2, 1], [1, 2]),
  GROUP6_OF4: alike(1, 5, [2, 2]),
  GROUP4: alike(1, 5, [3, 1], [1, 1]),
  ANY1_OF4: contains(1, 5, 1),
  ANY2_OF4: contains(1, 5, 2),
  ANY2_OF5: contains(0, 5, 2),
  ANY3_OF5: contains(0, 5, 3),
  ATLEAST1: atLeast(1),
  ATLEAST2: atLeast(2),
  ATLEAST3: atLeast(3),
  ATLEAST4: atLeast(4),
  SIDES: {
    tickets: list,
    wins: (ticket, sheet) =>
      once(sideOf[ticket.substring(1)]!(Number(sheet['D']![Number(ticket.charAt(0)) - 1])), ticket),
  },
  SIDES2_FIRST: twoSides(0),
  SIDES2_LAST: twoSides(3),
  TOTAL: {
    tickets: list,
    wins: (ticket, sheet) => {
      const sum = total(sheet['D']!);
      const sides = [sum >= 23 ? 'BIG' : 'SMALL', isOdd(sum) ? 'ODD' : 'EVEN'];
      return once(sides.includes(ticket), ticket);
    },
  },
  DRAGON_TIGER: duel(false),
  DRAGON_TIGER_REFUND: duel(true),
  FORM5: {
    tickets: list,
    wins: (ticket, sheet) => {
      const number = drawn(sheet, 0, 5);
      if (ticket === 'RUN') return once(new Set(number).size === 5 && isRun(number), ticket);
      return once(hands[hand(number)] === ticket, ticket);
    },
  },
  BULL: { tickets: list, wins: (ticket, sheet) => once(bull(drawn(sheet, 0, 5)) === ticket, ticket) },
};

export const threeDigits: Record<string, Rule> = {
  ...threes('ALL', 0),
  STRAIGHT2_FIRST: exact(0, 2),
  STRAIGHT2_LAST: exact(1, 3),
  FIX: positions(),
};

const colours: Record<string, number[]> = {
  RED: [3, 6, 9, 12, 15, 18, 21, 24],
  GREEN: [1, 4, 7, 10, 16, 19, 22, 25],
  BLUE: [2, 5, 8, 11, 17, 20, 23, 26],
};

/** PC28: 14 and more is big. */
const twentyEight = (ticket: string, sum: number): boolean =>
  ticket.split('_').every((side) => {
    if (side === 'BIG') return sum >= 14;
    if (side === 'SMALL') return sum <= 13;
    return side === 'ODD' ? isOdd(sum) : !isOdd(sum);
  });

export const sums: Record<string, Rule> = {
  SUM: { tickets: list, wins: (ticket, sheet) => once(total(sheet['D']!) === Number(ticket), ticket) },
  SIDES: { tickets: list, wins: (ticket, sheet) => once(twentyEight(ticket, total(sheet['D']!)), ticket) },
  SIDES_REFUND: {
    tickets: list,
    wins: (ticket, sheet) => {
      const sum = total(sheet['D']!);
      return sum === 13 || sum === 14 ? ['REFUND'] : once(twentyEight(ticket, sum), ticket);
    },
  },
  EXTREME: {
    tickets: list,
    wins: (ticket, sheet) => {
      const sum = total(sheet['D']!);
      const reach = Number(ticket.at(-1));
      return once(ticket.startsWith('LOW') ? sum <= reach : sum >= 27 - reach, ticket);
    },
  },
  COLOUR: {
    tickets: list,
    wins: (ticket, sheet) => once(colours[ticket]!.includes(total(sheet['D']!)), ticket),
  },
  TRIPLE: { tickets: list, wins: (ticket, sheet) => once(new Set(sheet['D']).size === 1, ticket) },
};
