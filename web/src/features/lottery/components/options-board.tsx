import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { explain, optionText, type Play } from '#libs/lottery-engine/browser';
import { useFigures } from '../hooks/use-figures';
import { toggled } from '../model/draft';
import type { BoardMarks } from './pick-button';
import { pickClass } from './press';

interface OptionsBoardProps {
  play: Play;
  /** ×1000 by tier. */
  odds: Readonly<Record<string, number>>;
  symbols: readonly string[];
  chosen: readonly string[];
  marks: BoardMarks;
  onChange: (chosen: string[]) => void;
}

const MANY = 8;

/** Options by the position that their code names, so that each position has a row of its own. */
function byPosition(codes: readonly string[]): string[][] {
  const rows = new Map<string, string[]>();
  for (const code of codes) {
    const position =
      /^(\d+)(?=[A-Z])/.exec(code)?.[1] ??
      /^(AS_KOP|KOP_KEPALA|KEPALA_EKOR|AS|KOP|KEPALA|EKOR)_/.exec(code)?.[1] ??
      '';
    rows.set(position, [...(rows.get(position) ?? []), code]);
  }
  return [...rows.values()];
}

/** The sides of a play, each with what it pays and how likely it is. */
export function OptionsBoard({ play, odds, symbols, chosen, marks, onChange }: OptionsBoardProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage() === 'vi' ? 'vi' : 'en';
  const figures = useFigures();
  const chances = new Map(explain(play, odds).chances.map((chance) => [chance.pick, chance]));
  return (
    <div className="grid gap-2">
      {byPosition(symbols).map((codes) => (
        <div
          key={codes[0]}
          className={classNames(
            'grid gap-1.5',
            codes.length > MANY
              ? 'grid-cols-3 sm:grid-cols-6 xl:grid-cols-8'
              : codes.length === 3 || codes.length > 4
                ? 'grid-cols-3 sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]'
                : 'grid-cols-2 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]',
          )}
        >
          {codes.map((code) => {
            const chance = chances.get(code);
            const [tier] = chance?.tiers ?? [];
            const isChosen = chosen.includes(code);
            const isFull = marks.isFull(0, code);
            return (
              <button
                key={code}
                type="button"
                aria-pressed={isChosen}
                className={pickClass(
                  isChosen,
                  'grid min-h-16 content-center gap-0.5 px-1 py-1.5',
                  isFull && !isChosen ? 'border-dashed text-subtle!' : '',
                )}
                onClick={() => onChange(toggled(chosen, [code], symbols))}
              >
                <span className={classNames('text-16 leading-tight', isFull && 'line-through')}>
                  {optionText(code, language)}
                </span>
                {isFull && <span className="text-11 font-normal">{t('full')}</span>}
                {chance && tier && (
                  <>
                    <span className={classNames('text-13 font-semibold', isChosen ? '' : 'text-gold')}>
                      {t('oneWins', { odds: figures.odds(tier.odds / chance.lines) })}
                    </span>
                    <span className={classNames('text-11 font-normal', isChosen ? '' : 'text-muted')}>
                      {chance.lines > 1 && `${t('lines', { n: chance.lines })} · `}
                      {figures.oneIn(tier.chance)}
                      {chance.stakeBack &&
                        ` · ${t('backIn', { percent: figures.percent(chance.stakeBack) })}`}
                    </span>
                  </>
                )}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
