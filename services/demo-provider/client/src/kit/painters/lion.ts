import { path, circle, ellipse, box, line, group, mirror, times, around, petal } from '../shapes';
import type { Painter } from '../painter';

export const lion: Painter = (pen, look) => {
  const r = look.a || 'red',
    fur = pen.linear([
      [0, '#fff'],
      [0.6, pen.ramp('yellow')[1]],
      [1, pen.ramp('orange')[2]],
    ]);
  return (
    pen.bevel(1, around(22, 50, 52, path(petal(49, 8.5), fur, 'stroke="#A6430A" stroke-width=".5"'), 8)) +
    pen.bevel(1.2, mirror(path('M22 30C12 22 8 24 4 20C4 34 10 42 20 44Z', pen.face(r)))) +
    pen.bevel(
      1.8,
      path('M50 15C70 15 83 28 83 48C83 66 70 80 50 80C30 80 17 66 17 48C17 28 30 15 50 15Z', pen.ball(r)),
    ) +
    mirror(
      line('M21 58C24 52 31 54 30 60C29 64 24 63 25 60', pen.ramp('gold')[1], 1.7) +
        line('M33 24C38 20 43 22 42 26', pen.ramp('gold')[1], 1.6),
    ) +
    pen.bevel(
      1.2,
      path('M18 62C30 67 70 67 82 62C84 82 69 94 50 94C31 94 16 82 18 62Z', pen.face('yellow')),
    ) +
    path('M24 67C36 71 64 71 76 67C75 80 65 87 50 87C35 87 25 80 24 67Z', pen.ramp('red')[4]) +
    times(6, (i) => box(32 + i * 6.1, 69 + (i > 0 && i < 5 ? 1 : 0), 5.3, 5.4, 1.4, '#FFFDF4')) +
    pen.bevel(1, path('M38 83C40 76 60 76 62 83C58 88 42 88 38 83Z', pen.face('pink'))) +
    pen.bevel(
      1.2,
      times(7, (i) =>
        group(
          path(petal(13, 4), '#fff', 'stroke="#C9A45B" stroke-width=".4"'),
          `translate(${35 + i * 5} ${88 + (i % 6 ? 2 : 0)}) rotate(180)`,
        ),
      ),
    ) +
    pen.bevel(1.4, mirror(circle(33, 45, 12.4, pen.face('gold')))) +
    mirror(
      circle(33, 45, 10.2, '#FFFEF8') +
        circle(34.5, 46, 6.4, pen.ball('jade')) +
        circle(34.8, 46.4, 4.3, '#0B0B12') +
        circle(32.8, 43.6, 1.9, '#fff') +
        circle(36.5, 48.5, 0.9, '#fff'),
    ) +
    pen.bevel(
      1,
      mirror(
        times(6, (i) =>
          group(
            path(petal(13, 4.6), fur, 'stroke="#A6430A" stroke-width=".5"'),
            `translate(${20 + i * 5.2} ${38 - Math.sin((i / 5) * 3.14) * 5}) rotate(${-34 + i * 11})`,
          ),
        ),
      ),
    ) +
    pen.bevel(
      1.6,
      path(
        'M50 51C58 51 64 55 63 60C62 65 55 64 50 64C45 64 38 65 37 60C36 55 42 51 50 51Z',
        pen.ball('gold'),
      ),
    ) +
    mirror(ellipse(45, 60, 2.3, 1.5, '#3D1E04')) +
    pen.bevel(1.2, circle(50, 28, 8, pen.face('gold'))) +
    circle(50, 28, 5.8, pen.ball('silver')) +
    pen.gloss(48.5, 26, 3, 2, 0.9) +
    pen.bevel(1.4, path('M50 3C57 8 57 15 53 20H47C43 15 43 8 50 3Z', pen.face('gold'))) +
    pen.bevel(
      1,
      mirror(circle(9, 60, 6, pen.ball(look.b || 'jade')) + circle(14, 20, 4.6, pen.ball(look.b || 'jade'))),
    )
  );
};
