import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '~/ui/class-names';
import { toggled } from '../model/draft';
import { setsOfKind } from '../model/number-sets';
import { PickButton, type BoardMarks } from './pick-button';

interface PairGridProps {
  symbols: readonly string[];
  chosen: readonly string[];
  marks: BoardMarks;
  onChange: (chosen: string[]) => void;
}

const HEADS = setsOfKind('head');
const TAILS = setsOfKind('tail');

const headClass = (isWhole: boolean, ...more: string[]): string =>
  classNames(
    'min-h-11 rounded-sm bg-well text-12 leading-tight',
    isWhole ? 'text-gold-hi shadow-[inset_0_0_0_1px_var(--color-gold)]' : 'text-muted hover:text-text',
    ...more,
  );

/** The numbers 00 to 99, a row for each first digit; the heads of rows and columns choose ten numbers at once. */
export function PairGrid({ symbols, chosen, marks, onChange }: PairGridProps) {
  const { t } = useTranslation('lottery');
  const picked = new Set(chosen);
  const hasAll = (numbers: readonly string[]): boolean => numbers.every((number) => picked.has(number));
  const toggle = (numbers: readonly string[]): void => onChange(toggled(chosen, numbers, symbols));
  return (
    <div className="-mx-1.5 max-h-[26rem] overflow-y-auto px-1.5 py-1 sm:max-h-none">
      <div className="grid grid-cols-[2.4rem_repeat(5,minmax(0,1fr))] gap-1.5 sm:grid-cols-[3rem_repeat(10,minmax(0,1fr))]">
        <span className="max-sm:hidden" aria-hidden="true" />
        {TAILS.map(({ name, numbers }) => (
          <button
            key={name}
            type="button"
            aria-pressed={hasAll(numbers)}
            className={headClass(hasAll(numbers), 'max-sm:hidden')}
            onClick={() => toggle(numbers)}
          >
            {t('setKind.tail')} <b className="num block text-14 text-text">{name}</b>
          </button>
        ))}
        {HEADS.map(({ name, numbers }) => (
          <Fragment key={name}>
            <button
              type="button"
              aria-pressed={hasAll(numbers)}
              className={headClass(hasAll(numbers), 'max-sm:row-span-2')}
              onClick={() => toggle(numbers)}
            >
              {t('setKind.head')} <b className="num block text-14 text-text">{name}</b>
            </button>
            {numbers.map((number) => (
              <PickButton
                key={number}
                symbol={number}
                isPicked={picked.has(number)}
                marks={marks}
                onPress={() => toggle([number])}
              />
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
