import { path, circle, ellipse, box, line, group, num, times, around, star } from '../shapes';
import { mix } from '../colour';
import { smooth, ridge } from './land';
import type { Scene } from './scene';

export const terrace: Scene = ({ width: W, palette: p, random: r, pen }) => {
  const s = p.sky,
    cx = W / 2,
    rings = [300, 270, 236, 190, 150, 96];
  return (
    ellipse(
      cx,
      560,
      W * 0.75,
      520,
      pen.radial(
        [
          [0, '#FFC070', 0.95],
          [0.45, p.glow, 0.5],
          [1, p.glow, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    group(
      rings
        .map((q, i) => circle(cx, 400, q, 'none', `stroke="#FFD9A0" stroke-width="${i % 2 ? 2 : 5}"`))
        .join('') +
        around(60, cx, 400, path('M-7 -272L0 -296L7 -272Z', '#FFD9A0')) +
        around(40, cx, 400, circle(0, -253, 8, 'none', 'stroke="#FFD9A0" stroke-width="3"')) +
        around(
          10,
          cx,
          400,
          path(
            'M-44 -206C-20 -218 0 -218 20 -224L60 -232L26 -208C36 -198 48 -186 48 -180C24 -186 6 -192 -6 -192L-38 -180Z',
            '#FFD9A0',
          ),
        ) +
        path(star(cx, 400, 14, 94, 36), '#FFE7B8') +
        around(36, cx, 400, path('M-6 -128L0 -148L6 -128Z', '#FFD9A0')),
      '',
      'opacity=".26"',
    ) +
    pen.blur(3, path(ridge(W, 640, 200, 7, r), mix(s[1], s[2], 0.45), 'opacity=".8"')) +
    path(
      ridge(W, 730, 150, 6, r),
      pen.linear([
        [0, '#4A5A3C'],
        [1, '#1C3328'],
      ]),
    ) +
    times(9, (i) => {
      const y = 720 + i * 34,
        d = smooth([
          [-40, y + r() * 26],
          [W * 0.2, y + r() * 40 - 20],
          [W * 0.45, y + r() * 34],
          [W * 0.7, y + r() * 40 - 26],
          [W + 40, y + r() * 26],
        ]);
      return (
        path(d + 'V1010H-40Z', mix('#3F6A40', '#0A1A14', i / 8)) +
        line(d, i % 2 ? '#FFC98A' : '#8FCFA8', 3.5 - i * 0.2, `opacity="${num(0.55 - i * 0.04)}"`)
      );
    }) +
    pen.blur(10, box(-20, 660, W + 40, 40, 20, '#FFD9A0', 'opacity=".22"'))
  );
};
