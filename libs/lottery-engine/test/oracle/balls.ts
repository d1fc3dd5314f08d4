import { combinations, everyOrder, everyPosition, list, repeated } from './tickets.js';
import { isOdd, once, sorted, total, type Rule, type Sheet } from './rules.js';

/** Three dice. */
const dice = (sheet: Sheet): string => sorted(sheet['D']!.join(''));
const isTriple = (sheet: Sheet): boolean => new Set(sheet['D']).size === 1;
const shown = (face: string, sheet: Sheet): number => sheet['D']!.filter((die) => die === face).length;
const diceSide = (ticket: string, sheet: Sheet): boolean => {
  const sum = total(sheet['D']!);
  return [sum >= 11 ? 'BIG' : 'SMALL', isOdd(sum) ? 'ODD' : 'EVEN'].includes(ticket);
};
const face = (holds: (count: number) => boolean): Rule => ({
  tickets: list,
  wins: (ticket, sheet) => once(holds(shown(ticket, sheet))),
});
const faces = (size: number): Rule => ({
  tickets: (text) => combinations(text, size),
  wins: (ticket, sheet) => once(ticket.split(',').every((one) => shown(one, sheet) > 0)),
});

export const threeDice: Record<string, Rule> = {
  SUM: { tickets: list, wins: (ticket, sheet) => once(total(sheet['D']!) === Number(ticket), ticket) },
  SIDES: { tickets: list, wins: (ticket, sheet) => once(diceSide(ticket, sheet), ticket) },
  SIDES_NO_TRIPLE: {
    tickets: list,
    wins: (ticket, sheet) => once(!isTriple(sheet) && diceSide(ticket, sheet), ticket),
  },
  TRIPLE: face((count) => count === 3),
  ANY_TRIPLE: { tickets: list, wins: (ticket, sheet) => once(isTriple(sheet), ticket) },
  PAIR: face((count) => count >= 2),
  PAIR_EXACT: face((count) => count === 2),
  PAIR_SINGLE: {
    tickets: (text) =>
      repeated(text, [
        [2, 1],
        [1, 1],
      ]),
    wins: (ticket, sheet) => once(dice(sheet) === ticket),
  },
  DISTINCT: faces(3),
  ANY_RUN: {
    tickets: list,
    wins: (ticket, sheet) => once(['123', '234', '345', '456'].includes(dice(sheet)), ticket),
  },
  RUN: { tickets: list, wins: (ticket, sheet) => once(dice(sheet) === ticket, ticket) },
  TWO_FACES: faces(2),
  FACE: face((count) => count > 0),
  FACE_COUNT: {
    tickets: list,
    wins: (ticket, sheet) => once(shown(ticket, sheet) > 0, `WIN:${shown(ticket, sheet)}`),
  },
};

/** Balls in order. */
const inOrder = (slot: string, count: number): Rule => ({
  tickets: (text) => everyOrder(text, '-', ''),
  wins: (ticket, sheet) => once(sheet[slot]!.slice(0, count).join('-') === ticket),
});
const atPosition = (slot: string): Rule => ({
  tickets: (text) => everyPosition(text, '-'),
  wins: (ticket, sheet) => {
    const [position, ball] = ticket.split(':');
    return once(sheet[slot]![Number(position)] === ball);
  },
});

const rankSide: Record<string, (ball: number) => boolean> = {
  BIG: (ball) => ball >= 6,
  SMALL: (ball) => ball <= 5,
  ODD: isOdd,
  EVEN: (ball) => !isOdd(ball),
};

/** 3BIG: the side of the third place. */
const placed = (ticket: string): [place: number, side: string] => [
  parseInt(ticket, 10) - 1,
  ticket.replace(/^\d+/, ''),
];

