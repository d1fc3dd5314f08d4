import { path, circle, ellipse, box, line, group, petal, cycle } from '../shapes';
import { mix } from '../colour';
import { ridge, water } from './land';
import type { Scene } from './scene';

export const lake: Scene = ({ width: W, palette: p, random: r, pen }) => {
  const s = p.sky,
    lo = (x: number, y: number, k: number) =>
      group(
        [-70, 70, -45, 45, -20, 20, 0]
          .map((a, i) =>
            group(
              path(
                petal(cycle([50, 50, 62, 62, 70, 70, 74], i), 17),
                pen.linear([
                  [0, '#C23A78'],
                  [0.6, '#FF9EC2'],
                  [1, '#FFF0F6'],
                ]),
              ),
              `rotate(${a})`,
            ),
          )
          .join(''),
        `translate(${x} ${y}) scale(${k})`,
      ),
    pad = (x: number, y: number, k: number) =>
      ellipse(
        x,
        y,
        90 * k,
        24 * k,
        pen.linear([
          [0, '#4FA07A'],
          [1, '#0E3A3A'],
        ]),
      ) +
      line(
        `M${x} ${y}L${x + 60 * k} ${y - 12 * k}M${x} ${y}L${x - 66 * k} ${y - 8 * k}M${x} ${y}L${x + 20 * k} ${y + 20 * k}`,
        '#0B3034',
        2,
        'opacity=".6"',
      );
  return (
    pen.blur(46, ellipse(W / 2, 520, 340, 170, '#FFE0C8', 'opacity=".85"')) +
    pen.blur(5, path(ridge(W, 560, 190, 6, r), mix(s[1], s[2], 0.5), 'opacity=".9"')) +
    pen.blur(
      2,
      path(ridge(W, 590, 110, 7, r), mix(s[1], s[2], 0.2)) +
        group(
          path(
            'M-70 0H70L54 -14H-54ZM-48 -14V-46H48V-14ZM-76 -44C-50 -52 -40 -62 -34 -74H34C40 -62 50 -52 76 -44ZM-28 -74V-100H28V-74ZM-52 -98C-34 -106 -26 -116 0 -136C26 -116 34 -106 52 -98Z',
            '#1C2A50',
          ) +
            circle(0, -30, 8, '#FFD86B') +
            circle(0, -86, 6, '#FFD86B'),
          `translate(${W * 0.74} 594)`,
        ),
    ) +
    water(W, 590, s, r, pen) +
    pen.blur(8, box(-20, 566, W + 40, 36, 16, '#FFE8E0', 'opacity=".4"')) +
    pad(W * 0.2, 720, 0.9) +
    pad(W * 0.78, 750, 1) +
    lo(W * 0.2, 715, 0.7) +
    lo(W * 0.82, 745, 0.85) +
    pad(W * 0.5, 850, 1.3) +
    pad(W * 0.06, 900, 2) +
    pad(W * 0.95, 930, 2.2) +
    lo(W * 0.04, 890, 1.7) +
    lo(W * 0.96, 915, 1.9) +
    pad(W * 0.3, 985, 1.7)
  );
};
