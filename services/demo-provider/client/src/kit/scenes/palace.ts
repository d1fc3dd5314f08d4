import { path, circle, box, line, group, times, around, star, petal } from '../shapes';
import { cloud } from './land';
import type { Scene } from './scene';

export const palace: Scene = ({ width: W, palette: p, pen }) => {
  const cx = W / 2,
    s = p.sky,
    col = (x: number, w: number, o: number) =>
      group(
        box(
          x - w / 2,
          60,
          w,
          820,
          0,
          pen.linear(
            [
              [0, '#2A0306'],
              [0.25, '#A8201F'],
              [0.42, '#E0523A'],
              [0.7, '#7A1010'],
              [1, '#220205'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
          [110, 190, 780]
            .map((y) => box(x - w * 0.58, y, w * 1.16, w * 0.18, 6, pen.cylinder('gold')))
            .join('') +
          times(3, (i) =>
            group(
              path(star(0, 0, 8, w * 0.26, w * 0.13), '#FFC85A', 'opacity=".5"'),
              `translate(${x} ${330 + i * 150})`,
            ),
          ) +
          box(x - w * 0.72, 860, w * 1.44, 60, 8, pen.face('wood')),
        '',
        `opacity="${o}"`,
      );
  return (
    around(28, cx, 380, path('M-26 -1300L0 0L26 -1300Z', s[2], 'opacity=".13"')) +
    pen.blur(40, circle(cx, 380, 190, '#FFB24A', 'opacity=".75"')) +
    pen.blur(4, around(12, cx, 380, path(petal(300, 46), '#FFCF6B', 'opacity=".10"'))) +
    pen.blur(
      1.2,
      cloud(pen, cx - W * 0.34, 700, 1.3, '#8E1C14', 0.8) +
        cloud(pen, cx + W * 0.34, 660, 1.4, '#8E1C14', 0.8) +
        cloud(pen, cx - W * 0.12, 810, 1.5, '#6A100E', 0.9) +
        cloud(pen, cx + W * 0.18, 800, 1.7, '#6A100E', 0.9),
    ) +
    path(
      `M0 860H${W}V1000H0Z`,
      pen.linear([
        [0, '#5A0D0C'],
        [1, '#150204'],
      ]),
    ) +
    times(9, (i) =>
      line(
        `M${cx + (i - 4) * W * 0.06} 860L${cx + (i - 4) * W * 0.26} 1000`,
        '#FFB24A',
        1.6,
        'opacity=".25"',
      ),
    ) +
    pen.blur(2.5, col(W * 0.2, 44, 0.9) + col(W * 0.8, 44, 0.9)) +
    col(W * 0.04, 92, 1) +
    col(W * 0.96, 92, 1) +
    path(
      `M0 0H${W}V70C${W * 0.8} 40 ${W * 0.65} 92 ${cx} 92C${W * 0.35} 92 ${W * 0.2} 40 0 70Z`,
      pen.linear([
        [0, '#1A0204'],
        [1, '#6A120F'],
      ]),
    ) +
    line(`M0 70C${W * 0.2} 40 ${W * 0.35} 92 ${cx} 92C${W * 0.65} 92 ${W * 0.8} 40 ${W} 70`, '#FFC85A', 5) +
    times(Math.round(W / 60), (i) =>
      box(i * 60 + 10, 6, 40, 26, 6, pen.face(i % 2 ? 'jade' : 'gold'), 'opacity=".55"'),
    )
  );
};
