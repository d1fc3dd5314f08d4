import { path, circle, line, radians, times, around, cycle } from '../shapes';
import type { Scene } from './scene';

export const stage: Scene = ({ width: W, random: r, pen }) => {
  const cx = W / 2;
  return (
    around(22, cx, 420, path('M-62 -1400L0 0L62 -1400Z', '#FF5AAE', 'opacity=".2"')) +
    pen.blur(60, circle(cx, 420, 220, '#FF9AD0', 'opacity=".85"')) +
    path(
      `M0 840H${W}V1000H0Z`,
      pen.linear([
        [0, '#5A1470'],
        [1, '#0E0322'],
      ]),
    ) +
    times(13, (i) =>
      line(`M${cx + (i - 6) * W * 0.07} 840L${cx + (i - 6) * W * 0.26} 1000`, '#FF9AD0', 2, 'opacity=".3"'),
    ) +
    line(`M0 842H${W}`, '#FFC6E6', 4, 'opacity=".7"') +
    [430, 520, 620]
      .map((q, j) =>
        times(44, (i) => {
          const a = radians(-180 + (i * 180) / 43);
          return circle(
            cx + q * Math.cos(a),
            850 + q * 1.15 * Math.sin(a),
            7 - j,
            (i + j) % 2 ? '#FFE7A0' : '#FF8AC8',
            'opacity=".85"',
          );
        }),
      )
      .join('') +
    pen.blur(
      7,
      times(20, (i) =>
        circle(
          r() * W,
          r() * 800,
          10 + r() * 30,
          cycle(['#FFD86B', '#8EE3FF', '#FF8AC8'], i),
          'opacity=".2"',
        ),
      ),
    ) +
    [-1, 1]
      .map((s) =>
        path(
          `M${s < 0 ? 0 : W} 0C${s < 0 ? 90 : W - 90} 260 ${s < 0 ? 120 : W - 120} 620 ${s < 0 ? 30 : W - 30} 900L${s < 0 ? -20 : W + 20} 900V0Z`,
          pen.linear(
            [
              [0, '#8A0E3A'],
              [0.5, '#E0284E'],
              [1, '#4A0420'],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      )
      .join('')
  );
};
