import { path, circle, ellipse, box, line, group, num, radians, mirror, star } from '../shapes';
import type { Painter } from '../painter';

export const ball: Painter = (pen) => {
  const d = 'M50 6A44 44 0 1 1 49.990 6Z',
    p5 = (x: number, y: number, s: number, a: number) => {
      let q = '';
      for (let i = 0; i < 5; i++) {
        const an = radians(a + i * 72);
        q += (i ? 'L' : 'M') + num(x + s * Math.cos(an)) + ' ' + num(y + s * Math.sin(an));
      }
      return path(q + 'Z', '#1B2233', 'stroke="#0b0f18" stroke-width="1" stroke-linejoin="round"');
    };
  let o = '';
  for (let i = 0; i < 5; i++) {
    const a = -90 + i * 72;
    o +=
      line(
        `M${num(50 + 14 * Math.cos(radians(a)))} ${num(50 + 14 * Math.sin(radians(a)))}L${num(50 + 28 * Math.cos(radians(a)))} ${num(50 + 28 * Math.sin(radians(a)))}`,
        '#5C6880',
        1.8,
      ) +
      group(
        p5(0, 0, 14, a + 180),
        `translate(${num(50 + 40 * Math.cos(radians(a)))} ${num(50 + 40 * Math.sin(radians(a)))})`,
      ) +
      line(
        `M${num(50 + 30 * Math.cos(radians(a - 13)))} ${num(50 + 30 * Math.sin(radians(a - 13)))}L${num(50 + 32 * Math.cos(radians(a - 36)))} ${num(50 + 32 * Math.sin(radians(a - 36)))}L${num(50 + 30 * Math.cos(radians(a - 59)))} ${num(50 + 30 * Math.sin(radians(a - 59)))}M${num(50 + 32 * Math.cos(radians(a - 36)))} ${num(50 + 32 * Math.sin(radians(a - 36)))}L${num(50 + 44 * Math.cos(radians(a - 36)))} ${num(50 + 44 * Math.sin(radians(a - 36)))}`,
        '#5C6880',
        1.6,
      );
  }
  return (
    pen.bevel(
      3,
      path(
        d,
        pen.radial(
          [
            [0, '#fff'],
            [0.55, '#EEF3FA'],
            [1, '#9FB0C8'],
          ],
          0.36,
          0.3,
          0.8,
        ),
      ) + pen.clip(d, o + p5(50, 50, 14, -90)),
      '#fff',
      '#0A1226',
      0.6,
      0.75,
    ) + pen.gloss(36, 24, 16, 8, 0.9, -30)
  );
};

export const cup: Painter = (pen, look) => {
  const a = look.a || 'gold';
  return (
    pen.bevel(1.8, mirror(path('M28 20H6C6 40 14 50 32 52L31 45C20 43 14 36 14 27H29Z', pen.face(a)))) +
    pen.bevel(
      2.2,
      path('M24 8H76C76 40 70 58 56 62V72H64L70 84H30L36 72H44V62C30 58 24 40 24 8Z', pen.cylinder(a)),
    ) +
    pen.bevel(1.6, box(24, 82, 52, 14, 3, pen.face('wood'))) +
    box(36, 86, 28, 6, 1.6, pen.ramp('gold')[1]) +
    line('M34 14C34 34 38 48 44 54', '#fff', 4, 'opacity=".75"') +
    pen.bevel(1, path(star(52, 32, 5, 12, 5), pen.face(look.b || 'red'))) +
    pen.bevel(1, ellipse(50, 9, 26, 4, pen.face(a)))
  );
};

export const shirt: Painter = (pen, look) => {
  const r = look.a || 'red',
    d = 'M34 10C40 18 60 18 66 10L80 16L98 38L82 50L76 44V92H24V44L18 50L2 38L20 16Z';
  return (
    pen.bevel(2.2, path(d, pen.face(r))) +
    pen.clip(
      d,
      box(42, 0, 5, 100, 0, '#fff', 'opacity=".35"') + box(53, 0, 5, 100, 0, '#fff', 'opacity=".35"'),
    ) +
    pen.bevel(
      0.9,
      line('M34 10C40 20 60 20 66 10', pen.ramp('yellow')[1], 4) +
        line('M4.500 40L17 50M95.500 40L83 50', pen.ramp('yellow')[1], 4),
    ) +
    pen.bevel(1.2, path(star(50, 52, 5, 17, 7), pen.face('yellow')))
  );
};

