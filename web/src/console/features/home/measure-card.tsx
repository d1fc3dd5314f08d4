import { useTranslation } from 'react-i18next';
import { ChartFrame, strokeOf } from '~/ui/chart-figures';
import { Tag } from '~/ui/chip';
import type { DayView } from './usual';

interface MeasureCardProps {
  name: string;
  help: string;
  /** Of today so far, with the current hour. */
  total: string;
  view: DayView;
  format: (value: number) => string;
}

const POINTS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const [WIDTH, HEIGHT] = [240, 56];

/** A figure of today, whether it is unusual in words, and its hours against the usual ones. */
export function MeasureCard({ name, help, total, view, format }: MeasureCardProps) {
  const { t } = useTranslation('console-home');
  const { verdict, usual, today, hoursOver, hours, usualHours } = view;
  const hour = POINTS[hoursOver] ?? '24:00';
  const series = [
    { key: 'today', label: t('today'), values: POINTS.map((_, i) => hours[i] ?? null) },
    { key: 'usual', label: t('usual'), values: usualHours },
  ];
  return (
    <article className="grid min-w-0 content-start gap-2 rounded-sm border border-line bg-panel p-3">
      <header className="flex items-start justify-between gap-2">
        <h3 className="font-body text-13 font-medium" title={help}>
          {name}
        </h3>
        {(verdict === 'high' || verdict === 'low') && <Tag tone="loss">{t(`verdict.${verdict}`)}</Tag>}
      </header>
      <p className="num text-20 font-semibold break-words">{total}</p>
      <p className="num text-12 text-muted">
        {usual === null
          ? t(hoursOver === 0 ? 'tooEarly' : 'tooFew')
          : t(`compared.${verdict === 'unknown' ? 'usual' : verdict}`, {
              hour,
              today: format(today),
              usual: format(usual),
            })}
      </p>
      <ChartFrame label={name} labelHidden points={POINTS} series={series} format={format}>
        <Drawing series={series.map(({ values }) => values)} />
      </ChartFrame>
    </article>
  );
}

function Drawing({ series }: { series: readonly (readonly (number | null)[])[] }) {
  const values = series.flat().filter((value) => value !== null);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (i: number) => (i / (POINTS.length - 1)) * WIDTH;
  const y = (value: number) => 2 + (HEIGHT - 4) * (1 - (value - low) / (high - low || 1));
  const path = (line: readonly (number | null)[]) =>
    line
      .map((value, i) =>
        value === null ? '' : `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`,
      )
      .join('');
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-14 w-full">
        <line
          x1="0"
          x2={WIDTH}
          y1={y(0)}
          y2={y(0)}
          stroke="var(--color-line)"
          vectorEffect="non-scaling-stroke"
        />
        {series.map((line, i) => (
          <path
            key={strokeOf(i).stroke}
            d={path(line)}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            stroke={strokeOf(i).stroke}
            strokeDasharray={strokeOf(i).dash}
          />
        ))}
      </svg>
      <p className="num flex justify-between text-11 text-subtle">
        <span>00:00</span>
        <span>12:00</span>
        <span>23:00</span>
      </p>
    </div>
  );
}
