import { path, circle, ellipse, line, num, radians, times, around, star, petal } from '../shapes';
import type { Painter } from '../painter';

export const hat: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'ivory'),
    d = 'M50 16L96 68C88 80 12 80 4 68Z';
  return (
    line('M20 70C22 92 40 98 50 96C60 98 78 92 80 70', pen.ramp(look.b || 'pink')[2], 5) +
    line('M20 72C24 90 40 95 50 93', pen.ramp(look.b || 'pink')[0], 1.2) +
    pen.bevel(
      1.8,
      path(
        d,
        pen.linear(
          [
            [0, r[3]],
            [0.3, r[0]],
            [0.55, r[1]],
            [1, r[3]],
          ],
          0,
          0,
          1,
          0.2,
        ),
      ),
      '#fff',
      r[3],
    ) +
    pen.clip(
      d,
      times(8, (i) =>
        ellipse(
          50,
          18 + i * 8,
          5 + i * 7,
          2 + i * 1.5,
          'none',
          `stroke="${r[3]}" stroke-width="1.100" opacity=".75"`,
        ),
      ) + times(9, (i) => line(`M50 16L${2 + i * 12} 78`, r[3], 0.6, 'opacity=".6"')),
    ) +
    pen.bevel(1, circle(50, 17, 3, pen.ball('gold'))) +
    path('M4 68C12 80 88 80 96 68C90 84 10 84 4 68Z', r[4], 'opacity=".7"')
  );
};

export const boat: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'orange');
  const sail = (d: string, n: number, x0: number, x1: number, y0: number, y1: number) =>
    pen.bevel(
      1.4,
      path(
        d,
        pen.linear(
          [
            [0, r[1]],
            [0.5, r[2]],
            [1, r[3]],
          ],
          0,
          0,
          1,
          0.4,
        ),
      ),
    ) +
    pen.clip(
      d,
      times(n, (i) =>
        line(
          `M${x0} ${y0 + (i * (y1 - y0)) / n}Q${(x0 + x1) / 2} ${y0 - 3 + (i * (y1 - y0)) / n} ${x1} ${y0 + 3 + (i * (y1 - y0)) / n}`,
          r[4],
          1.3,
          'opacity=".7"',
        ),
      ),
    );
  return (
    line('M46 4V74M76 22V74', pen.ramp('wood')[3], 2.6) +
    sail('M46 6C66 14 74 36 72 64L34 66C26 44 30 18 46 6Z', 6, 26, 76, 14, 66) +
    sail('M77 24C88 34 92 48 90 62L76 64Z', 4, 74, 94, 30, 64) +
    sail('M24 28C12 40 10 52 10 64L28 65Z', 4, 8, 30, 34, 64) +
    pen.bevel(1.8, path('M3 66C16 74 78 76 97 62C94 78 86 88 76 90H26C14 88 6 78 3 66Z', pen.face('wood'))) +
    line('M8 74C24 80 76 81 93 70', pen.ramp('gold')[1], 1.8) +
    path(
      'M0 90C10 84 20 94 32 89C44 84 56 94 68 89C80 84 90 93 100 88V96C70 101 30 101 0 96Z',
      pen.face('sky'),
    ) +
    path(star(52, 40, 5, 8, 3.5), pen.ramp('yellow')[1])
  );
};

export const fan: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'sky'),
    d = 'M50 90L3 48C16 4 84 4 97 48Z';
  return (
    pen.bevel(
      1.6,
      path(
        d,
        pen.radial(
          [
            [0, '#fff'],
            [0.45, r[1]],
            [1, r[2]],
          ],
          0.5,
          1,
          0.95,
        ),
      ),
    ) +
    pen.clip(
      d,
      times(13, (i) =>
        line(
          `M50 90L${num(50 + 60 * Math.cos(radians(200 + i * 11.7)))} ${num(90 + 80 * Math.sin(radians(200 + i * 11.7)))}`,
          r[3],
          0.8,
          'opacity=".55"',
        ),
      ) +
        around(5, 50, 40, path(petal(14, 7), pen.face(look.b || 'pink'))) +
        circle(50, 40, 4, pen.ramp('gold')[1]),
    ) +
    line('M3 48C16 4 84 4 97 48', pen.ramp('gold')[1], 3.4) +
    pen.bevel(1.2, path('M50 92L32 66C42 58 58 58 68 66Z', pen.face('wood'))) +
    pen.bevel(1, circle(50, 88, 5, pen.ball('gold')))
  );
};
