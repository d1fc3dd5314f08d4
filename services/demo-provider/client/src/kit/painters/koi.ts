import { path, circle, ellipse, line, group, num, times } from '../shapes';
import type { Painter } from '../painter';

export const koi: Painter = (pen, look) => {
  const w = pen.ramp(look.a || 'ivory'),
    q = look.b || 'red',
    N = 24;
  const spine = (i: number): readonly [x: number, y: number, half: number] => {
    const u = i / N;
    const swell = Math.pow(Math.sin(Math.min(1, u * 1.05 + 0.16) * 2.95), 0.85);
    return [
      30 + 34 * u + 15 * Math.sin(u * 3.3),
      13 + 62 * u - 3 * Math.sin(u * 6),
      13.5 * swell * (1 - u * 0.32) + 1.4,
    ];
  };
  const pts = Array.from({ length: N + 1 }, (_, i) => spine(i));
  const side = (s: number) =>
    pts.map((p, i) => {
      const a = spine(Math.max(0, i - 1)),
        b = spine(Math.min(N, i + 1)),
        an = Math.atan2(b[1] - a[1], b[0] - a[0]) + (s * Math.PI) / 2;
      return [p[0] + Math.cos(an) * p[2], p[1] + Math.sin(an) * p[2]] as const;
    });
  const l = side(1),
    r = side(-1).toReversed(),
    d =
      'M' +
      l
        .concat(r)
        .map((p) => num(p[0]) + ' ' + num(p[1]))
        .join('L') +
      'Z';
  const fin = (x: number, y: number, a: number, len: number, wd: number) =>
    group(
      path(
        `M0 0C${-wd} ${-len * 0.5} ${-wd * 0.9} ${-len} ${-wd * 0.2} ${-len * 1.05}C${wd * 0.5} ${-len} ${wd} ${-len * 0.6} 0 0Z`,
        pen.linear([
          [0, w[0], 0.95],
          [0.5, pen.ramp(q)[1], 0.9],
          [1, pen.ramp(q)[2]],
        ]),
      ) +
        times(5, (i) => line(`M0 0L${num((i - 2.5) * wd * 0.3)} ${-len * 0.85}`, w[3], 0.6, 'opacity=".5"')),
      `translate(${x} ${y}) rotate(${a})`,
    );
  const e = spine(N);
  return (
    pen.blur(
      1.2,
      ellipse(52, 52, 46, 44, 'none', `stroke="${pen.ramp('sky')[1]}" stroke-width="1.600" opacity=".55"`) +
        ellipse(52, 52, 36, 34, 'none', `stroke="${pen.ramp('sky')[0]}" stroke-width="1" opacity=".4"`),
    ) +
    pen.bevel(
      1,
      fin(41, 35, -118, 27, 12) +
        fin(61, 24, 66, 27, 12) +
        fin(57, 61, -122, 17, 8) +
        fin(72, 56, 74, 17, 8) +
        fin(e[0] - 1, e[1] - 2, 178, 26, 11) +
        fin(e[0], e[1] - 2, 138, 27, 11) +
        fin(e[0] - 1, e[1] - 2, 214, 22, 9),
    ) +
    pen.bevel(
      2.2,
      path(
        d,
        pen.radial(
          [
            [0, w[0]],
            [0.6, w[1]],
            [1, w[2]],
          ],
          0.4,
          0.35,
          0.8,
        ),
      ),
      '#fff',
      w[3],
      0.9,
      0.7,
    ) +
    pen.clip(
      d,
      ellipse(37, 17, 13, 9, pen.ball(q)) +
        ellipse(56, 43, 15, 12, pen.face(q), 'transform="rotate(30 56 43)"') +
        ellipse(67, 66, 9, 6, pen.face(q)) +
        times(5, (j) =>
          times(9, (i) => {
            const p = spine(Math.min(N, 7 + i * 2));
            return circle(
              p[0] + (j - 2) * 5.5 - (j - 2) * i * 0.3,
              p[1] - Math.abs(j - 2) * 1.5 + (j % 2) * 3,
              3.4,
              'none',
              `stroke="${w[3]}" stroke-width=".6" opacity=".5"`,
            );
          }),
        ) +
        line('M43 24C50 34 61 48 66 62', '#fff', 3, 'opacity=".35"'),
    ) +
    line('M50 26C58 38 66 52 67 66', pen.ramp(q)[3], 2, 'opacity=".55"') +
    circle(26.5, 19, 2.6, '#fff') +
    circle(26.5, 19, 1.7, '#111') +
    circle(42, 11.5, 2.6, '#fff') +
    circle(42, 11.5, 1.7, '#111') +
    line('M27 10C22 9 20 6 16 7M32 6C31 3 33 1 35 1', w[2], 1.2)
  );
};
