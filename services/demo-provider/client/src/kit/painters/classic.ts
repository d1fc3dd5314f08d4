import { word } from '../alphabet';
import { circle, box, line, num, path, radians, star as starOutline } from '../shapes';
import type { Painter } from '../painter';

export const bell: Painter = (pen, look) =>
  pen.bevel(1.6, circle(50, 84, 9, pen.ball('gold'))) +
  pen.bevel(
    2.4,
    path(
      'M50 8C56 8 58 13 58 17C74 21 78 38 79 54C80 66 86 70 90 76C90 80 88 82 84 82H16C12 82 10 80 10 76C14 70 20 66 21 54C22 38 26 21 42 17C42 13 44 8 50 8Z',
      pen.cylinder(look.a || 'gold'),
    ),
  ) +
  box(14, 68, 72, 5, 2, pen.ramp('gold')[3], 'opacity=".55"') +
  line('M30 56C31 42 35 32 42 27', '#fff', 4, 'opacity=".7"') +
  pen.bevel(1, path('M50 28L56 38L50 48L44 38Z', pen.face('red')));

export const seven: Painter = (pen, look) => {
  const d = 'M12 12H88V30C70 46 60 66 58 92H32C34 68 44 50 60 36H30V44H12Z';
  return (
    pen.bevel(
      2,
      path(d, pen.metal('gold'), `stroke="${pen.ramp('gold')[1]}" stroke-width="6" stroke-linejoin="round"`),
    ) +
    pen.bevel(1.8, path(d, pen.face(look.a || 'red'))) +
    line('M18 17H82', '#fff', 2, 'opacity=".7"')
  );
};

export const bar: Painter = (pen, look) =>
  pen.bevel(2, box(4, 26, 92, 48, 8, pen.metal('gold'))) +
  pen.bevel(1.4, box(9, 31, 82, 38, 5, pen.face(look.a || 'black'))) +
  pen.bevel(0.9, word('BAR', 50, 50, 24, '#FFE9A6', 3.6)) +
  box(12, 33, 76, 9, 4, '#fff', 'opacity=".16"');

export const star: Painter = (pen, look) => {
  const metal = look.a || 'gold';
  const r = pen.ramp(metal);
  const cx = 50;
  const cy = 53;
  const facets = Array.from({ length: 10 }, (_, i) => {
    const corner = (k: number) => {
      const angle = radians(-90 + k * 36);
      const reach = k % 2 ? 21 : 43;
      return `${num(cx + reach * Math.cos(angle))} ${num(cy + reach * Math.sin(angle))}`;
    };
    const middle = radians(-90 + (i + 0.5) * 36);
    // Light falls from the upper left.
    const light = Math.cos(middle + (Math.PI * 3) / 4);
    const colour = light > 0.5 ? r[0] : light > 0 ? r[1] : light > -0.6 ? r[2] : r[3];
    return path(`M${cx} ${cy}L${corner(i)}L${corner(i + 1)}Z`, colour);
  });
  return (
    pen.bevel(
      2.6,
      path(
        starOutline(cx, cy, 5, 48, 24),
        pen.metal(metal),
        `stroke="${r[2]}" stroke-width="5" stroke-linejoin="round"`,
      ),
    ) +
    pen.bevel(0.8, facets.join('')) +
    line(starOutline(cx, cy, 5, 43, 21), r[4], 1, 'opacity=".6"') +
    pen.bevel(1.2, circle(cx, cy, 8.5, pen.ball(look.b || 'red'))) +
    pen.gloss(48, 49.5, 3.6, 2.4, 0.9)
  );
};
