import { path, circle, group, times } from '../shapes';
import { mix } from '../colour';
import { karstPeak, water } from './land';
import type { Scene } from './scene';

export const karst: Scene = ({ width: W, palette: p, random: r, pen }) => {
  const s = p.sky,
    y = 640;
  return (
    pen.blur(50, circle(W * 0.6, 360, 190, mix(s[2], '#ffffff', 0.4), 'opacity=".8"')) +
    circle(W * 0.6, 340, 84, '#FFF4D8') +
    pen.blur(
      4,
      times(Math.ceil(W / 120), (i) =>
        path(
          karstPeak(i * 120 + r() * 60, y, 120 + r() * 90, 170 + r() * 220, r),
          mix(s[1], s[2], 0.55),
          'opacity=".85"',
        ),
      ),
    ) +
    pen.blur(
      1.5,
      times(Math.ceil(W / 230), (i) =>
        path(karstPeak(i * 230 + r() * 120, y, 170 + r() * 110, 200 + r() * 260, r), mix(s[1], s[0], 0.1)),
      ),
    ) +
    water(W, y, s, r, pen) +
    path(karstPeak(0, y + 60, 300, 470, r), mix(s[0], '#000000', 0.2)) +
    path(karstPeak(W, y + 80, 340, 540, r), mix(s[0], '#000000', 0.25)) +
    group(
      path(
        'M-60 0C-30 14 40 14 66 -6C60 16 50 22 40 24H-40C-52 20 -58 10 -60 0ZM-6 -6V-110C34 -90 44 -50 40 -10ZM-12 -6V-90C-44 -70 -46 -36 -44 -6Z',
        mix(s[0], '#000000', 0.35),
      ),
      `translate(${W * 0.42} 690) scale(1.300)`,
    )
  );
};
