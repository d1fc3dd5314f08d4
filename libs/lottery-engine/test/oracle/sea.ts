import { combinations, everyOrder, everyPosition, list } from './tickets.js';
import { isOdd, once, sorted, times, type Rule, type Sheet } from './rules.js';

const digits = (text: string): string[] =>
  text.includes('_') ? everyOrder(text, '', '0123456789') : list(text);

const equals = (number: (sheet: Sheet) => string): Rule => ({
  tickets: digits,
  wins: (ticket, sheet) => once(number(sheet) === ticket),
});
const oneOf = (slot: string): Rule => ({
  tickets: digits,
  wins: (ticket, sheet) => times(sheet[slot]!.filter((number) => number === ticket).length),
});

/** All the orders of a number, written out. */
export function orders(number: string): Set<string> {
  if (number.length < 2) return new Set([number]);
  const found = new Set<string>();
  for (let at = 0; at < number.length; at++)
    for (const rest of orders(number.substring(0, at) + number.substring(at + 1)))
      found.add(number[at]! + rest);
  return found;
}

const anyOrder = (number: (sheet: Sheet) => string): Rule => ({
  tickets: list,
  wins: (ticket, sheet) => once(orders(ticket).has(number(sheet)), `WIN:${orders(ticket).size}`),
});
const runs = (number: (sheet: Sheet) => string): Rule => ({
  tickets: (text) => text.split(','),
  wins: (ticket, sheet) => once(number(sheet).includes(ticket)),
});

const thaiStyle = (
  three: (sheet: Sheet) => string,
  down: (sheet: Sheet) => string,
): Record<string, Rule> => ({
  TH3_UP: equals(three),
  TH3_TOD: anyOrder(three),
  TH2_UP: equals((sheet) => three(sheet).substring(1)),
  TH2_DOWN: equals(down),
  TH_RUN_UP: runs(three),
  TH_RUN_DOWN: runs(down),
});

export const thai: Record<string, Rule> = {
  ...thaiStyle(
    (sheet) => sheet['P1']![0]!.substring(3),
    (sheet) => sheet['L2']![0]!,
  ),
  TH3_FRONT: oneOf('F3'),
  TH3_DOWN: oneOf('B3'),
};

export const lao: Record<string, Rule> = {
  ...thaiStyle(
    (sheet) => sheet['N']![0]!.substring(3),
    (sheet) => sheet['N']![0]!.substring(2, 4),
  ),
  TH4_UP: equals((sheet) => sheet['N']![0]!.substring(2)),
  TH4_TOD: anyOrder((sheet) => sheet['N']![0]!.substring(2)),
};

export const hanoi = thaiStyle(
  (sheet) => sheet['DB']![0]!.substring(2),
  (sheet) => sheet['G1']![0]!.substring(3),
);

const bigSlots = ['P1', 'P2', 'P3', 'SPECIAL', 'CONSOLATION'];
const smallSlots = ['P1', 'P2', 'P3'];

const prizes = (slots: readonly string[]): Rule => ({
  tickets: digits,
  wins: (ticket, sheet) =>
    slots.flatMap((slot) => times(sheet[slot]!.filter((number) => number === ticket).length, slot)),
});
const boxed = (slots: readonly string[]): Rule => ({
  tickets: list,
  wins: (ticket, sheet) =>
    slots.flatMap((slot) =>
      times(
        sheet[slot]!.filter((number) => sorted(number) === sorted(ticket)).length,
        `${slot}:${orders(ticket).size}`,
      ),
    ),
});

export const fourDigits: Record<string, Rule> = {
  BIG: prizes(bigSlots),
  SMALL: prizes(smallSlots),
  BOX_BIG: boxed(bigSlots),
  BOX_SMALL: boxed(smallSlots),
  TOP3_3D: {
    tickets: digits,
    wins: (ticket, sheet) => smallSlots.filter((slot) => sheet[slot]![0]!.substring(1) === ticket),
  },
};

const abcd = (sheet: Sheet): string => sheet['N']![0]!;
const occurrences = (digit: string, sheet: Sheet): number =>
  [...abcd(sheet)].filter((other) => other === digit).length;

const colok = (size: number): Rule => ({
  tickets: (text) => combinations(text, size),
  wins: (ticket, sheet) => {
    const counts = ticket.split(',').map((digit) => occurrences(digit, sheet));
    if (counts.some((count) => count === 0)) return [];
    let sum = 0;
    for (const count of counts) sum += count;
    return [`TIMES${sum}`];
  },
});

const names = ['AS', 'KOP', 'KEPALA', 'EKOR'];

/** Signs by number: 01 is the first, 12 the twelfth, 13 the first again, and 00 stands for 100. */
function sign(lastTwo: string): number {
  let number = lastTwo === '00' ? 100 : Number(lastTwo);
  while (number > 12) number -= 12;
  return number;
}

