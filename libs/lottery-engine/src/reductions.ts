import type { Reduction } from './play.js';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How often each distinct value occurs, most often first. */
const pattern = (values: readonly number[]): number[] =>
  [...new Set(values)]
    .map((value) => values.filter((other) => other === value).length)
    .toSorted((a, b) => b - a);

/** Distinct digits that follow each other on the circle 0–9. */
function isRun(values: readonly number[]): boolean {
  const present = new Set(values);
  if (present.size !== values.length) return false;
  return [...present].filter((digit) => !present.has((digit + 1) % 10)).length === 1;
}

/** 0 triple, 1 run on the circle of digits, 2 pair, 3 half run (two neighbours), 4 none of these. */
function form3(values: readonly number[]): number {
  const [most] = pattern(values);
  if (most === 3) return 0;
  if (most === 2) return 2;
  if (isRun(values)) return 1;
  return values.some((digit) => values.includes((digit + 1) % 10)) ? 3 : 4;
}

/** Code of each pattern of five digits; all distinct is 6, or 7 where they are a run on the circle of digits. */
const patternCodes: Readonly<Record<string, number>> = {
  '5': 0,
  '41': 1,
  '32': 2,
  '311': 3,
  '221': 4,
  '2111': 5,
  '11111': 6,
};

function form5(values: readonly number[]): number {
  const code = patternCodes[pattern(values).join('')] ?? -1;
  return code === 6 && isRun(values) ? 7 : code;
}

/** Three of five digits that sum to a multiple of ten leave two, whose sum counts; 10 for a multiple, 0 without three. */
function bull(values: readonly number[]): number {
  const total = sum(values);
  for (let first = 0; first < values.length; first++)
    for (let second = first + 1; second < values.length; second++) {
      const left = (values[first] ?? 0) + (values[second] ?? 0);
      if ((total - left) % 10 === 0) return left % 10 || 10;
    }
  return 0;
}

/** 100 + sum with a pair, 200 + sum with three distinct digits, -1 for a triple. */
function groupSum(values: readonly number[]): number {
  const distinct = new Set(values).size;
  return distinct === 1 ? -1 : (distinct - 1) * 100 + sum(values);
}

export function reduce(by: Reduction, values: readonly number[], argument = 0): number {
  switch (by) {
    case 'first':
      return values[0] ?? -1;
    case 'sum':
      return sum(values);
    case 'span':
      return Math.max(...values) - Math.min(...values);
    case 'compareEnds':
      return Math.sign((values[0] ?? 0) - (values.at(-1) ?? 0));
    case 'countFrom':
      return values.filter((value) => value >= argument).length;
    case 'countOdd':
      return values.filter((value) => value % 2 === 1).length;
    case 'middle':
      return values.toSorted((a, b) => a - b)[values.length >> 1] ?? -1;
    case 'modulo':
      return (values[0] || 100) % argument;
    case 'bull':
      return bull(values);
    case 'form3':
      return form3(values);
    case 'form5':
      return form5(values);
    case 'groupSum':
      return groupSum(values);
    case 'sortedNumber':
      return Number(values.toSorted((a, b) => a - b).join(''));
    case 'tripleOrSum':
      return new Set(values).size === 1 ? 0 : sum(values);
  }
}
