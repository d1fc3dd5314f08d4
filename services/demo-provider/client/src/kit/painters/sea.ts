import { path, circle, line, mirror, times, around, star } from '../shapes';
import type { Painter } from '../painter';

export const pearl: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'pink'),
    up =
      'M50 62C30 62 8 48 7 30C12 24 17 25 20 18C26 12 31 15 36 9C41 6 45 9 50 6C55 9 59 6 64 9C69 15 74 12 80 18C83 25 88 24 93 30C92 48 70 62 50 62Z',
    lo = 'M6 60C20 66 80 66 94 60C95 78 74 94 50 94C26 94 5 78 6 60Z';
  return (
    pen.bevel(
      2,
      path(
        up,
        pen.radial(
          [
            [0, r[0]],
            [0.5, r[1]],
            [1, r[3]],
          ],
          0.5,
          0.9,
          1,
        ),
      ),
    ) +
    pen.clip(
      up,
      times(
        9,
        (i) =>
          line(`M50 64L${10 + i * 10} ${4 + Math.abs(i - 4) * 3}`, r[3], 1.4, 'opacity=".55"') +
          line(`M51.500 64L${11.5 + i * 10} ${4 + Math.abs(i - 4) * 3}`, '#fff', 0.8, 'opacity=".6"'),
      ),
    ) +
    path('M10 60C22 50 78 50 90 60C78 70 22 70 10 60Z', r[4]) +
    pen.blur(3, circle(50, 50, 19, '#fff', 'opacity=".8"')) +
    pen.bevel(
      1.6,
      circle(
        50,
        48,
        18.5,
        pen.radial(
          [
            [0, '#fff'],
            [0.35, '#FFF4F8'],
            [0.62, '#D7D6F5'],
            [0.82, '#B6DDE8'],
            [1, '#8C8FC4'],
          ],
          0.36,
          0.3,
          0.8,
        ),
      ),
      '#fff',
      '#5A5C9C',
    ) +
    pen.gloss(43, 40, 8, 5, 1, -30) +
    pen.bevel(
      2,
      path(
        lo,
        pen.linear([
          [0, r[1]],
          [0.4, r[2]],
          [1, r[3]],
        ]),
      ),
    ) +
    pen.clip(
      lo,
      times(9, (i) => line(`M50 98L${10 + i * 10} 58`, r[3], 1.4, 'opacity=".6"')),
    ) +
    line('M7 61C22 67 78 67 93 61', '#fff', 1.6, 'opacity=".9"')
  );
};

export const turtle: Painter = (pen, look) => {
  const a = look.a || 'jade';
  const d = 'M50 22C72 22 82 38 82 54C82 72 68 88 50 88C32 88 18 72 18 54C18 38 28 22 50 22Z';
  return (
    pen.bevel(
      1.6,
      mirror(
        path('M26 36C14 26 6 30 3 40C10 48 18 50 24 48Z', pen.face('gold')) +
          path('M26 72C16 74 12 84 16 92C24 92 32 86 34 80Z', pen.face('gold')),
      ) +
        path('M50 3C60 3 64 12 60 24H40C36 12 40 3 50 3Z', pen.face('gold')) +
        path('M46 86L50 98L54 86Z', pen.face('gold')),
    ) +
    mirror(circle(44.5, 12, 2, '#1a0d02') + circle(44, 11.3, 0.7, '#fff')) +
    pen.bevel(2.4, path(d, pen.face('gold'))) +
    pen.clip(
      d,
      pen.bevel(
        1.2,
        path('M50 34L63 42V56L50 64L37 56V42Z', pen.ball(a)) +
          mirror(
            path('M34 40L34 57L22 62L21 46Z', pen.face(a)) +
              path('M36 60L48 67V83L34 80L25 66Z', pen.face(a)) +
              path('M48 31L36 38L25 40L36 26L48 25Z', pen.face(a)),
          ),
      ),
    ) +
    path(star(50, 49, 6, 8, 4), pen.ramp('gold')[0]) +
    pen.gloss(40, 36, 14, 6, 0.6)
  );
};

export const starfish: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'orange');
  return (
    pen.bevel(
      2.8,
      path(
        'M50 5C57 5 57 26 62 34C70 36 92 34 94 41C96 48 77 56 73 64C74 74 86 88 80 93C74 98 59 81 50 80C41 81 26 98 20 93C14 88 26 74 27 64C23 56 4 48 6 41C8 34 30 36 38 34C43 26 43 5 50 5Z',
        pen.ball(look.a || 'orange'),
      ),
      '#fff',
      r[4],
    ) +
    around(
      5,
      50,
      52,
      [12, 20, 28, 36].map((y, i) => circle(0, -y, 2.6 - i * 0.4, r[0], 'opacity=".9"')).join(''),
    ) +
    pen.bevel(1, circle(50, 52, 6, pen.ball('ivory')))
  );
};

export const coral: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'pink'),
    b =
      'M50 94V58M50 70C40 66 30 58 28 40M28 48C20 44 14 36 14 26M29 40C32 32 32 24 30 14M50 64C60 60 70 52 74 36M74 44C82 42 88 34 88 24M73 38C70 30 70 22 74 12M50 60C48 44 50 30 50 10M50 38C44 34 42 28 42 22M50 32C57 30 60 24 60 18';
  return (
    pen.bevel(1.8, line(b, r[2], 9)) +
    line(b, r[1], 4) +
    line(b, r[0], 1.2, 'transform="translate(-1.200 -1)"') +
    pen.bevel(1.2, path('M26 96C30 86 70 86 74 96Z', pen.face('wood'))) +
    pen.bevel(1, circle(36, 90, 5, pen.ball('pearl')) + circle(64, 91, 4, pen.ball('pearl')))
  );
};
