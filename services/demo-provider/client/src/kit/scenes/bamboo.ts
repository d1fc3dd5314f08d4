import { path, ellipse, box, group, num, times, around, petal, cycle } from '../shapes';
import { mix } from '../colour';
import { ridge } from './land';
import type { Scene } from './scene';

export const bamboo: Scene = ({ width: W, random: r, pen }) => {
  const st = (x: number, w: number, col: string, o: number, a: number) =>
      group(
        times(
          9,
          (i) =>
            box(
              -w / 2,
              i * 130 - 60,
              w,
              124,
              w * 0.14,
              pen.linear(
                [
                  [0, mix(col, '#000000', 0.6)],
                  [0.3, mix(col, '#ffffff', 0.3)],
                  [0.6, col],
                  [1, mix(col, '#000000', 0.7)],
                ],
                0,
                0,
                1,
                0,
              ),
            ) + box(-w * 0.56, i * 130 + 58, w * 1.12, w * 0.12, w * 0.05, mix(col, '#FFF0A0', 0.4)),
        ),
        `translate(${num(x)} 0) rotate(${num(a)} 0 1000)`,
        `opacity="${o}"`,
      ),
    lf = (x: number, y: number, a: number, l: number, col: string) =>
      group(path(petal(l, l * 0.12, 0.5), col), `translate(${num(x)} ${num(y)}) rotate(${num(a)})`);
  return (
    pen.blur(50, ellipse(W / 2, 360, 260, 330, '#F3FFB0', 'opacity=".75"')) +
    pen.blur(
      9,
      times(Math.ceil(W / 42), (i) =>
        box(i * 42 + r() * 30, 0, 12 + r() * 8, 1000, 4, '#5C9A5A', 'opacity=".55"'),
      ),
    ) +
    pen.blur(
      3,
      times(Math.ceil(W / 90), (i) => st(i * 90 + r() * 60, 22, '#3F7A42', 0.8, (r() - 0.5) * 4)),
    ) +
    around(5, W / 2, -120, path('M-50 0L-130 1300H130L50 0Z', '#FBFFD0', 'opacity=".09"'), 156) +
    pen.blur(20, ellipse(W / 2, 800, W * 0.6, 70, '#D8F0B0', 'opacity=".35"')) +
    path(ridge(W, 900, 80, 6, r), '#06170F') +
    st(W * 0.05, 54, '#2F6A35', 1, 2) +
    st(W * 0.95, 60, '#2F6A35', 1, -2) +
    st(W * 0.16, 34, '#22552C', 1, -1) +
    st(W * 0.86, 36, '#22552C', 1, 1) +
    times(44, (i) => {
      const s = i % 2 ? 1 : -1,
        x = s > 0 ? W - r() * W * 0.26 : r() * W * 0.26;
      return lf(
        x,
        r() * 240,
        150 + r() * 60 + s * -20,
        90 + r() * 90,
        cycle(['#0C2A18', '#1B4A26', '#3E7A35'], i),
      );
    }) +
    times(20, () => lf(r() * W, 1010, -40 + r() * 80, 100 + r() * 120, '#04120B'))
  );
};
