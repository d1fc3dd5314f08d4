import { useLanguage } from '~/lib/i18n';
import { appLocale } from '~/lib/language';
import { ChartFrame, strokeOf, type ChartProps } from './chart-figures';

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 56;
const BOTTOM = 24;
const TOP = 10;
const INNER = HEIGHT - TOP - BOTTOM;

/** A scale of round numbers that holds zero and every value. */
export function ticksOf(values: readonly number[], wanted = 4): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

const numbersOf = ({ series }: Pick<ChartProps, 'series'>) =>
  series.flatMap(({ values }) => values.filter((value) => value !== null));

function frameOf(props: ChartProps) {
  const ticks = ticksOf(numbersOf(props));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const y = (value: number) => TOP + INNER - ((value - low) / (high - low || 1)) * INNER;
  const every = Math.max(1, Math.ceil(props.points.length / 6));
  return { ticks, y, every, width: WIDTH - LEFT };
}

function Axes({ props, xOf }: { props: ChartProps; xOf: (i: number) => number }) {
  const { ticks, y, every } = frameOf(props);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={WIDTH}
            y1={y(tick)}
            y2={y(tick)}
            stroke="var(--color-line)"
            strokeWidth={tick === 0 ? 1.5 : 0.5}
          />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" fontSize="11" fill="var(--color-muted)">
            {props.format(tick)}
          </text>
        </g>
      ))}
      {props.points.map(
        (point, i) =>
          i % every === 0 && (
            <text
              key={point}
              x={xOf(i)}
              y={HEIGHT - 6}
              textAnchor="middle"
              fontSize="11"
              fill="var(--color-muted)"
            >
              {point}
            </text>
          ),
      )}
    </>
  );
}

const SVG = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, className: 'h-auto w-full', 'aria-hidden': true } as const;

/** A line per series over time; a gap where a value is missing. */
export function LineChart(props: ChartProps) {
  const { points, series } = props;
  const { y, width } = frameOf(props);
  const xOf = (i: number) => LEFT + 12 + (points.length < 2 ? 0 : (i / (points.length - 1)) * (width - 24));
  const path = (values: readonly (number | null)[]) =>
    values
      .map((v, i) =>
        v === null
          ? ''
          : `${i === 0 || values[i - 1] === null ? 'M' : 'L'}${xOf(i).toFixed(1)} ${y(v).toFixed(1)}`,
      )
      .join('');
  return (
    <ChartFrame {...props}>
      <svg {...SVG}>
        <Axes props={props} xOf={xOf} />
        {series.map(({ key, values }, i) => (
          <path
            key={key}
            d={path(values)}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            stroke={strokeOf(i).stroke}
            strokeDasharray={strokeOf(i).dash}
          />
        ))}
      </svg>
    </ChartFrame>
  );
}

/** Bars side by side, from zero up or down. */
export function BarChart(props: ChartProps) {
  const { points, series } = props;
  const { y, width } = frameOf(props);
  const slot = width / Math.max(1, points.length);
  const bar = Math.min(36, (slot * 0.72) / series.length);
  const xOf = (i: number) => LEFT + slot * (i + 0.5);
  return (
    <ChartFrame {...props}>
      <svg {...SVG}>
        <Axes props={props} xOf={xOf} />
        {series.map(({ key, values }, s) =>
          values.map(
            (value, i) =>
              value !== null && (
                <rect
                  key={`${key}${points[i]}`}
                  x={xOf(i) - (bar * series.length) / 2 + s * bar}
                  y={Math.min(y(0), y(value))}
                  width={Math.max(1, bar - 2)}
                  height={Math.max(1, Math.abs(y(value) - y(0)))}
                  rx="2"
                  fill={strokeOf(s).stroke}
                />
              ),
          ),
        )}
      </svg>
    </ChartFrame>
  );
}

/** Parts of a whole: one bar, and each part by name and share. */
export function ShareChart({
  label,
  parts,
  format,
}: {
  label: string;
  parts: readonly { key: string; label: string; value: number }[];
  format: (value: number) => string;
}) {
  const shares = new Intl.NumberFormat(appLocale(useLanguage()), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const whole = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const percent = (value: number) => (whole === 0 ? 0 : (Math.max(0, value) / whole) * 100);
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold">{label}</figcaption>
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full bg-raised">
        {parts.map(({ key, value }, i) => (
          <i key={key} style={{ width: `${percent(value)}%`, background: strokeOf(i).stroke }} />
        ))}
      </div>
      <table className="num w-full text-13">
        <caption className="sr-only">{label}</caption>
        <tbody>
          {parts.map(({ key, label: name, value }, i) => (
            <tr key={key}>
              <th scope="row" className="py-1.5 text-left font-medium text-muted">
                <i
                  aria-hidden="true"
                  className="mr-2 inline-block size-2.5 rounded-[3px]"
                  style={{ background: strokeOf(i).stroke }}
                />
                {name}
              </th>
              <td className="py-1.5 text-right">{format(value)}</td>
              <td className="w-16 py-1.5 text-right text-muted">{shares.format(percent(value) / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A trend without axes; its figure stands next to it in words. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const d = values
    .map(
      (v, i) =>
        `${i === 0 ? 'M' : 'L'}${((i / Math.max(1, values.length - 1)) * 96 + 2).toFixed(1)} ${(26 - ((v - low) / (high - low || 1)) * 22).toFixed(1)}`,
    )
    .join('');
  return (
    <svg viewBox="0 0 100 28" className="h-7 w-25" aria-hidden="true">
      <path d={d} fill="none" stroke="var(--color-gold)" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