export const race: Record<string, Rule> = {
  RANK: atPosition('R'),
  STRAIGHT2: inOrder('R', 2),
  STRAIGHT3: inOrder('R', 3),
  STRAIGHT4: inOrder('R', 4),
  STRAIGHT5: inOrder('R', 5),
  SIDES: {
    tickets: list,
    wins: (ticket, sheet) => {
      const [place, side] = placed(ticket);
      return once(rankSide[side]!(Number(sheet['R']![place])), ticket);
    },
  },
  DRAGON_TIGER: {
    tickets: list,
    wins: (ticket, sheet) => {
      const [place, side] = placed(ticket);
      const ahead = Number(sheet['R']![place]) > Number(sheet['R']![9 - place]);
      return once(side === (ahead ? 'DRAGON' : 'TIGER'), ticket);
    },
  },
  TOP2_SUM: {
    tickets: list,
    wins: (ticket, sheet) => once(total(sheet['R']!.slice(0, 2)) === Number(ticket), ticket),
  },
  TOP2_SIDES: {
    tickets: list,
    wins: (ticket, sheet) => {
      const sum = total(sheet['R']!.slice(0, 2));
      return once([sum >= 12 ? 'BIG' : 'SMALL', isOdd(sum) ? 'ODD' : 'EVEN'].includes(ticket), ticket);
    },
  },
};

/** Any n of five drawn balls: a shorter ticket lies within the draw, a longer one holds the whole draw. */
const anyOf = (size: number): Rule => ({
  tickets: (text) => combinations(text, size),
  wins: (ticket, sheet) => {
    const chosen = ticket.split(',');
    const inside = chosen.filter((ball) => sheet['B']!.includes(ball)).length;
    return once(inside === Math.min(5, size));
  },
});
const firstBalls = (size: number, among: number): Rule => ({
  tickets: (text) => combinations(text, size),
  wins: (ticket, sheet) =>
    once(ticket.split(',').every((ball) => sheet['B']!.slice(0, among).includes(ball))),
});

export const fiveOfEleven: Record<string, Rule> = {
  ANY1: anyOf(1),
  ANY2: anyOf(2),
  ANY3: anyOf(3),
  ANY4: anyOf(4),
  ANY5: anyOf(5),
  ANY6: anyOf(6),
  ANY7: anyOf(7),
  ANY8: anyOf(8),
  STRAIGHT2: inOrder('B', 2),
  STRAIGHT3: inOrder('B', 3),
  GROUP2: firstBalls(2, 2),
  GROUP3: firstBalls(3, 3),
  FIX: atPosition('B'),
  FIRST3_HAS: firstBalls(1, 3),
  ODD_COUNT: {
    tickets: list,
    wins: (ticket, sheet) =>
      once(sheet['B']!.filter((ball) => isOdd(Number(ball))).length === Number(ticket), ticket),
  },
  MIDDLE: {
    tickets: list,
    wins: (ticket, sheet) => once(Number([...sheet['B']!].sort()[2]) === Number(ticket), ticket),
  },
  SUM_SIZE: {
    tickets: list,
    wins: (ticket, sheet) => {
      const sum = total(sheet['B']!);
      return sum === 30 ? ['REFUND'] : once(ticket === (sum > 30 ? 'BIG' : 'SMALL'), ticket);
    },
  },
  SIDES: {
    tickets: list,
    wins: (ticket, sheet) => {
      const [place, side] = placed(ticket);
      const ball = Number(sheet['B']![place]);
      return ball === 11 ? ['REFUND'] : once(rankSide[side]!(ball), ticket);
    },
  },
};

/** Twenty of eighty: pays by the hits named. */
const kenoPick = (size: number, paid: readonly number[]): Rule => ({
  tickets: (text) => combinations(text, size),
  wins: (ticket, sheet) => {
    const hits = ticket.split(',').filter((ball) => sheet['B']!.includes(ball)).length;
    return once(paid.includes(hits), `HITS${hits}`);
  },
});

function element(sum: number): string {
  if (sum <= 695) return 'METAL';
  if (sum <= 763) return 'WOOD';
  if (sum <= 855) return 'WATER';
  return sum <= 923 ? 'FIRE' : 'EARTH';
}

