import { path, circle, ellipse, line, group, around, star, petal } from '../shapes';
import type { Painter } from '../painter';

export const lantern: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'red'),
    b = 'M50 20C74 20 90 32 90 45C90 60 70 73 50 73C30 73 10 60 10 45C10 32 26 20 50 20Z';
  return (
    line('M50 2V14', pen.ramp('gold')[2], 1.6) +
    pen.bevel(1.2, path('M36 13H64L66 21H34Z', pen.cylinder('gold'))) +
    pen.bevel(
      2,
      path(
        b,
        pen.radial(
          [
            [0, '#FFFBD0'],
            [0.25, pen.ramp(look.b || 'yellow')[1]],
            [0.6, r[2]],
            [1, r[3]],
          ],
          0.5,
          0.5,
          0.58,
        ),
      ),
      '#FFE9B0',
      r[4],
    ) +
    pen.clip(
      b,
      [8, 19, 29, 36]
        .map(
          (x) =>
            ellipse(50, 46, x, 29, 'none', `stroke="${r[3]}" stroke-width="1.200" opacity=".75"`) +
            ellipse(50, 46, x - 0.9, 29, 'none', `stroke="#FFE7A0" stroke-width=".6" opacity=".6"`),
        )
        .join('') + pen.gloss(32, 30, 15, 7, 0.55, -24),
    ) +
    group(around(5, 0, 0, path(petal(8.5, 4), '#FFF4C4', 'opacity=".8"')), 'translate(50 46)') +
    pen.bevel(1.2, path('M36 71H64L61 78H39Z', pen.cylinder('gold'))) +
    pen.bevel(1, circle(50, 81, 3.6, pen.ball('gold'))) +
    line('M43 84L42 97M46.500 84L46 98M50 84V99M53.500 84L54 98M57 84L58 97', r[2], 2.2) +
    line('M45 84L44 97M52 84L52 98', r[1], 0.9)
  );
};

export const starlantern: Painter = (pen, look) => {
  const r = look.a || 'red',
    d = star(50, 46, 5, 43, 21);
  return (
    line('M50 86V97', pen.ramp('wood')[2], 3) +
    pen.bevel(
      1.2,
      circle(
        50,
        46,
        38,
        pen.ramp('red')[3],
        `fill-opacity=".55" stroke="${pen.ramp(look.b || 'yellow')[2]}" stroke-width="5"`,
      ),
    ) +
    around(20, 50, 46, circle(0, -38, 2.2, pen.ball('pink'))) +
    pen.bevel(
      2,
      path(
        d,
        pen.radial(
          [
            [0, '#FFF8C0'],
            [0.35, pen.ramp(r)[1]],
            [1, pen.ramp(r)[2]],
          ],
          0.5,
          0.5,
          0.55,
        ),
        `stroke="${pen.ramp('gold')[1]}" stroke-width="2" stroke-linejoin="round"`,
      ),
    ) +
    around(5, 50, 46, path('M0 0L0 -37L9 -13.500Z', pen.ramp(r)[3], 'opacity=".45"')) +
    pen.bevel(1.2, circle(50, 46, 9, pen.ball('yellow'))) +
    pen.bevel(1, path(star(50, 46, 5, 6, 2.6), pen.ramp('red')[2])) +
    line('M44 88L40 98M56 88L60 98', pen.ramp('red')[2], 2.6)
  );
};

export const moon: Painter = (pen) =>
  pen.blur(4, circle(50, 50, 42, '#FFE9A8', 'opacity=".6"')) +
  pen.bevel(
    2,
    circle(
      50,
      50,
      38,
      pen.radial(
        [
          [0, '#FFFFF2'],
          [0.55, '#FFF0B8'],
          [1, '#E9B75C'],
        ],
        0.42,
        0.38,
        0.7,
      ),
    ),
    '#fff',
    '#9A5710',
  ) +
  ellipse(34, 40, 8, 6, '#E4BE70', 'opacity=".5"') +
  ellipse(62, 30, 5, 4, '#E4BE70', 'opacity=".45"') +
  pen.bevel(
    1.2,
    path(
      'M40 80C36 70 40 58 50 56C46 50 42 38 46 32C50 34 53 44 54 52C57 44 62 38 67 37C68 43 63 51 58 56C66 58 68 66 64 70C72 74 72 82 68 86H44Z',
      pen.face('ivory'),
    ),
  ) +
  circle(60, 63, 1.7, '#5B1B2A') +
  line('M53 52C52 46 50 40 48 36', '#F2A9B9', 1.6) +
  path('M14 88C18 80 28 80 31 85C38 80 48 84 50 88C60 83 76 83 86 90Z', pen.face('sky'), 'opacity=".95"');

export const mooncake: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'orange');
  return (
    pen.bevel(
      2.4,
      around(12, 50, 52, circle(0, -34, 11, pen.face(look.a || 'orange'))) +
        circle(50, 52, 36, pen.face(look.a || 'orange')),
    ) +
    circle(50, 52, 31, pen.ball(look.a || 'orange'), `stroke="${r[3]}" stroke-width="1.600"`) +
    pen.bevel(
      1.2,
      around(8, 50, 52, path(petal(27, 8), pen.face('yellow'), `stroke="${r[3]}" stroke-width="1"`)),
    ) +
    pen.bevel(1.4, circle(50, 52, 10, pen.ball('orange'))) +
    pen.bevel(1, path(star(50, 52, 5, 7.5, 3.4), pen.ramp('gold')[0])) +
    pen.gloss(36, 28, 18, 8, 0.5, -30)
  );
};
