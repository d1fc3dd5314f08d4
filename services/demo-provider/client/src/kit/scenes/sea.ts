import { path, circle, ellipse, line, group, times, around } from '../shapes';
import { ridge } from './land';
import type { Scene } from './scene';

export const sea: Scene = ({ width: W, random: r, pen }) => {
  const cor = (x: number, y: number, k: number, col: string) =>
      group(
        line(
          'M0 0V-90M0 -30C-30 -50 -50 -80 -50 -130M0 -50C30 -66 46 -90 50 -140M-50 -90C-66 -100 -76 -116 -76 -136M48 -100C64 -110 70 -120 72 -140M0 -80C-8 -110 0 -130 4 -160',
          col,
          15,
        ),
        `translate(${x} ${y}) scale(${k})`,
      ),
    weed = (x: number, h: number, col: string) =>
      path(
        `M${x} 1000C${x - 40} ${1000 - h * 0.3} ${x + 40} ${1000 - h * 0.6} ${x} ${1000 - h}C${x + 70} ${1000 - h * 0.6} ${x - 6} ${1000 - h * 0.3} ${x + 34} 1000Z`,
        col,
      );
  return (
    around(7, W / 2, -200, path('M-40 0L-110 1500H110L40 0Z', '#D6FFFF', 'opacity=".10"'), 150) +
    ellipse(
      W / 2,
      0,
      W * 0.7,
      460,
      pen.radial(
        [
          [0, '#E2FFFF', 0.75],
          [0.4, '#A8F0F8', 0.35],
          [1, '#A8F0F8', 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    pen.blur(8, path(ridge(W, 820, 240, 6, r), '#0B5F94', 'opacity=".7"')) +
    pen.blur(3, path(ridge(W, 880, 180, 5, r), '#07467A')) +
    pen.blur(2, cor(W * 0.16, 880, 1.2, '#B0478A') + cor(W * 0.84, 890, 1.3, '#C2683E')) +
    path(ridge(W, 930, 60, 6, r), '#04264E') +
    cor(W * 0.04, 960, 1.9, '#7A2A6E') +
    cor(W * 0.97, 970, 2, '#8A3A3E') +
    weed(W * 0.1, 380, '#0B5A55') +
    weed(W * 0.9, 420, '#0A4F52') +
    weed(W * 0.01, 520, '#073C46') +
    weed(W * 0.96, 560, '#073C46') +
    times(40, () => {
      const q = 3 + r() * 12;
      const x = r() * W,
        y = r() * 900;
      return (
        circle(x, y, q, '#BDF3FF', 'opacity=".16"') +
        circle(x, y, q, 'none', 'stroke="#E6FDFF" stroke-width="1.200" opacity=".5"') +
        circle(x - q * 0.35, y - q * 0.35, q * 0.22, '#fff', 'opacity=".8"')
      );
    })
  );
};
