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

export const whistle: Painter = (pen, look) =>
  pen.bevel(
    2.2,
    path(
      'M8 30H70C88 30 96 44 96 58C96 76 82 88 66 88C50 88 38 76 38 60C38 56 38 52 36 50H8Z',
      pen.metal(look.a || 'silver'),
    ),
  ) +
  circle(66, 58, 13, '#121826') +
  pen.bevel(1.2, circle(68, 60, 9, pen.ball('orange'))) +
  box(20, 24, 20, 12, 3, '#121826') +
  pen.bevel(1, circle(92, 22, 9, 'none', 'stroke="#DCE6F2" stroke-width="3.600"')) +
  pen.gloss(30, 40, 18, 3, 0.8, 0);

export const boot: Painter = (pen, look) =>
  pen.bevel(
    2,
    path(
      'M18 14L48 12C50 30 56 40 68 46C84 52 96 56 97 70C97 78 92 80 84 80H14C8 60 12 36 18 14Z',
      pen.face(look.a || 'green'),
    ),
  ) +
  path('M12 66C40 74 70 74 97 68C98 78 92 81 84 81H14Z', pen.ramp('black')[2]) +
  [22, 36, 66, 82]
    .map((x) => pen.bevel(0.8, path(`M${x - 5} 80H${x + 5}L${x + 3} 91H${x - 3}Z`, pen.face('silver'))))
    .join('') +
  line('M50 26L38 32M54 35L42 42M61 42L50 51', '#fff', 3.4) +
  path('M20 60C30 46 42 52 56 62C42 60 30 60 20 60Z', '#fff', 'opacity=".9"');
