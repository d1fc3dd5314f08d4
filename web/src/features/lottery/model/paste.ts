import { type Play, formOf } from '#libs/lottery-engine/browser';
import { isPairOfNumbers } from './draft';
import { readContent } from './slip';

export interface PastedLine {
  content: string;
  lines: number;
  /** The stake of a line in minor units; absent where the text has none. */
  unit?: bigint;
}

export interface Pasted {
  lines: readonly PastedLine[];
  /** Parts that are no selection of the play. */
  faults: readonly string[];
}

const POINT = 100_000n;
const DONG = 100n;
/** From here on a number without a letter is an amount of money; below it, points. */
const LEAST_MONEY = 1_000n;

/** `x50k`, `x 50`, `*50.000đ`, `=2tr` after the numbers. */
const AMOUNT = /[x×*=]\s*(\d[\d.]*)\s*(k|n|ngàn|nghìn|tr|triệu|đ|d|₫|điểm|pts?)?(?=$|[\s,;])[\s,;]*/giu;

function minorOf(figure: string, letter: string): bigint {
  const amount = BigInt(figure.replaceAll('.', ''));
  const mark = letter.toLowerCase();
  if (mark === 'tr' || mark === 'triệu') return amount * 1_000_000n * DONG;
  if (mark === 'đ' || mark === 'd' || mark === '₫') return amount * DONG;
  if (mark === '' && amount >= LEAST_MONEY) return amount * DONG;
  return amount * POINT;
}

/** Numbers of a list are separated by anything but digits, and each counts once. */
function normalised(play: Play, text: string): string {
  const form = formOf(play);
  const trimmed = text.trim().replace(/^[,.;]+|[,.;]+$/g, '');
  if (isPairOfNumbers(play) && /^\d+[^\d]+\d+$/.test(trimmed)) return trimmed.replace(/[^\d]+/, '_');
  if (!form || trimmed.includes('_') || form.atLeast === undefined) return trimmed;
  const parts = trimmed.split(/[^\d]+/).filter((part) => part !== '');
  const [only = ''] = parts;
  const isRun = parts.length === 1 && form.symbols.width > 1 && only.length > form.symbols.width;
  const whole =
    isRun && only.length % form.symbols.width === 0
      ? only.match(new RegExp(`\\d{${form.symbols.width}}`, 'g'))!
      : parts;
  return [...new Set(whole)].join(',');
}

/** Reads what a player has typed or pasted: "12,34x50k 68x20" is two selections with amounts of their own. */
export function readPasted(play: Play, text: string): Pasted {
  const lines: PastedLine[] = [];
  const faults: string[] = [];
  const take = (part: string, unit?: bigint): void => {
    if (part.trim() === '') return;
    const read = readContent(play, normalised(play, part));
    if (read && unit !== 0n) lines.push({ ...read, ...(unit !== undefined && { unit }) });
    else faults.push(part.trim());
  };
  for (const row of text.split(/[;\n]+/)) {
    let from = 0;
    for (const match of row.matchAll(AMOUNT)) {
      take(row.slice(from, match.index), minorOf(match[1]!, match[2] ?? ''));
      from = match.index + match[0].length;
    }
    take(row.slice(from));
  }
  return { lines, faults };
}
