import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '~/ui/field';
import { toggled } from '../model/draft';
import { mirrored, QUICK_SETS, SET_KINDS, setsOfKind, type SetKind } from '../model/number-sets';
import { pressClass } from './press';

interface SetHelpersProps {
  symbols: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Sets of two-digit numbers by name, and the mirrors of those that are chosen. */
export function SetHelpers({ symbols, chosen, onChange }: SetHelpersProps) {
  const { t } = useTranslation('lottery');
  const [kind, setKind] = useState<SetKind>('touch');
  const picked = new Set(chosen);
  const isWhole = (numbers: readonly string[]): boolean => numbers.every((number) => picked.has(number));
  const toggle = (numbers: readonly string[]): void => onChange(toggled(chosen, numbers, symbols));
  const scroller = 'no-scrollbar -mx-4 flex gap-1.5 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0';
  return (
    <div className="grid min-w-0 gap-2">
      <div className={scroller}>
        {Object.entries(QUICK_SETS).map(([name, numbers]) => (
          <button
            key={name}
            type="button"
            aria-pressed={isWhole(numbers)}
            className={pressClass(isWhole(numbers), 'px-3 text-14')}
            onClick={() => toggle(numbers)}
          >
            {t(`set.${name}` as 'set.EVEN')}
          </button>
        ))}
        <button
          type="button"
          className={pressClass(false, 'px-3 text-14 disabled:text-subtle')}
          disabled={chosen.length === 0}
          onClick={() => onChange(mirrored(chosen))}
        >
          {t('mirror')}
        </button>
      </div>
      <div className={scroller}>
        <div className="w-32 shrink-0">
          <SelectField
            hideLabel
            label={t('sets')}
            value={kind}
            onChange={(event) => setKind(event.target.value as SetKind)}
          >
            {SET_KINDS.map((each) => (
              <option key={each} value={each}>
                {t(`setKind.${each}`)}
              </option>
            ))}
          </SelectField>
        </div>
        {setsOfKind(kind).map(({ name, numbers }) => (
          <button
            key={name}
            type="button"
            aria-label={`${t(`setKind.${kind}`)} ${kind === 'parity' ? t(`set.${name}` as 'set.EVEN_ODD') : name}`}
            aria-pressed={isWhole(numbers)}
            className={pressClass(isWhole(numbers), kind === 'parity' ? 'px-3 text-14' : 'px-2 text-14')}
            onClick={() => toggle(numbers)}
          >
            {kind === 'parity' ? t(`set.${name}` as 'set.EVEN_ODD') : name}
          </button>
        ))}
      </div>
    </div>
  );
}
