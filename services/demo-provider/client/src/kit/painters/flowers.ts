import { path, circle, ellipse, box, line, group, around, petal, cycle } from '../shapes';
import type { Painter } from '../painter';

export const lotus: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'pink'),
    pf = pen.linear([
      [0, r[2]],
      [0.35, r[1]],
      [0.8, r[0]],
      [1, '#FFFCE8'],
    ]),
    pb = pen.linear([
      [0, r[3]],
      [0.55, r[2]],
      [1, r[1]],
    ]);
  const pt = (a: number, l: number, w: number, fl: string, y = 80) =>
    group(
      path(petal(l, w, 0.72), fl, `stroke="${r[3]}" stroke-width=".7"`) +
        line(`M0 ${-l * 0.18}V${-l * 0.82}`, r[2], 0.6, 'opacity=".5"'),
      `translate(50 ${y}) rotate(${a})`,
    );
  return (
    pen.bevel(
      1,
      ellipse(50, 83, 42, 9, pen.face(look.b || 'green')) +
        line('M50 84L14 82M50 84L30 90M50 84L70 90M50 84L86 82', pen.ramp('green')[3], 0.8),
    ) +
    [-78, 78, -54, 54, -28, 28, 0]
      .map((a, i) => pen.bevel(1, pt(a, cycle([46, 46, 55, 55, 64, 64, 70], i), 15, pb)))
      .join('') +
    pen.blur(4, circle(50, 50, 13, '#FFE9A0', 'opacity=".85"')) +
    [-64, 64, -38, 38].map((a, i) => pen.bevel(1.2, pt(a, cycle([44, 44, 50, 50], i), 15, pf))).join('') +
    pen.bevel(1.3, pt(-15, 50, 15, pf)) +
    pen.bevel(1.3, pt(15, 50, 15, pf)) +
    pen.bevel(1.4, pt(0, 42, 15, pf, 82))
  );
};

export const mai: Painter = (pen, look) => {
  const a = look.a || 'yellow',
    r = pen.ramp(a);
  const fl = (x: number, y: number, k: number) =>
    group(
      pen.bevel(
        1.4,
        around(
          5,
          0,
          0,
          path(
            'M0 2C-15 -6 -19 -28 -6 -37C-3 -39 -1 -36 0 -34C1 -36 3 -39 6 -37C19 -28 15 -6 0 2Z',
            pen.linear([
              [0, r[0]],
              [0.5, r[1]],
              [1, r[2]],
            ]),
            `stroke="${r[3]}" stroke-width=".7"`,
          ),
        ),
        '#fff',
        r[3],
      ) +
        around(
          10,
          0,
          0,
          line('M0 -3V-13', pen.ramp('orange')[3], 0.9) + circle(0, -14, 1.7, pen.ramp('orange')[2]),
          18,
        ) +
        pen.bevel(1, circle(0, 0, 5, pen.ball(look.b || 'red'))),
      `translate(${x} ${y}) scale(${k})`,
    );
  return (
    line('M6 92C30 84 44 70 52 52M34 80C50 84 68 82 84 88', pen.ramp('wood')[3], 4) +
    line('M8 91C30 84 44 70 52 52', pen.ramp('wood')[1], 1.2) +
    fl(78, 74, 0.42) +
    fl(20, 62, 0.4) +
    pen.bevel(1, circle(64, 88, 4.5, pen.ball(a)) + circle(10, 82, 4, pen.ball(a))) +
    fl(52, 42, 1.05)
  );
};

export const bamboo: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'green'),
    st = (x: number, top: number, w: number, a: number) =>
      group(
        [0, 1, 2, 3]
          .map(
            (i) =>
              box(-w / 2, top + i * 23, w, 21.5, 3, pen.cylinder(look.a || 'green')) +
              box(-w / 2 - 1, top + i * 23 + 20, w + 2, 3.6, 1.8, pen.cylinder('yellow')),
          )
          .join(''),
        `rotate(${a} ${x} 92) translate(${x} 0)`,
      );
  const lf = (x: number, y: number, a: number, l = 26) =>
    group(
      path(
        petal(l, 5.5, 0.5),
        pen.linear([
          [0, r[0]],
          [0.5, r[1]],
          [1, r[3]],
        ]),
        `stroke="${r[4]}" stroke-width=".5"`,
      ) + line(`M0 -3V${-l + 4}`, r[3], 0.5),
      `translate(${x} ${y}) rotate(${a})`,
    );
  return (
    pen.bevel(1, lf(26, 28, -70) + lf(74, 24, 66) + lf(72, 50, 100, 24)) +
    pen.bevel(1.6, st(31, 12, 14, -7) + st(69, 8, 14, 7)) +
    pen.bevel(1.8, st(50, 3, 17, 0)) +
    pen.bevel(
      1,
      lf(40, 34, -38, 28) +
        lf(60, 30, 34, 30) +
        lf(36, 56, -96, 26) +
        lf(62, 58, 64, 26) +
        lf(57, 60, 118, 22),
    ) +
    pen.bevel(
      1.2,
      path('M22 74C40 79 60 79 78 74V83C60 88 40 88 22 83Z', pen.face('red')) +
        path('M44 78L36 97L45 93L50 80L55 93L64 97L56 78Z', pen.face('red')),
    ) +
    pen.bevel(1, circle(50, 80, 6, pen.ball('gold')))
  );
};
