import {
  path,
  circle,
  ellipse,
  box,
  line,
  group,
  around,
  star,
  petal,
  cycle,
  polygon,
  type Point,
  radians,
} from '../shapes';
import type { Painter } from '../painter';

const BRILLIANT: readonly Point[] = [
  [24, 14],
  [76, 14],
  [96, 40],
  [50, 94],
  [4, 40],
];

/** Outlines a gem can be cut to. */
const CUT: Record<string, readonly Point[]> = {
  brilliant: BRILLIANT,
  hex: [
    [50, 5],
    [90, 27],
    [90, 73],
    [50, 95],
    [10, 73],
    [10, 27],
  ],
  square: [
    [26, 8],
    [74, 8],
    [92, 26],
    [92, 74],
    [74, 92],
    [26, 92],
    [8, 74],
    [8, 26],
  ],
  kite: [
    [50, 3],
    [84, 36],
    [78, 66],
    [50, 97],
    [22, 66],
    [16, 36],
  ],
  star: Array.from({ length: 10 }, (_, i): Point => {
    const angle = radians(-90 + i * 36);
    const reach = i % 2 ? 22 : 48;
    return [50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle)];
  }),
  tri: [
    [50, 8],
    [64, 14],
    [95, 74],
    [88, 90],
    [12, 90],
    [5, 74],
    [36, 14],
  ],
};

export const jade: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'jade'),
    d = 'M50 14A33 33 0 1 1 49.990 14ZM50 35A12 12 0 1 0 50.010 35Z';
  return (
    line('M50 2C44 4 44 10 50 14C56 10 56 4 50 2', pen.ramp('red')[2], 2.4) +
    line('M46 82L42 98M50 82V99M54 82L58 98', pen.ramp('red')[2], 2.8) +
    pen.bevel(1, box(43, 79, 14, 6, 2.5, pen.cylinder('gold'))) +
    pen.bevel(3, path(d, pen.ball(look.a || 'jade'), 'fill-rule="evenodd"'), '#F4FFF8', r[4], 0.85, 0.6) +
    pen.bevel(
      0.8,
      around(
        14,
        50,
        47,
        path(
          'M-2.600 -25C-2.600 -28.500 2.600 -28.500 2.600 -25C2.600 -22.600 -.6 -22.600 -.6 -24.600',
          'none',
          `stroke="${r[0]}" stroke-width="1.500" stroke-linecap="round"`,
        ),
      ),
      '#fff',
      r[4],
    ) +
    circle(50, 47, 31, 'none', `stroke="${r[0]}" stroke-width=".8" opacity=".8"`) +
    pen.bevel(1, circle(50, 47, 13.5, 'none', `stroke="${pen.ramp('gold')[1]}" stroke-width="2.600"`)) +
    pen.gloss(36, 27, 16, 7, 0.7, -36)
  );
};

export const coin: Painter = (pen, look) => {
  const a = look.a || 'gold',
    r = pen.ramp(a);
  return (
    pen.bevel(2.4, circle(50, 50, 45, pen.metal(a))) +
    circle(50, 50, 38.5, pen.ball(a), `stroke="${r[3]}" stroke-width="1.400"`) +
    around(30, 50, 50, circle(0, -41.6, 1.5, r[0])) +
    pen.bevel(
      1.3,
      around(
        4,
        50,
        50,
        group(
          path(petal(15, 6.5), pen.face(a), `stroke="${r[3]}" stroke-width=".8"`) +
            group(path(petal(11, 4), pen.face(a), `stroke="${r[3]}" stroke-width=".7"`), 'rotate(52)') +
            group(path(petal(11, 4), pen.face(a), `stroke="${r[3]}" stroke-width=".7"`), 'rotate(-52)'),
          'translate(0 -19)',
        ),
      ),
    ) +
    pen.bevel(1.4, box(36, 36, 28, 28, 3, pen.metal(a)), '#fff', '#000') +
    box(40.5, 40.5, 19, 19, 1.6, look.b ? pen.face(look.b) : r[4]) +
    pen.gloss(34, 24, 22, 9, 0.55, -32)
  );
};

export const value: Painter = (pen, look) => {
  const a = look.a || 'gold',
    r = pen.ramp(a);
  return (
    pen.bevel(2.4, around(16, 50, 50, circle(0, -39, 7.5, pen.metal(a))) + circle(50, 50, 41, pen.metal(a))) +
    circle(
      50,
      50,
      33,
      pen.radial(
        [
          [0, r[1]],
          [0.6, r[2]],
          [1, r[3]],
        ],
        0.5,
        0.3,
        0.8,
      ),
      `stroke="${r[4]}" stroke-width="1.600"`,
    ) +
    circle(50, 50, 30.5, 'none', `stroke="${r[0]}" stroke-width=".9" opacity=".7"`) +
    pen.gloss(50, 30, 24, 10, 0.6, 0)
  );
};

export const ingot: Painter = (pen, look) => {
  const a = look.a || 'gold',
    r = pen.ramp(a);
  return (
    pen.bevel(2, ellipse(50, 50, 24, 19, pen.ball(a))) +
    pen.bevel(
      2.2,
      path(
        'M4 34C12 30 20 36 26 46C36 56 64 56 74 46C80 36 88 30 96 34C96 50 88 84 72 86H28C12 84 4 50 4 34Z',
        pen.face(a),
      ),
    ) +
    path('M26 46C36 56 64 56 74 46C70 60 60 64 50 64C40 64 30 60 26 46Z', r[3], 'opacity=".5"') +
    pen.gloss(38, 40, 12, 6, 0.8) +
    line('M12 42C16 62 22 76 32 80', r[0], 2.2, 'opacity=".7"') +
    pen.bevel(1, path('M50 66L58 74L50 82L42 74Z', pen.face(look.b || 'red')))
  );
};

export const gem: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'sky'),
    q: readonly Point[] = CUT[look.cut ?? 'brilliant'] ?? BRILLIANT,
    cy = look.cut === 'tri' ? 60 : look.cut ? 50 : 44,
    inn = q.map(([x, y]): Point => [50 + (x - 50) * 0.56, cy + (y - cy) * 0.56]);
  const lit = (i: number) => {
    const a = cycle(q, i),
      b = cycle(q, i + 1),
      an = Math.atan2((a[1] + b[1]) / 2 - cy, (a[0] + b[0]) / 2 - 50),
      k = (Math.cos(an + 2.2) + 1) / 2;
    return k > 0.8 ? r[0] : k > 0.5 ? r[1] : k > 0.2 ? r[2] : r[3];
  };
  return (
    pen.bevel(1.8, path(polygon(q), r[2])) +
    q
      .map((p, i) =>
        path(
          polygon([p, cycle(q, i + 1), cycle(inn, i + 1), cycle(inn, i)]),
          lit(i),
          `stroke="${r[0]}" stroke-width=".5" stroke-opacity=".5"`,
        ),
      )
      .join('') +
    pen.bevel(
      1,
      path(
        polygon(inn),
        pen.linear(
          [
            [0, r[0]],
            [0.38, r[1]],
            [0.62, r[2]],
            [1, r[1]],
          ],
          0.1,
          0,
          0.8,
          1,
        ),
      ),
    ) +
    pen.clip(polygon(inn), path('M0 70L70 0H86L16 100H0Z', '#fff', 'opacity=".28"')) +
    path(star(30, 24, 4, 9, 1.6), '#fff', 'opacity=".95"')
  );
};
