import { OrderErrors } from './order.errors.js';
import { maxMultiple, maxSlipLines, type LineInput } from './order.rules.js';

/** The units in which a slip counts its stakes; minor units. */
export const bettingUnits = {
  H: 10_000n,
  K: 100_000n,
  T: 1_000_000n,
} as const;
type Unit = keyof typeof bettingUnits;

const isUnit = (text: string): text is Unit => Object.hasOwn(bettingUnits, text);

/** Lines of the slip grammar `picks~approach~playId~unit~series~multiple`, joined by semicolons. Series 0 is the default. */
export function linesOfSlip(slip: string): LineInput[] {
  const lines = slip.split(';').filter((line) => line.trim() !== '');
  if (lines.length === 0 || lines.length > maxSlipLines)
    throw OrderErrors.LOTTERY_SELECTION_INVALID({ reason: 'LINES' });
  return lines.map(lineOf);
}

function lineOf(line: string, at: number): LineInput {
  const [content = '', approach, play = '', unit = '', series = '', multiple = '', ...rest] = line.split('~');
  const times = Number(multiple);
  const isFormed =
    rest.length === 0 &&
    (approach === '1' || approach === '2') &&
    isUnit(unit) &&
    /^\d{1,4}$/.test(series) &&
    /^\d{1,3}$/.test(multiple) &&
    times >= 1 &&
    times <= maxMultiple;
  if (!isFormed) throw OrderErrors.LOTTERY_SELECTION_INVALID({ line: at, reason: 'FORM' });
  return {
    ...{ play, content, unitStake: bettingUnits[unit] * BigInt(times) },
    ...(series !== '0' && { series: Number(series) }),
  };
}
