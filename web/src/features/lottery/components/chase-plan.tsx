import { useTranslation } from 'react-i18next';
import { Chip } from '~/ui/chip';
import type { Draw } from '../api/lottery.api';

export const RISES = [1, 2, 3] as const;

interface ChasePlanProps {
  draws: readonly Draw[];
  /** Of each draw, in order. */
  multiples: readonly number[];
  rise: number;
  onRise: (rise: number) => void;
  onMultiple: (at: number, multiple: string) => void;
}

/** The draws of a chase, each with its own multiple: the same, or rising from draw to draw. */
export function ChasePlan({ draws, multiples, rise, onRise, onMultiple }: ChasePlanProps) {
  const { t } = useTranslation('lottery');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-medium text-muted">{t('chase')}</legend>
      <div className="flex flex-wrap gap-2">
        {RISES.map((factor) => (
          <Chip key={factor} pressed={rise === factor} onClick={() => onRise(factor)}>
            {factor === 1 ? t('flat') : t('rise', { n: factor })}
          </Chip>
        ))}
      </div>
      <ol className="grid max-h-56 gap-1 overflow-auto">
        {draws.map(({ numero }, at) => (
          <li key={numero} className="flex items-center justify-between gap-3">
            <span className="num text-13">{t('draw', { numero })}</span>
            <label className="flex items-center gap-1.5">
              <span aria-hidden="true">×</span>
              <input
                aria-label={t('multipleOf', { numero })}
                className="num min-h-11 w-20 rounded-md border border-line-strong bg-well px-2 text-right text-14"
                inputMode="numeric"
                value={multiples[at]}
                onChange={(event) => onMultiple(at, event.target.value)}
              />
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
