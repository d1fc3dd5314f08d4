import { RAMP } from '../ramps';
import { path, circle, ellipse, line, mirror } from '../shapes';
import type { Painter } from '../painter';

export const tiger: Painter = (pen, look) => {
  const r = pen.ramp(look.a || 'orange'),
    k = '#1D0D08';
  const head =
    'M50 12C68 12 84 22 87 44C88 54 92 62 96 67C89 69 87 72 83 78C76 88 64 94 50 94C36 94 24 88 17 78C13 72 11 69 4 67C8 62 12 54 13 44C16 22 32 12 50 12Z';
  return (
    pen.bevel(1.6, mirror(circle(20, 22, 14, pen.ball(look.a || 'orange')))) +
    mirror(circle(20, 22, 8.5, k) + ellipse(21, 25, 5.5, 5, r[0], 'opacity=".85"')) +
    pen.bevel(
      2.2,
      path(
        head,
        pen.linear([
          [0, r[1]],
          [0.45, r[2]],
          [0.8, r[2]],
          [1, r[3]],
        ]),
      ),
      '#FFF1CC',
      r[4],
    ) +
    pen.clip(
      head,
      mirror(
        path('M2 66C12 60 20 62 28 70C30 82 28 92 24 96L0 90Z', '#FFF6E6', 'opacity=".95"') +
          path('M14 42L32 48L14 51Z', k) +
          path('M9 56L29 58L11 63Z', k) +
          path('M6 68L27 68L16 73Z', k) +
          path('M18 80L30 75L24 86Z', k) +
          path('M24 24L39 35L22 32Z', k),
      ) +
        path('M45 8L50 31L55 8Z', k) +
        mirror(path('M35 9L45 28L28 14Z', k)),
    ) +
    mirror(path('M25 39C31 31 41 34 45 41C39 38 31 38 25 39Z', '#FFF8EA')) +
    pen.bevel(
      1.2,
      path(
        'M50 44C54 44 57 50 58 58C66 57 76 63 75 74C74 84 62 90 50 90C38 90 26 84 25 74C24 63 34 57 42 58C43 50 46 44 50 44Z',
        pen.linear([
          [0, r[1]],
          [0.3, '#FFF3DC'],
          [1, '#E9CFA6'],
        ]),
      ),
    ) +
    mirror(
      path('M24 48C29 40 40 41 46 51C39 55 29 55 24 48Z', k) +
        path(
          'M27 48C31 43.500 38 44 43 50C37 52.500 31 52.500 27 48Z',
          pen.radial(
            [
              [0, '#FFFFD8'],
              [0.5, '#FFE23A'],
              [1, '#4FB338'],
            ],
            0.5,
            0.4,
            0.6,
          ),
        ) +
        circle(35.5, 48.2, 3, '#0A0A0A') +
        circle(34.3, 46.9, 1.1, '#fff'),
    ) +
    path(
      'M50 72V80M50 79C46 85 37 84 34 79M50 79C54 85 63 84 66 79',
      'none',
      `stroke="${k}" stroke-width="1.800" stroke-linecap="round"`,
    ) +
    mirror(path('M41.500 82.500L43.500 91L46.500 83Z', '#fff', `stroke="${r[4]}" stroke-width=".5"`)) +
    pen.bevel(
      1,
      path(
        'M41 63C45 60 55 60 59 63C59 69 54 73 50 73.500C46 73 41 69 41 63Z',
        pen.face([RAMP.pink[1], '#E77D83', '#C24B55', '#7B1F30', '#300']),
      ),
    ) +
    mirror(
      circle(37, 72, 0.9, k) +
        circle(33, 75, 0.9, k) +
        circle(38, 77, 0.9, k) +
        line('M31 72L10 68M31 76L11 79', '#fff', 0.8),
    )
  );
};
