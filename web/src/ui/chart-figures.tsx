import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface Series {
  key: string;
  label: string;
  /** As many as there are points; null where there is none. */
  values: readonly (number | null)[];
}

export interface ChartProps {
  label: string;
  points: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Where a heading next to it says the same. */
  labelHidden?: boolean;
}

/** Series differ by dash and by order too, never by colour alone. */
export const STROKES = [
  { stroke: 'var(--color-gold)', dash: undefined },
  { stroke: 'var(--color-info)', dash: '7 4' },
  { stroke: 'var(--color-win)', dash: '2 4' },
  { stroke: 'var(--color-loss)', dash: '10 3 2 3' },
] as const;
export const strokeOf = (i: number) => STROKES[i % STROKES.length]!;

/** A drawing with its legend, and the same figures as a table for everyone who does not see the drawing. */
export function ChartFrame({
  label,
  points,
  series,
  format,
  labelHidden = false,
  children,
}: ChartProps & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <b className={labelHidden ? 'sr-only' : 'font-semibold'}>{label}</b>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
          {series.map(({ key, label: name }, i) => (
            <li key={key} className="flex items-center gap-2">
              <svg width="22" height="8" aria-hidden="true">
                <line
                  x1="0"
                  x2="22"
                  y1="4"
                  y2="4"
                  strokeWidth="3"
                  stroke={strokeOf(i).stroke}
                  strokeDasharray={strokeOf(i).dash}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      {children}
      <details className="text-13">
        <summary className="min-h-6 cursor-pointer text-muted">{t('kit.figures')}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reachable by keyboard */}
        <div role="region" aria-label={label} tabIndex={0} className="mt-2 max-h-80 overflow-auto">
          <table className="num w-full">
            <caption className="sr-only">{label}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{t('kit.from')}</span>
                </th>
                {series.map(({ key, label: name }) => (
                  <th key={key} scope="col" className="px-3 py-1.5 text-right font-medium text-subtle">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point, i) => (
                <tr key={point}>
                  <th scope="row" className="py-1.5 text-left font-medium text-muted">
                    {point}
                  </th>
                  {series.map(({ key, values }) => (
                    <td key={key} className="px-3 py-1.5 text-right">
                      {values[i] === null || values[i] === undefined ? '–' : format(values[i])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
