import { useTranslation } from 'react-i18next';
import { formatPercent } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Chip } from '~/ui/chip';
import type { SeriesRange } from '../api/lottery.api';
import { rebateOf } from '../model/slip';

const STEP = 2;

interface PrizeChoiceProps {
  modes: readonly string[];
  mode: string;
  onMode: (mode: string) => void;
  /** Absent where odds are fixed. */
  range: SeriesRange | undefined;
  series: number | undefined;
  onSeries: (series: number) => void;
}

/** Between a high prize and a low price: the series, and the odds book where the game has two. */
export function PrizeChoice({ modes, mode, onMode, range, series, onSeries }: PrizeChoiceProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  if (!range || series === undefined) return null;
  const rebate = formatPercent((rebateOf(range, series) / 10_000).toFixed(2), language);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-medium text-muted">{t('prize')}</legend>
      {modes.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {modes.map((name) => (
            <Chip key={name} pressed={name === mode} onClick={() => onMode(name)}>
              {t(`mode.${name}` as 'mode.ZY')}
            </Chip>
          ))}
        </div>
      )}
      <div className="grid gap-1">
        <span className="flex justify-between gap-3 text-13">
          <span>{t('series', { series })}</span>
          <b className="num text-gold">{t('rebate', { rebate })}</b>
        </span>
        <input
          type="range"
          aria-label={t('prize')}
          className="min-h-11 w-full accent-[var(--color-gold)]"
          min={range.minSeries}
          max={range.maxBetSeries}
          step={STEP}
          value={series}
          aria-valuetext={`${t('series', { series })}, ${t('rebate', { rebate })}`}
          onChange={(event) => onSeries(Number(event.target.value))}
        />
      </div>
      <p className="text-12 text-muted">{t('seriesHelp')}</p>
    </fieldset>
  );
}
