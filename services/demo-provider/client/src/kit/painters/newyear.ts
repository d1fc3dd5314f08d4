import { RAMP } from '../ramps';
import { path, circle, box, line, group, times, around, star, petal } from '../shapes';
import type { Painter } from '../painter';

export const envelope: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'red'),
    g = pen.ramp('gold'),
    one = (a: number, x: string) =>
      group(
        pen.bevel(1.6, box(24, 8, 52, 84, 5, pen.face(look.a || 'red'))) +
          box(27.5, 11.5, 45, 77, 3, 'none', `stroke="${g[1]}" stroke-width="1.200"`) +
          x,
        `rotate(${a} 50 90)`,
      );
  return (
    one(-15, '') +
    one(13, '') +
    one(
      -1,
      pen.bevel(
        1.3,
        path(
          'M24 13Q24 8 29 8H71Q76 8 76 13L50 39Z',
          pen.linear([
            [0, r[1]],
            [1, r[3]],
          ]),
        ),
        '#FFD9A0',
      ) +
        line('M25 13L50 37.500L75 13', g[1], 1.4) +
        pen.bevel(1.4, circle(50, 39, 10.5, pen.metal('gold'))) +
        box(46, 35, 8, 8, 1, r[3]) +
        line('M33 80C33 74 40 74 40 80M60 80C60 74 67 74 67 80', g[1], 1.6) +
        pen.bevel(1, around(5, 50, 66, path(petal(11, 6), pen.face('yellow')))) +
        circle(50, 66, 3, r[2]),
    )
  );
};

export const firecracker: Painter = (pen, look) => {
  const cr = (x: number, y: number, a: number, k = 1) =>
    group(
      pen.bevel(
        1.2,
        box(-7, -15, 14, 30, 3, pen.cylinder(look.a || 'red')) +
          box(-7.5, -15, 15, 5, 1.5, pen.cylinder('gold')) +
          box(-7.5, 10, 15, 5, 1.5, pen.cylinder('gold')),
      ) + path('M0 -4L4 0L0 4L-4 0Z', pen.ramp('gold')[1]),
      `translate(${x} ${y}) rotate(${a}) scale(${k})`,
    );
  return (
    line('M50 4C46 30 54 60 50 96', pen.ramp('gold')[2], 2) +
    cr(31, 76, 30) +
    cr(69, 80, -30) +
    cr(28, 50, 40) +
    cr(72, 54, -40) +
    cr(34, 27, 46) +
    cr(66, 30, -46) +
    cr(50, 66, 4, 1.1) +
    cr(50, 36, -3, 1.1) +
    pen.bevel(1, path(star(50, 10, 8, 10, 4.5), pen.face('yellow')))
  );
};

export const cake: Painter = (pen) => {
  const d = 'M16 20H84Q88 20 88 24V84Q88 88 84 88H16Q12 88 12 84V24Q12 20 16 20Z';
  return (
    pen.bevel(
      2.6,
      path(
        d,
        pen.linear(
          [
            [0, RAMP.green[1]],
            [0.5, RAMP.green[2]],
            [1, RAMP.green[3]],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
    ) +
    pen.clip(
      d,
      times(7, (i) => line(`M${i * 16 - 10} 20L${i * 16 + 14} 88`, RAMP.green[3], 1, 'opacity=".6"')),
    ) +
    pen.bevel(
      1.2,
      box(32, 18, 5, 72, 2, pen.face('ivory')) +
        box(63, 18, 5, 72, 2, pen.face('ivory')) +
        box(10, 38, 80, 5, 2, pen.face('ivory')) +
        box(10, 66, 80, 5, 2, pen.face('ivory')),
    ) +
    pen.bevel(1.2, path('M38 42H62V66H38Z', pen.face('red'))) +
    pen.bevel(1, around(5, 50, 54, path(petal(10, 5), pen.face('yellow'))))
  );
};