const kenoSides: Record<string, Rule> = {
  SUM_SIZE: {
    tickets: list,
    wins: (ticket, sheet) => {
      const sum = total(sheet['B']!);
      return once(ticket === (sum === 810 ? 'TIE' : sum > 810 ? 'OVER' : 'UNDER'), ticket);
    },
  },
  SUM_PARITY: {
    tickets: list,
    wins: (ticket, sheet) => once(ticket === (isOdd(total(sheet['B']!)) ? 'ODD' : 'EVEN'), ticket),
  },
  HALVES: {
    tickets: list,
    wins: (ticket, sheet) => {
      const low = sheet['B']!.filter((ball) => Number(ball) <= 40).length;
      return once(ticket === (low === 10 ? 'TIE' : low > 10 ? 'LOWER' : 'UPPER'), ticket);
    },
  },
  PARITIES: {
    tickets: list,
    wins: (ticket, sheet) => {
      const even = sheet['B']!.filter((ball) => !isOdd(Number(ball))).length;
      return once(ticket === (even === 10 ? 'TIE' : even > 10 ? 'EVEN' : 'ODD'), ticket);
    },
  },
  ELEMENTS: { tickets: list, wins: (ticket, sheet) => once(element(total(sheet['B']!)) === ticket, ticket) },
};

export const keno: Record<string, Rule> = {
  PICK1: kenoPick(1, [1]),
  PICK2: kenoPick(2, [2]),
  PICK3: kenoPick(3, [2, 3]),
  PICK4: kenoPick(4, [2, 3, 4]),
  PICK5: kenoPick(5, [3, 4, 5]),
  ...kenoSides,
};

export const vietlottKeno: Record<string, Rule> = {
  PICK1: kenoPick(1, [1]),
  PICK2: kenoPick(2, [2]),
  PICK3: kenoPick(3, [2, 3]),
  PICK4: kenoPick(4, [2, 3, 4]),
  PICK5: kenoPick(5, [3, 4, 5]),
  PICK6: kenoPick(6, [3, 4, 5, 6]),
  PICK7: kenoPick(7, [3, 4, 5, 6, 7]),
  PICK8: kenoPick(8, [0, 4, 5, 6, 7, 8]),
  PICK9: kenoPick(9, [0, 4, 5, 6, 7, 8, 9]),
  PICK10: kenoPick(10, [0, 5, 6, 7, 8, 9, 10]),
  ...kenoSides,
};

const lottoSide = (size: number, drawn: number): Rule => ({
  tickets: (text) => combinations(text, size),
  wins: (ticket, sheet) =>
    once(ticket.split(',').filter((ball) => sheet['B']!.includes(ball)).length === drawn),
});

const lottoTicket = (size: number): Rule => ({
  tickets: (text) => combinations(text, size),
  wins: (ticket, sheet) => {
    const drawn = ticket.split(',').filter((ball) => sheet['B']!.includes(ball)).length;
    return once(drawn >= 3, `HITS${drawn}`);
  },
});

const lottoSides: Record<string, Rule> = {
  CONTAINS: lottoSide(1, 1),
  ...Object.fromEntries([2, 3, 4].map((size) => [`ALL${size}`, lottoSide(size, size)])),
  ...Object.fromEntries([5, 6, 7, 8, 9, 10].map((size) => [`NONE${size}`, lottoSide(size, 0)])),
  ...Object.fromEntries([5, 6, 7, 8, 9, 10].map((size) => [`ONE${size}`, lottoSide(size, 1)])),
};

const bonusBall: Rule = {
  tickets: list,
  wins: (ticket, sheet) => once(sheet['BONUS']![0] === ticket, 'HITS1'),
};

export const sixNumbers: Record<string, Rule> = { ...lottoSides, MATCH6: lottoTicket(6) };
export const sixAndBonus: Record<string, Rule> = { ...sixNumbers, BONUS: bonusBall };
export const fiveAndBonus: Record<string, Rule> = { ...lottoSides, MATCH5: lottoTicket(5), BONUS: bonusBall };
