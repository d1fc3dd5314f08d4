import { useTranslation } from 'react-i18next';
import { classNames } from '~/ui/class-names';
import { toggled, type Draft, type RowLabel } from '../model/draft';
import { PickButton, type BoardMarks } from './pick-button';

interface RowBoardProps {
  rows: readonly RowLabel[];
  symbols: readonly string[];
  draft: Draft;
  marks: BoardMarks;
  onChange: (draft: Draft) => void;
}

/** Halves of the symbols of a row by name; the upper half is of those from the middle on. */
const PARTS: Readonly<Record<string, (symbol: number, at: number, count: number) => boolean>> = {
  ALL: () => true,
  BIG: (_, at, count) => at >= Math.floor(count / 2),
  SMALL: (_, at, count) => at < Math.floor(count / 2),
  ODD: (symbol) => symbol % 2 === 1,
  EVEN: (symbol) => symbol % 2 === 0,
};

/** One row of symbols for each position, with the usual parts of a row one tap away. */
export function RowBoard({ rows, symbols, draft, marks, onChange }: RowBoardProps) {
  const { t } = useTranslation('lottery');
  const set = (at: number, row: string[]): void =>
    onChange(draft.map((other, index) => (index === at ? row : other)));
  return (
    <div className="grid gap-3">
      {rows.map((row, at) => {
        const chosen = draft[at] ?? [];
        const name = t(`row.${row.key}` as 'row.D1', { n: row.n, size: row.size });
        return (
          <fieldset key={`${row.key}${row.n ?? ''}`} className="grid min-w-0 gap-1.5">
            <legend className="sr-only">{name}</legend>
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <span aria-hidden="true" className="text-13 font-semibold text-muted">
                {name}
              </span>
              <span className="flex">
                {Object.entries(PARTS).map(([part, has]) => (
                  <button
                    key={part}
                    type="button"
                    aria-label={`${name}: ${t(`part.${part}` as 'part.ALL')}`}
                    className="min-h-11 min-w-11 px-1 text-13 text-gold hover:text-gold-hi"
                    onClick={() =>
                      set(
                        at,
                        symbols.filter((symbol, index) => has(Number(symbol), index, symbols.length)),
                      )
                    }
                  >
                    {t(`part.${part}` as 'part.ALL')}
                  </button>
                ))}
                <button
                  type="button"
                  aria-label={`${name}: ${t('clear')}`}
                  className="min-h-11 min-w-11 px-1 text-13 text-muted hover:text-text disabled:text-subtle"
                  disabled={chosen.length === 0}
                  onClick={() => set(at, [])}
                >
                  {t('part.CLEAR')}
                </button>
              </span>
            </div>
            <div
              className={classNames(
                'grid gap-1.5',
                symbols.length > 6
                  ? 'grid-cols-5 sm:grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))]'
                  : 'grid-cols-6',
              )}
            >
              {symbols.map((symbol) => (
                <PickButton
                  key={symbol}
                  symbol={symbol}
                  row={at}
                  rowName={name}
                  isPicked={chosen.includes(symbol)}
                  marks={marks}
                  onPress={() => set(at, toggled(chosen, [symbol], symbols))}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
