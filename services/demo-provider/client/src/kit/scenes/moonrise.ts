import { path, circle, box, num, times } from '../shapes';
import { ridge, cloud } from './land';
import type { Scene } from './scene';

export const moonrise: Scene = ({ width: W, random: r, pen }) => {
  const cx = W / 2;
  return (
    times(90, () =>
      circle(r() * W, r() * 620, 0.7 + r() * 1.9, '#fff', `opacity="${num(0.2 + r() * 0.7)}"`),
    ) +
    pen.blur(50, circle(cx, 330, 300, '#FFE9A8', 'opacity=".5"')) +
    circle(
      cx,
      330,
      236,
      pen.radial(
        [
          [0, '#FFFDEB'],
          [0.6, '#FFEDB0'],
          [1, '#F0C878'],
        ],
        0.45,
        0.42,
        0.6,
      ),
    ) +
    [
      [-90, -60, 60],
      [70, 50, 44],
      [-30, 100, 30],
      [100, -90, 26],
    ]
      .map(([x = 0, y = 0, size = 0]) => circle(cx + x, 330 + y, size, '#E3B96A', 'opacity=".22"'))
      .join('') +
    cloud(pen, cx - 250, 470, 2, '#5B57B0', 0.9) +
    cloud(pen, cx + 270, 520, 2.3, '#4A4AA0', 0.9) +
    cloud(pen, cx - 30, 600, 2.6, '#34368A', 0.9) +
    pen.blur(2, path(ridge(W, 760, 130, 6, r), '#1E2468')) +
    path(ridge(W, 850, 90, 5, r), '#11164A') +
    times(Math.ceil(W / 150), (i) => {
      const x = i * 150 + r() * 80,
        y = 850 + r() * 30;
      return (
        path(
          `M${x - 60} ${y}Q${x - 30} ${y - 8} ${x - 22} ${y - 44}H${x + 22}Q${x + 30} ${y - 8} ${x + 60} ${y}V${y + 60}H${x - 60}Z`,
          '#080B30',
        ) + box(x - 12, y + 10, 24, 24, 3, '#FFC35A', 'opacity=".85"')
      );
    }) +
    path(ridge(W, 960, 40, 6, r), '#05071F') +
    cloud(pen, W * 0.02, 240, 2.4, '#2A2C7C', 0.9) +
    cloud(pen, W * 0.98, 200, 2.6, '#2A2C7C', 0.9)
  );
};
