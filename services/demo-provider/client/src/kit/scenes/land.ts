import { mix } from '../colour';
import type { Theme } from '../../theme-data';
import type { Pen } from '../pen';
import type { Random } from '../random';
import { box, group, line, num, path, times, type Point } from '../shapes';

/** A soft curve through points that go from left to right. */
export const smooth = (points: readonly Point[]) =>
  points.reduce((d, [x, y], i) => {
    const before = points[i - 1];
    if (!before) return `M${num(x)} ${num(y)}`;
    const middle = num((before[0] + x) / 2);
    return `${d}C${middle} ${num(before[1])} ${middle} ${num(y)} ${num(x)} ${num(y)}`;
  }, '');

export function ridge(width: number, base: number, height: number, count: number, random: Random) {
  const points: Point[] = [];
  for (let i = -1; i <= count + 1; i++) points.push([(i * width) / count, base - height * random()]);
  return `${smooth(points)}V1010H-100Z`;
}

export function karstPeak(x: number, y: number, w: number, h: number, random: Random) {
  const shoulder = 0.3 + random() * 0.2;
  return (
    `M${num(x - w / 2)} ${y}C${num(x - w * 0.44)} ${num(y - h * 0.5)} ${num(x - w * 0.4)} ${num(y - h * 0.86)} ${num(x - w * shoulder * 0.6)} ${num(y - h * 0.95)}` +
    `C${num(x - w * 0.1)} ${num(y - h * 1.05)} ${num(x + w * 0.12)} ${num(y - h * 1.02)} ${num(x + w * 0.2)} ${num(y - h * 0.84)}` +
    `C${num(x + w * 0.36)} ${num(y - h * 0.8)} ${num(x + w * 0.42)} ${num(y - h * 0.4)} ${num(x + w / 2)} ${y}Z`
  );
}

export function cloud(pen: Pen, x: number, y: number, scale: number, colour: string, opacity = 1) {
  const body =
    'M-90 20C-116 20 -114 -8 -88 -8C-92 -32 -56 -38 -46 -18C-40 -50 10 -50 14 -20C28 -42 64 -34 60 -8C88 -16 106 16 84 22C60 34 40 20 20 30C0 38 -20 22 -40 30C-60 36 -74 24 -90 20Z';
  const curls =
    'M-86 12C-98 4 -90 -8 -80 -4M-46 -12C-40 -36 0 -40 10 -16M14 -14C26 -30 50 -26 52 -6M-30 8C-44 2 -38 -18 -22 -10C-12 -4 -18 8 -26 4M30 10C18 4 22 -12 36 -6';
  const fill = pen.linear([
    [0, mix(colour, '#ffffff', 0.25)],
    [0.34, colour],
    [0.72, colour, 0],
  ]);
  return group(
    path(body, fill) + line(curls, mix(colour, '#FFE3B0', 0.45), 2, 'opacity=".6"'),
    `translate(${num(x)} ${num(y)}) scale(${scale})`,
    `opacity="${opacity}"`,
  );
}

/** Water from `y` down to the foot, with glints that grow towards the viewer. */
export function water(width: number, y: number, sky: Theme['pal']['sky'], random: Random, pen: Pen) {
  const surface = pen.linear([
    [0, mix(sky[2], sky[1], 0.35)],
    [0.25, sky[1]],
    [1, sky[0]],
  ]);
  return (
    box(0, y, width, 1000 - y, 0, surface) +
    times(46, () => {
      const glintY = y + 8 + Math.pow(random(), 1.6) * (980 - y);
      const w = 20 + (glintY - y) * 0.28;
      const x = width / 2 + (random() - 0.5) * width * (0.25 + random() * 0.9) - w / 2;
      return box(
        x,
        glintY,
        w,
        1.6 + (glintY - y) * 0.006,
        2,
        sky[2],
        `opacity="${num(0.1 + random() * 0.3)}"`,
      );
    })
  );
}
