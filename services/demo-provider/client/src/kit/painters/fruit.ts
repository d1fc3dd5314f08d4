import { path, circle, ellipse, line, group, times, petal, flame } from '../shapes';
import type { Painter } from '../painter';

export const cherry: Painter = (pen, look) =>
  line('M32 60C34 36 46 18 68 8M68 64C66 40 66 22 68 8', pen.ramp('green')[3], 3.4) +
  line('M32 58C34 36 46 20 66 9', pen.ramp('green')[1], 1.1) +
  pen.bevel(
    1.4,
    group(
      path(petal(34, 12, 0.6), pen.face('green')) + line('M0 -4V-29', pen.ramp('green')[3], 1),
      'translate(66 10) rotate(-74)',
    ),
  ) +
  pen.bevel(2, circle(68, 72, 21, pen.ball(look.a || 'red')), '#FFD7C8', '#38040D') +
  pen.gloss(61, 62, 8, 5, 0.95, -34) +
  pen.bevel(2, circle(31, 70, 23, pen.ball(look.a || 'red')), '#FFD7C8', '#38040D') +
  pen.gloss(23, 59, 9, 6, 0.95, -34);

export const lemon: Painter = (pen) =>
  pen.bevel(
    2.2,
    path(
      'M10 56C8 34 30 18 54 20C66 20 76 22 82 18C88 16 92 20 90 27C86 34 90 42 88 54C84 76 62 86 42 82C32 80 22 82 17 87C12 90 6 86 8 80C12 72 11 64 10 56Z',
      pen.radial([
        [0, '#FFFFE0'],
        [0.3, '#FFF07A'],
        [0.7, '#F8C91C'],
        [1, '#B27D06'],
      ]),
    ),
  ) +
  times(14, (i) => circle(24 + ((i * 37) % 54), 32 + ((i * 23) % 44), 0.9, '#C8930A', 'opacity=".6"')) +
  pen.gloss(40, 34, 17, 7, 0.85, -20) +
  pen.bevel(
    1.2,
    group(
      path(petal(32, 11, 0.6), pen.face('green')) + line('M0 -4V-27', pen.ramp('green')[3], 1),
      'translate(84 20) rotate(-62)',
    ),
  );

export const melon: Painter = (pen) =>
  pen.bevel(2, path('M4 34C10 74 38 92 62 88C82 84 94 64 97 44Z', pen.face('green'))) +
  path('M10 37C18 70 40 84 60 81C77 78 88 62 91 46Z', '#F3FFDF') +
  pen.bevel(
    1.4,
    path(
      'M14 38C22 66 42 78 59 75C73 72 83 60 86 46Z',
      pen.radial(
        [
          [0, '#FF9C86'],
          [0.6, '#F0323C'],
          [1, '#B3122B'],
        ],
        0.5,
        0.2,
        0.9,
      ),
    ),
  ) +
  [
    [34, 48, -20],
    [48, 54, -4],
    [62, 55, 8],
    [42, 64, -10],
    [57, 66, 4],
    [72, 52, 18],
  ]
    .map((p) =>
      group(
        path('M0 -4.400C3 0 2.400 3.400 0 3.400C-2.400 3.400 -3 0 0 -4.400Z', '#2A0A0A') +
          circle(-0.7, 0, 0.7, '#fff', 'opacity=".7"'),
        `translate(${p[0]} ${p[1]}) rotate(${p[2]})`,
      ),
    )
    .join('') +
  line('M18 40L82 47', '#FFD0C4', 1.6, 'opacity=".7"');

export const grape: Painter = (pen, look) =>
  line('M50 22C50 14 54 8 60 5', pen.ramp('wood')[2], 4) +
  [
    [50, 88],
    [40, 74],
    [60, 74],
    [30, 59],
    [50, 60],
    [70, 59],
    [24, 42],
    [42, 44],
    [60, 44],
    [77, 42],
    [50, 30],
    [33, 30],
    [67, 30],
  ]
    .map(
      ([x = 0, y = 0]) =>
        pen.bevel(1.2, circle(x, y, 11, pen.ball(look.a || 'violet'))) +
        pen.gloss(x - 3.6, y - 4.5, 4, 2.6, 0.85, -30),
    )
    .join('') +
  pen.bevel(1.2, path('M52 22C40 8 22 6 12 14C18 16 16 22 22 24C28 30 42 30 52 22Z', pen.face('green')));

export const dragonfruit: Painter = (pen) => {
  const r = pen.ramp('pink');
  return (
    pen.bevel(
      1.3,
      [
        [20, 46, -70],
        [80, 46, 70],
        [24, 26, -38],
        [76, 26, 38],
        [40, 18, -14],
        [60, 18, 14],
        [24, 68, -110],
        [76, 68, 110],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          group(
            path(
              flame(24, 7),
              pen.linear([
                [0, pen.ramp('green')[1]],
                [0.55, pen.ramp('green')[2]],
                [1, r[2]],
              ]),
            ),
            `translate(${50 + (x - 50) * 0.72} ${52 + (y - 52) * 0.72}) rotate(${turn})`,
          ),
        )
        .join(''),
    ) +
    pen.bevel(2.4, ellipse(50, 56, 34, 37, pen.ball([r[0], '#FF8FC0', '#E8357F', '#8E0F4E', '#3d0420']))) +
    pen.bevel(
      1.5,
      ellipse(
        52,
        58,
        26,
        29,
        pen.radial(
          [
            [0, '#fff'],
            [0.8, '#FFF6FA'],
            [1, '#F3C6DA'],
          ],
          0.5,
          0.5,
          0.6,
        ),
      ),
    ) +
    times(40, (i) => {
      const a = i * 2.4,
        q = Math.sqrt(i / 40) * 22;
      return ellipse(52 + q * Math.cos(a), 58 + q * 1.1 * Math.sin(a), 1.1, 1.5, '#22151C');
    })
  );
};
