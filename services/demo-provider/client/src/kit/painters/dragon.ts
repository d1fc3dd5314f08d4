import { path, circle, ellipse, line, group, mirror, times, petal, flame } from '../shapes';
import type { Painter } from '../painter';

export const dragon: Painter = (pen, look) => {
  const g = pen.ramp(look.a || 'gold'),
    m = look.b || 'jade',
    mf = pen.linear([
      [0, pen.ramp(m)[0]],
      [0.4, pen.ramp(m)[1]],
      [1, pen.ramp(m)[3]],
    ]);
  const mane = times(7, (i) =>
    group(
      path(flame(50 - i * 1.5, 10), mf, `stroke="${pen.ramp(m)[4]}" stroke-width=".8"`),
      `translate(${46 - i} ${52 + i * 2}) rotate(${-48 - i * 19})`,
    ),
  );
  return (
    pen.bevel(1.2, mirror(mane)) +
    pen.bevel(
      1.2,
      group(path(flame(20, 7), mf), 'translate(44 82) rotate(196)') +
        group(path(flame(20, 7), mf), 'translate(56 82) rotate(164) scale(-1 1)') +
        group(path(petal(17, 6), mf), 'translate(50 82) rotate(180)'),
    ) +
    pen.bevel(
      1.3,
      mirror(
        path(
          'M42 34C40 22 34 13 22 4C24 11 23 15 25 19C19 16 13 16 8 19C18 22 27 28 31 40Z',
          pen.face('ivory'),
          `stroke="${g[4]}" stroke-width=".8"`,
        ),
      ),
    ) +
    pen.bevel(
      1.2,
      mirror(
        path('M28 46C18 39 11 40 4 45C10 53 18 57 29 54Z', pen.face(look.a || 'gold')) +
          path('M25 48C19 45 14 45 9 46.500C14 51 19 53 26 52Z', pen.ramp('red')[2]),
      ),
    ) +
    path('M33 72C38 79 62 79 67 72C68 86 60 93 50 93C40 93 32 86 33 72Z', pen.ramp('red')[4]) +
    path('M41 84C44 79 56 79 59 84C58 90 54 92 50 92C46 92 42 90 41 84Z', pen.face('red')) +
    pen.bevel(
      1.6,
      path(
        'M50 23C61 23 68 29 72 38C77 46 76 52 72 57C69 62 70 64 70 69C64 80 36 80 30 69C30 64 31 62 28 57C24 52 23 46 28 38C32 29 39 23 50 23Z',
        pen.face(look.a || 'gold'),
      ),
    ) +
    mirror(
      path('M35.500 74L39 87L43.500 76.500Z', '#FFFDF2', `stroke="${g[3]}" stroke-width=".6"`) +
        path('M44.500 77L46.500 82L49 77.300Z', '#FFFDF2'),
    ) +
    line(
      'M43 52C47 49 53 49 57 52M44.500 46C48 44 52 44 55.500 46M43.500 57.500C47 55 53 55 56.500 57.500',
      g[3],
      1.2,
      'opacity=".7"',
    ) +
    pen.bevel(
      1.7,
      path(
        'M50 57C57 54 70 59 71 67C72 75 65 78 59 76C55 80 45 80 41 76C35 78 28 75 29 67C30 59 43 54 50 57Z',
        pen.ball(look.a || 'gold'),
      ),
    ) +
    mirror(
      ellipse(40, 69, 4.6, 3.1, g[4], 'transform="rotate(-24 40 69)"') +
        line('M34.500 69C34 63.500 40 61.500 45 65', g[0], 1.3, 'opacity=".8"'),
    ) +
    mirror(
      path('M27 49C31 43 40 44 46 52C40 56.500 31 56 27 49Z', g[4]) +
        path(
          'M29.500 49.300C33 45.600 39 46.600 43.600 51.600C39 54.300 32.500 54 29.500 49.300Z',
          pen.radial(
            [
              [0, '#FFFFF0'],
              [0.5, '#F6FF7A'],
              [1, '#37C95F'],
            ],
            0.5,
            0.5,
            0.6,
          ),
        ) +
        ellipse(36.8, 50, 1.7, 3.6, '#111') +
        circle(35.6, 48.6, 1, '#fff'),
    ) +
    pen.bevel(
      1,
      mirror(
        path(
          'M47 47C42 37 33 32 20 33C24 36 25 38 26 41C22 41 20 42 16 45C26 46 38 46 46 51Z',
          pen.face(look.m || 'red'),
          `stroke="${pen.ramp('red')[4]}" stroke-width=".7"`,
        ),
      ),
    ) +
    pen.bevel(1, circle(50, 35, 6.6, pen.face(look.a || 'gold'))) +
    circle(50, 35, 5, pen.ball(look.m || 'red')) +
    pen.gloss(48.5, 33, 2.4, 1.6, 0.9) +
    mirror(
      line('M32 72C20 70 14 77 12 87C11 92 6 93 3 90', g[4], 4) +
        line('M32 72C20 70 14 77 12 87C11 92 6 93 3 90', g[1], 2.4) +
        line('M30 71C20 70 15 77 13 85', g[0], 0.8),
    )
  );
};
