import { useState } from 'react';
import { classNames } from '~/ui/class-names';
import { POINT } from '../model/slip';

const MOST_POINTS = 1_000_000n;
const MOST_FIGURES = 7;

const within = (points: bigint): bigint => (points < 1n ? 1n : points > MOST_POINTS ? MOST_POINTS : points);

/** The stake of a line by its points, one at the least. */
export const unitOf = (points: bigint): bigint => POINT * within(points);

interface PointsInputProps {
  label: string;
  /** Of a line, in minor units. */
  unit: bigint;
  onUnit: (unit: bigint) => void;
  className?: string;
}

/** A number of points as it is typed; empty while the player writes another one. */
export function PointsInput({ label, unit, onUnit, className }: PointsInputProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <input
      aria-label={label}
      className={classNames(
        'num min-h-11 rounded-md border border-line-strong bg-well px-3 text-16 text-text',
        className,
      )}
      inputMode="numeric"
      value={isEmpty ? '' : String(unit / POINT)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setIsEmpty(false)}
      onChange={(event) => {
        const figures = event.target.value.replaceAll(/\D/g, '').slice(0, MOST_FIGURES);
        setIsEmpty(figures === '');
        onUnit(unitOf(BigInt(figures || '1')));
      }}
    />
  );
}
