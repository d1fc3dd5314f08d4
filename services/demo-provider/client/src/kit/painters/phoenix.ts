import { circle, ellipse, flame, group, line, mirror, num, path, petal, times } from '../shapes';
import type { Painter } from '../painter';

export const phoenix: Painter = (pen, look) => {
  const body = pen.ramp(look.a || 'red');
  const tip = pen.ramp(look.b || 'gold');
  const feather = pen.linear([
    [0, body[3]],
    [0.3, body[2]],
    [0.66, body[1]],
    [1, tip[1]],
  ]);
  const edge = `stroke="${body[4]}" stroke-width=".8"`;
  const plume = (x: number, y: number, turn: number, length: number, width: number) =>
    group(
      path(petal(length, width, 0.86), feather, edge) +
        line(`M0 -4V${num(-length * 0.84)}`, tip[0], 0.8, 'opacity=".6"'),
      `translate(${num(x)} ${num(y)}) rotate(${num(turn)})`,
    );
  const eye = (turn: number, length: number) => {
    const y = -length * 0.8;
    const spot =
      circle(0, y, 4.6, tip[1], `stroke="${tip[3]}" stroke-width=".7"`) +
      circle(0, y, 2.9, pen.ramp('sky')[2]) +
      circle(-0.8, y - 0.8, 1.1, '#fff', 'opacity=".85"');
    return group(spot, `translate(50 60) rotate(${num(turn)})`);
  };
  const tail = [-48, 48, -32, 32, -16, 16, 0];
  const reach = (turn: number) => 40 - Math.abs(turn) * 0.08;
  const wing =
    times(6, (i) => plume(42 - i * 0.8, 50 - i * 0.6, -118 + i * 17, 45 - i * 1.4, 8.6)) +
    times(5, (i) => plume(43, 50, -108 + i * 18, 28 - i, 7));
  const crest = times(5, (i) =>
    group(
      path(flame(17 - Math.abs(i - 2) * 3, 3.6), pen.face(look.b || 'gold'), edge),
      `translate(${48 + i} 22) rotate(${-44 + i * 22})`,
    ),
  );
  return (
    pen.bevel(1.2, tail.map((turn) => plume(50, 60, 180 + turn, reach(turn), 8)).join('')) +
    tail.map((turn) => eye(180 + turn, reach(turn))).join('') +
    pen.bevel(1.3, mirror(wing)) +
    pen.bevel(1.2, crest) +
    pen.bevel(
      2,
      path(
        'M50 26C60 28 66 42 63 56C60 68 55 74 50 76C45 74 40 68 37 56C34 42 40 28 50 26Z',
        pen.ball(look.a || 'red'),
      ),
    ) +
    times(3, (row) =>
      times(3 - (row % 2), (i) =>
        line(`M${41 + i * 6 + (row % 2) * 3} ${48 + row * 7}q3 5 6 0`, tip[1], 1.1, 'opacity=".75"'),
      ),
    ) +
    pen.bevel(1.6, circle(50, 27, 11.5, pen.ball(look.a || 'red'))) +
    mirror(
      ellipse(44.8, 26, 3.2, 3.8, '#FFF8E0', 'transform="rotate(-14 44.8 26)"') +
        circle(45.6, 26.4, 2, '#1A0A06') +
        circle(45, 25.4, 0.8, '#fff') +
        line('M40.500 22C43 20 46 20.500 48 22.500', tip[0], 1.4),
    ) +
    pen.bevel(
      1,
      path('M50 28C54 28 56 31 54 34L50 40L46 34C44 31 46 28 50 28Z', pen.face(look.b || 'gold')),
    ) +
    pen.gloss(46, 19, 5, 2.6, 0.7)
  );
};
