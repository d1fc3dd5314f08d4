import { useEffect, useRef } from 'react';

export interface WheelPart {
  id: string;
  name: string;
}

const SIZE = 240;
const FILLS = ['var(--color-raised)', 'var(--color-well)'];
const turns = 4;

/** Where a share of the circle lies on its rim; 0 is the top. */
function rim(share: number, radius: number): string {
  const angle = 2 * Math.PI * share - Math.PI / 2;
  return `${SIZE / 2 + radius * Math.cos(angle)} ${SIZE / 2 + radius * Math.sin(angle)}`;
}

interface WheelFaceProps {
  parts: readonly WheelPart[];
  /** The prize that was drawn: the wheel turns until it stands under the mark. */
  drawn: string | undefined;
}

/** The prizes around a wheel. It shows what the server has drawn, and decides nothing. */
export function WheelFace({ parts, drawn }: WheelFaceProps) {
  const face = useRef<SVGGElement>(null);
  const at = parts.findIndex(({ id }) => id === drawn);
  useEffect(() => {
    if (at < 0 || !face.current) return;
    const end = 360 * turns - (360 * (at + 0.5)) / parts.length;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    face.current.animate?.([{ transform: 'rotate(0deg)' }, { transform: `rotate(${end}deg)` }], {
      duration: calm ? 0 : 3200,
      easing: 'cubic-bezier(.15,.85,.25,1)',
      fill: 'forwards',
    });
  }, [at, parts.length]);
  const radius = SIZE / 2 - 8;
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="mx-auto w-full max-w-60" aria-hidden="true">
      <g ref={face} className="origin-center">
        <circle cx={SIZE / 2} cy={SIZE / 2} r={radius + 4} className="fill-gold" />
        {parts.map(({ id, name }, part) => {
          const [from, to] = [part / parts.length, (part + 1) / parts.length];
          const large = parts.length < 2 ? 1 : 0;
          const middle = SIZE / 2;
          return (
            <g key={id}>
              <path
                d={`M${middle} ${middle} L${rim(from, radius)} A${radius} ${radius} 0 ${large} 1 ${rim(to - 1e-6, radius)} Z`}
                fill={FILLS[part % FILLS.length]}
                className="stroke-gold"
              />
              <text
                transform={`rotate(${(360 * (from + to)) / 2} ${middle} ${middle})`}
                x={middle}
                y={34}
                textAnchor="middle"
                className="fill-text text-12 font-semibold"
              >
                {name.length > 11 ? `${name.slice(0, 10)}…` : name}
              </text>
            </g>
          );
        })}
        <circle cx={SIZE / 2} cy={SIZE / 2} r={18} className="fill-gold" />
      </g>
      <path d={`M${SIZE / 2 - 10} 0 H${SIZE / 2 + 10} L${SIZE / 2} 20 Z`} className="fill-win" />
    </svg>
  );
}
