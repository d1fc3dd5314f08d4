import { formOf, type Play } from '#libs/lottery-engine/browser';

/** How the symbols of a play are laid out for the player to choose from. */
export type BoardKind = 'options' | 'pairs' | 'symbols' | 'rows';

/** What a row of a board chooses for: a digit's place, a rank, a ball, or how often a digit occurs. */
export interface RowLabel {
  key: string;
  n?: number;
  size?: number;
}

/** The chosen symbols by row; boards of one field have a single row. */
export type Draft = readonly (readonly string[])[];

const DIGITS = ['D10000', 'D1000', 'D100', 'D10', 'D1'] as const;
const TOGEL = ['AS', 'KOP', 'KEPALA', 'EKOR'] as const;

export function boardOf(play: Play): BoardKind {
  const { rule } = play;
  if (rule.kind === 'options') return 'options';
  if (rule.kind === 'numbers') {
    if (rule.digits === 1) return 'symbols';
    return rule.digits === 2 && !rule.bags[0]?.view.join ? 'pairs' : 'rows';
  }
  if (rule.kind === 'subset') return isPairs(rule.symbols) ? 'pairs' : 'symbols';
  if (rule.kind === 'roles') return rule.pool || rule.roles.length === 1 ? 'symbols' : 'rows';
  return 'rows';
}

/** Two numbers of several digits; each digit has a row. */
export const isPairOfNumbers = ({ rule }: Play): boolean =>
  rule.kind === 'sequence' && rule.symbols.width > 2;

const isPairs = ({ from, to }: { from: number; to: number }): boolean => from === 0 && to === 99;

/** The rows of a board, from the first position to the last. */
export function rowsOf(play: Play): RowLabel[] {
  const { rule, group } = play;
  if (rule.kind === 'roles')
    return rule.roles.map(({ times, choose }) => ({ key: 'ROLE', n: times, size: choose }));
  if (rule.kind === 'numbers') {
    const entries = rule.bags[0]?.view.entries;
    const length = play.layout === 'SSC5' ? 5 : 3;
    if (entries) return entries.map((entry) => ({ key: DIGITS[DIGITS.length - length + entry]! }));
    return DIGITS.slice(-rule.digits).map((key) => ({ key }));
  }
  if (rule.kind === 'sequence' && isPairOfNumbers(play))
    return [1, 2].flatMap((n) => DIGITS.slice(-rule.symbols.width).map((key) => ({ key: `PAIR_${key}`, n })));
  const count = rule.kind === 'each' ? rule.positions.length : rule.kind === 'sequence' ? rule.length : 1;
  return Array.from({ length: count }, (_, at) => {
    if (group === 'TOGEL') return { key: TOGEL[at]! };
    if (group === 'PK10') return { key: 'RANK', n: at + 1 };
    if (group === 'L11X5') return { key: 'BALL', n: at + 1 };
    return { key: DIGITS[DIGITS.length - count + at]! };
  });
}

const listed = ({ from, to, width }: { from: number; to: number; width: number }): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(width, '0'));

/** The symbols of a row, or of the whole board where it has one field. */
export function symbolsOf(play: Play): string[] {
  if (play.rule.kind === 'options') return play.rule.options.map(({ code }) => code);
  const form = formOf(play)!;
  if (isPairOfNumbers(play)) return listed({ from: 0, to: 9, width: 1 });
  return listed(boardOf(play) === 'rows' ? form.setSymbols : form.symbols);
}

const SYSTEMS = [6, 7, 8, 9, 10, 12, 15, 18] as const;

/** Sizes of a system bet on whole tickets of a lotto that are one tap away; none for other plays. */
export const systemSizes = ({ rule, code }: Play): number[] =>
  rule.kind === 'subset' && code.startsWith('MATCH') ? SYSTEMS.filter((size) => size > rule.choose) : [];

/** The text of a draft; undefined while a row that must not be empty is. */
export function contentOf(play: Play, draft: Draft): string | undefined {
  if (boardOf(play) !== 'rows') return draft[0]?.length ? draft[0].join(',') : undefined;
  const { rule } = play;
  const isOptional = rule.kind === 'each';
  if (draft.every((row) => row.length === 0)) return undefined;
  if (!isOptional && draft.some((row) => row.length === 0)) return undefined;
  if (isPairOfNumbers(play)) {
    const half = draft.length / 2;
    return [draft.slice(0, half), draft.slice(half)].map((rows) => product(rows).join('-')).join('_');
  }
  const isOneNumber = rule.kind === 'numbers' && draft.every((row) => row.length === 1);
  if (isOneNumber || !formOf(play)?.positions) return [...new Set(product(draft))].join(',');
  const separator = formOf(play)!.setSymbols.width === 1 ? '' : '-';
  return draft.map((row) => row.join(separator) || '#').join('_');
}

const product = (rows: Draft): string[] =>
  rows.reduce<string[]>((heads, row) => heads.flatMap((head) => row.map((symbol) => head + symbol)), ['']);

export const emptyDraft = (play: Play): Draft =>
  boardOf(play) === 'rows' ? rowsOf(play).map(() => []) : [[]];

/** A selection's text on the board; undefined where the board cannot show it, such as a list of long numbers. */
export function draftOf(play: Play, content: string): Draft | undefined {
  const { rule } = play;
  if (boardOf(play) !== 'rows') return [content.split(rule.kind === 'options' ? ',' : /[,-]/)];
  if (isPairOfNumbers(play)) return pairDraft(content);
  const rows = rowsOf(play).length;
  const width = formOf(play)!.setSymbols.width;
  const read = (part: string): string[] => {
    if (part === '#') return [];
    return width === 1 ? [...part.replaceAll(/\D/g, '')] : part.split('-');
  };
  if (content.includes('_')) {
    const parts = content.split('_').map(read);
    return parts.length === rows ? parts : undefined;
  }
  return /^\d+$/.test(content) && content.length === rows && width === 1
    ? [...content].map((symbol) => [symbol])
    : undefined;
}

/** The digits of two lists of numbers by place; undefined where a list is not all that its digits make. */
function pairDraft(content: string): Draft | undefined {
  const halves = content.split('_').map((part) => {
    const numbers = part.split('-');
    const rows = [...(numbers[0] ?? '')].map((_, at) => [
      ...new Set(numbers.map((number) => number[at] ?? '')),
    ]);
    return product(rows).length === numbers.length ? rows : undefined;
  });
  const [first, second] = halves;
  return first && second && [...first, ...second];
}

/** Adds the symbols to a row, or takes them out if all of them are chosen; the row keeps the order of the board. */
export function toggled(
  row: readonly string[],
  symbols: readonly string[],
  order: readonly string[],
): string[] {
  const chosen = new Set(row);
  const isWhole = symbols.every((symbol) => chosen.has(symbol));
  for (const symbol of symbols) {
    if (isWhole) chosen.delete(symbol);
    else chosen.add(symbol);
  }
  return order.filter((symbol) => chosen.has(symbol));
}