export const whistle: Painter = (pen, look) => {
  const metal = look.a || 'silver';
  const r = pen.ramp(metal);
  const cord = 'M92 20C98 6 82 -2 66 6C44 16 24 2 10 12C2 18 4 30 12 34';
  return (
    line(cord, pen.ramp('red')[4], 5.6) +
    line(cord, pen.ramp('red')[2], 3.6) +
    line(cord, pen.ramp('red')[0], 1, 'stroke-dasharray="2.4 3.2" opacity=".8"') +
    pen.bevel(1, circle(90, 26, 8.5, 'none', `stroke="${r[1]}" stroke-width="3.6"`)) +
    pen.bevel(
      2.4,
      path(
        'M5 32Q5 28 9 28H70C88 30 96 44 96 60C96 78 82 90 66 90C50 90 38 78 38 62C38 57 37 53 35 51H9Q5 51 5 47Z',
        pen.metal(metal),
      ),
    ) +
    pen.bevel(1, box(3, 26, 13, 27, 3, pen.cylinder(metal))) +
    path('M22 28H46L41 41H22Z', '#0C111C') +
    path('M22 28H46L45 31H22Z', r[3]) +
    circle(66, 60, 22, 'none', `stroke="${r[3]}" stroke-width="1.6" opacity=".8"`) +
    circle(66, 60, 20.5, 'none', `stroke="${r[0]}" stroke-width="1" opacity=".9"`) +
    circle(66, 60, 14, '#0C111C') +
    pen.bevel(1.4, circle(68, 62.5, 9.5, pen.ball('orange'))) +
    pen.gloss(65, 58, 3.4, 2.2, 0.9, -30) +
    pen.gloss(60, 36, 20, 4, 0.85, 4)
  );
};

export const boot: Painter = (pen, look) => {
  const upper =
    'M17 16C26 8 40 6 50 11C50 28 56 38 68 45C84 52 97 55 97 70C97 77 92 80 84 80H14C8 60 12 38 17 16Z';
  const stripe = (x: number) => line(`M${x} 74C${x + 8} 66 ${x + 12} 58 ${x + 12} 48`, '#fff', 4.2);
  return (
    pen.bevel(2.4, path(upper, pen.face(look.a || 'green'))) +
    pen.clip(
      upper,
      path('M10 10C26 22 30 50 16 84H4V10Z', pen.ramp(look.a || 'green')[3], 'opacity=".55"') +
        path(
          'M72 46C84 50 98 56 98 72C90 74 80 74 74 70C70 62 70 54 72 46Z',
          pen.ramp(look.a || 'green')[3],
          'opacity=".5"',
        ) +
        stripe(24) +
        stripe(34) +
        stripe(44),
    ) +
    pen.bevel(1, path('M46 12C50 20 54 34 66 44L58 52C48 42 42 28 40 14Z', pen.face('ivory'))) +
    line('M44 20L54 17M46 28L57 24M50 35L61 31M55 42L66 38', pen.ramp('red')[2], 2.6) +
    pen.bevel(1, path('M14 10C22 2 42 1 52 8L50 15C40 10 28 11 18 18Z', pen.face('black'))) +
    pen.bevel(
      1.2,
      path('M11 70C40 78 72 77 97 69C98 79 92 83 84 83H14C12 80 11 75 11 70Z', pen.face('black')),
    ) +
    line('M13 73C42 80 72 79 96 72', pen.ramp('gold')[1], 1.6) +
    [21, 37, 66, 83]
      .map((x) =>
        pen.bevel(
          0.9,
          path(`M${x - 6} 82H${x + 6}L${x + 3.4} 94Q${x} 96 ${x - 3.4} 94Z`, pen.metal('silver')),
        ),
      )
      .join('') +
    pen.gloss(80, 58, 9, 3.4, 0.65, 20)
  );
};
