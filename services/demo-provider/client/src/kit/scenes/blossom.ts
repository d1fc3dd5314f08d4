import { path, circle, box, line, group, num, times, around, cycle, type Point } from '../shapes';
import { ridge } from './land';
import type { Scene } from './scene';

/** Places on the branch where flowers open. */
const BUDS: readonly Point[] = [
  [40, 20],
  [120, 50],
  [190, 110],
  [260, 165],
  [330, 190],
  [200, 16],
  [280, 30],
  [240, 210],
  [285, 270],
  [300, 320],
  [75, 110],
  [74, 170],
  [100, 250],
];

export const blossom: Scene = ({ width: W, random: r, pen }) => {
  const fl = (x: number, y: number, k: number, a: number, col: string) =>
    group(
      around(5, 0, 0, path('M0 0C-13 -6 -15 -24 -5 -30L0 -27L5 -30C15 -24 13 -6 0 0Z', col)) +
        circle(0, 0, 5, '#C2263F'),
      `translate(${num(x)} ${num(y)}) rotate(${a}) scale(${k})`,
    );
  const br = (sx: number, x0: number, y0: number) => {
    let m =
      line(
        'M0 0C120 40 180 150 330 190M120 50C160 20 220 10 280 30M210 140C220 220 280 260 300 320M60 20C80 110 60 170 100 250',
        '#2A0C10',
        11,
      ) + line('M0 -3C120 36 180 146 330 186', '#7A3A2A', 3);
    for (let i = 0; i < 34; i++) {
      const [x, y] = cycle(BUDS, i);
      m += fl(
        x + (r() - 0.5) * 50,
        y + (r() - 0.5) * 46,
        0.5 + r() * 0.6,
        r() * 72,
        cycle(['#FFE37A', '#FFD04A', '#FFF0B0'], i),
      );
    }
    return group(m, `translate(${x0} ${y0}) scale(${sx} 1)`);
  };
  const roof = (x: number, y: number, k: number, o: number) =>
    group(
      path(
        'M-260 30C-200 20 -150 -10 -130 -60H130C150 -10 200 20 260 30C230 40 200 42 180 40V160H-180V40C-200 42 -230 40 -260 30Z',
        '#2A050C',
      ) +
        line('M-260 30C-200 20 -150 -10 -130 -60H130C150 -10 200 20 260 30', '#FFB95A', 5) +
        times(5, (i) => box(-140 + i * 62, 62, 34, 84, 3, '#FFC35A', 'opacity=".8"')),
      `translate(${x} ${y}) scale(${k})`,
      `opacity="${o}"`,
    );
  return (
    around(24, W / 2, 420, path('M-34 -1300L0 0L34 -1300Z', '#FFB95A', 'opacity=".08"')) +
    pen.blur(50, circle(W / 2, 420, 230, '#FFB24A', 'opacity=".8"')) +
    pen.blur(
      3,
      path(ridge(W, 780, 120, 5, r), '#6E0F1C') +
        roof(W * 0.16, 720, 0.8, 0.95) +
        roof(W * 0.86, 740, 0.9, 0.95),
    ) +
    path(ridge(W, 860, 70, 5, r), '#3A0710') +
    path(ridge(W, 930, 60, 5, r), '#1B0308') +
    pen.blur(
      7,
      times(16, (i) =>
        circle(r() * W, r() * 700, 8 + r() * 26, cycle(['#FFD46B', '#FF8A5A'], i), 'opacity=".22"'),
      ),
    ) +
    br(1, -20, -10) +
    br(-1, W + 20, -10) +
    times(14, () => fl(r() * W, 300 + r() * 600, 0.25 + r() * 0.4, r() * 90, '#FFE37A'))
  );
};