export const togel: Record<string, Rule> = {
  '4D': equals(abcd),
  '3D': equals((sheet) => abcd(sheet).substring(1)),
  '2D_BACK': equals((sheet) => abcd(sheet).substring(2)),
  '2D_FRONT': equals((sheet) => abcd(sheet).substring(0, 2)),
  '2D_MIDDLE': equals((sheet) => abcd(sheet).substring(1, 3)),
  '4D_FULL': equals(abcd),
  '3D_FULL': equals((sheet) => abcd(sheet).substring(1)),
  '2D_FULL': equals((sheet) => abcd(sheet).substring(2)),
  COLOK_BEBAS: {
    tickets: (text) => text.split(','),
    wins: (ticket, sheet) => once(occurrences(ticket, sheet) > 0, `TIMES:${occurrences(ticket, sheet)}`),
  },
  COLOK_2D: colok(2),
  COLOK_NAGA: colok(3),
  COLOK_JITU: {
    tickets: (text) => everyPosition(text, ''),
    wins: (ticket, sheet) => once(abcd(sheet)[Number(ticket.charAt(0))] === ticket.charAt(2)),
  },
  SHIO: {
    tickets: list,
    wins: (ticket, sheet) => once(sign(abcd(sheet).substring(2)) === Number(ticket), ticket),
  },
  SIDES: {
    tickets: list,
    wins: (ticket, sheet) => {
      const [name, side] = ticket.split('_');
      const digit = Number(abcd(sheet)[names.indexOf(name!)]);
      const sides = [digit > 4 ? 'BIG' : 'SMALL', isOdd(digit) ? 'ODD' : 'EVEN'];
      return once(sides.includes(side!), ticket);
    },
  },
  TENGAH_TEPI: {
    tickets: list,
    wins: (ticket, sheet) => {
      const two = Number(abcd(sheet).substring(2));
      return once(ticket === (two >= 25 && two <= 74 ? 'TENGAH' : 'TEPI'), ticket);
    },
  },
  NEIGHBOURS: {
    tickets: list,
    wins: (ticket, sheet) => {
      const [left, right, shape] = ticket.split('_');
      const one = Number(abcd(sheet)[names.indexOf(left!)]);
      const two = Number(abcd(sheet)[names.indexOf(right!)]);
      return once(shape === (one < two ? 'KEMBANG' : one > two ? 'KEMPIS' : 'KEMBAR'), ticket);
    },
  },
};

const post = (slots: readonly string[], count: number): Rule => ({
  tickets: digits,
  charge: slots.length,
  wins: (ticket, sheet) =>
    times(slots.filter((slot) => sheet[slot]![0]!.substring(4 - count) === ticket).length),
});

export const posts: Record<string, Rule> = Object.fromEntries(
  [1, 2, 3, 4].flatMap((count) => [
    ...[...'ABCDFINK'].map((slot) => [`${slot}_${count}D`, post([slot], count)]),
    [`LO_${count}D`, post([...'ABCD'], count)],
    [`LO8_${count}D`, post([...'ABCDFINK'], count)],
  ]),
) as Record<string, Rule>;

/** Two different numbers: one prize, the highest. */
const pairOfNumbers = (isSpecial: (sheet: Sheet, one: string, two: string) => boolean): Rule => ({
  tickets: (text) => everyOrder(text, '-', ''),
  wins: (ticket, sheet) => {
    const [one = '', two = ''] = ticket.split('-');
    const isIn = (number: string, ...slots: string[]): boolean =>
      slots.some((slot) => sheet[slot]!.includes(number));
    if (isSpecial(sheet, one, two)) return ['DB'];
    if (isIn(one, 'DB') && isIn(two, 'DB')) return ['DBREVERSED'];
    for (const slot of ['G1', 'G2', 'G3']) if (isIn(one, slot) && isIn(two, slot)) return [slot];
    const isFound = [one, two].map((number) => isIn(number, 'DB', 'G1', 'G2', 'G3'));
    if (isFound[0] && isFound[1]) return ['G4'];
    if (isIn(one, 'DB') || isIn(two, 'DB')) return ['G5'];
    return once(isFound[0]! || isFound[1]!, 'G6');
  },
});

export const max3d: Record<string, Rule> = {
  MAX3D: {
    tickets: digits,
    wins: (ticket, sheet) =>
      ['DB', 'G1', 'G2', 'G3'].flatMap((slot) =>
        times(sheet[slot]!.filter((number) => number === ticket).length, slot),
      ),
  },
  MAX3D_PLUS: pairOfNumbers((sheet, one, two) => sheet['DB']!.includes(one) && sheet['DB']!.includes(two)),
};

export const max3dPro: Record<string, Rule> = {
  MAX3D_PRO: pairOfNumbers((sheet, one, two) => sheet['DB']!.join('-') === `${one}-${two}`),
};
