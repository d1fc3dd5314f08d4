import { path, circle, box, line, group, mirror, times, around, star } from '../shapes';
import type { Painter } from '../painter';

export const drum: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'bronze'),
    o = 'none',
    st = (w: number, q = 3) => `stroke="${r[q]}" stroke-width="${w}"`,
    bird = 'M-7 1C-3 -1 0 -1 3 -2L9 -3L4 .4C6 2 8 4 8 5C4 4 1 3 -1 3L-6 5L-4 2Z';
  return (
    pen.bevel(2.2, circle(50, 50, 46, pen.metal(look.a || 'bronze'))) +
    circle(
      50,
      50,
      41.5,
      pen.radial(
        [
          [0, r[0]],
          [0.35, r[1]],
          [0.75, r[2]],
          [1, r[3]],
        ],
        0.4,
        0.34,
        0.8,
      ),
      st(1),
    ) +
    around(48, 50, 50, path('M-1.700 -37.500L0 -41.300L1.700 -37.500Z', r[4])) +
    circle(50, 50, 37.4, o, st(0.8, 4)) +
    around(36, 50, 50, circle(0, -35.2, 1.1, o, st(0.7, 4))) +
    circle(50, 50, 33, o, st(0.9, 4)) +
    around(8, 50, 50, group(path(bird, r[4]), 'translate(0 -27.600) scale(.92)'), 10) +
    circle(50, 50, 22.6, o, st(0.9, 4)) +
    around(28, 50, 50, path('M-1.500 -19.800L0 -22.200L1.500 -19.800Z', r[4])) +
    circle(50, 50, 19.6, r[3], 'opacity=".55"') +
    pen.bevel(
      1.1,
      path(
        star(50, 50, 14, 18.5, 7.5),
        pen.radial(
          [
            [0, '#FFFDE8'],
            [0.5, pen.ramp('gold')[1]],
            [1, pen.ramp('gold')[2]],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ),
      '#fff',
      r[4],
    ) +
    pen.bevel(1, circle(50, 50, 6, pen.ball('gold'))) +
    pen.gloss(36, 26, 22, 10, 0.38, -36)
  );
};

export const bird: Painter = (pen, look) => {
  const a = look.a || 'gold',
    r = pen.ramp(a);
  return (
    pen.bevel(
      1.6,
      path(
        'M4 24L34 30C40 22 50 20 56 26L60 34C70 34 82 40 96 58C86 54 80 54 76 56C82 66 84 78 82 92C74 78 66 68 56 64C48 68 38 68 30 62C34 60 38 56 38 50C36 44 34 40 34 36L4 26Z',
        pen.face(a),
      ),
    ) +
    pen.bevel(
      1.2,
      path('M52 40C64 42 76 52 80 74C70 62 60 56 48 56C50 52 52 46 52 40Z', pen.face(look.b || 'patina')),
    ) +
    pen.bevel(1, path('M40 24C42 12 54 4 68 8C60 10 56 16 54 24Z', pen.face(a))) +
    circle(43, 30, 3.4, r[4]) +
    circle(43, 30, 2.2, '#FFF6CF') +
    circle(43, 30, 1, '#111') +
    line('M56 48C64 50 70 56 74 64M53 52C60 54 66 58 70 64', r[4], 1.1) +
    around(8, 46, 56, circle(0, -4.4, 0.9, r[4])) +
    circle(46, 56, 1.6, r[4])
  );
};

export const axe: Painter = (pen, look) => {
  const a = look.a || 'bronze',
    r = pen.ramp(a);
  return (
    pen.bevel(1.4, path('M44 30H56L60 97H40Z', pen.cylinder('wood'))) +
    times(4, (i) => line(`M42 ${60 + i * 6}L58 ${63 + i * 6}`, pen.ramp('red')[2], 2.6)) +
    pen.bevel(
      2.2,
      path(
        'M38 6H62V26C72 28 86 24 94 14C96 40 86 60 60 56H40C20 58 6 46 4 30C16 34 30 32 38 26Z',
        pen.metal(a),
      ),
    ) +
    line('M10 36C24 44 34 48 50 48C70 48 84 42 90 26', r[0], 1.8) +
    pen.bevel(0.8, around(12, 50, 30, path('M-1.600 -7L0 -11L1.600 -7Z', r[4]))) +
    circle(50, 30, 6.5, 'none', `stroke="${r[4]}" stroke-width="1.400"`) +
    circle(50, 30, 3, pen.ramp('gold')[0])
  );
};

export const jar: Painter = (pen, look) => {
  const a = look.a || 'bronze',
    r = pen.ramp(a),
    d = 'M30 14H70L74 22C86 34 88 56 78 74L70 92H30L22 74C12 56 14 34 26 22Z';
  const band = (y: number, m: string) => box(8, y, 84, 9, 0, r[4], 'opacity=".35"') + m;
  return (
    pen.bevel(1.4, mirror(path('M24 30C8 28 6 46 18 50L20 45C14 42 15 36 24 37Z', pen.face(a)))) +
    pen.bevel(2.4, path(d, pen.cylinder(a))) +
    pen.clip(
      d,
      band(
        30,
        times(12, (i) => path(`M${10 + i * 7} 39L${13.5 + i * 7} 31L${17 + i * 7} 39Z`, r[1])),
      ) +
        band(
          46,
          times(9, (i) => circle(14 + i * 9, 50.5, 2.8, 'none', `stroke="${r[0]}" stroke-width="1.300"`)),
        ) +
        band(
          62,
          times(12, (i) => path(`M${10 + i * 7} 63L${13.5 + i * 7} 71L${17 + i * 7} 63Z`, r[1])),
        ) +
        box(0, 78, 100, 2, 0, r[4], 'opacity=".5"'),
    ) +
    pen.bevel(1.4, box(25, 8, 50, 9, 4, pen.cylinder('gold'))) +
    pen.bevel(1.2, circle(50, 8, 5, pen.ball('gold')))
  );
};
