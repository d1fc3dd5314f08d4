import { useTranslation } from 'react-i18next';
import { POINT, POINTS } from '../model/slip';
import { PointsInput, unitOf } from './points-input';
import { pressClass } from './press';

interface PointsProps {
  /** Of a line, in minor units. */
  unit: bigint;
  onUnit: (unit: bigint) => void;
}

/** The points of a line: the usual ones, twice as many, or a number of the player's own. */
export function Points({ unit, onUnit }: PointsProps) {
  const { t } = useTranslation('lottery');
  const set = (points: bigint): void => onUnit(unitOf(points));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium text-muted">{t('points')}</legend>
      <div className="grid grid-cols-6 gap-1.5 sm:flex sm:flex-wrap">
        {POINTS.map((points) => (
          <button
            key={points}
            type="button"
            aria-pressed={unit === POINT * BigInt(points)}
            className={pressClass(unit === POINT * BigInt(points), 'font-semibold')}
            onClick={() => set(BigInt(points))}
          >
            {points}
          </button>
        ))}
        <button
          type="button"
          className={pressClass(false, 'font-semibold')}
          onClick={() => set((unit / POINT) * 2n)}
        >
          ×2<span className="sr-only"> {t('twice')}</span>
        </button>
        <PointsInput
          label={t('ownPoints')}
          unit={unit}
          onUnit={onUnit}
          className="col-span-6 w-full sm:w-28"
        />
      </div>
    </fieldset>
  );
}
