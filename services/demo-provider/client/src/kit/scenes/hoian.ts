import { path, circle, ellipse, box, line, group, num, times, cycle } from '../shapes';
import { mix } from '../colour';
import type { Scene } from './scene';

export const hoian: Scene = ({ width: W, palette: p, random: r, pen }) => {
  const y0 = 640;
  let x = -30,
    hs = '';
  while (x < W + 40) {
    const w = 110 + r() * 90,
      h = 130 + r() * 90,
      top = y0 - h;
    hs +=
      box(
        x,
        top,
        w,
        h,
        0,
        pen.linear([
          [0, '#C98A34'],
          [1, '#5A2A22'],
        ]),
      ) +
      path(
        `M${x - 16} ${top + 12}Q${x + 6} ${top - 6} ${x + 14} ${top - 46}H${x + w - 14}Q${x + w - 6} ${top - 6} ${x + w + 16} ${top + 12}Z`,
        pen.linear([
          [0, '#5B2E2A'],
          [1, '#241019'],
        ]),
      ) +
      times(Math.floor(w / 12), (i) =>
        line(
          `M${x + 10 + i * 12} ${top - 44}L${x + 4 + i * 12.4} ${top + 8}`,
          '#8A4A38',
          1.6,
          'opacity=".6"',
        ),
      );
    const n = Math.max(2, Math.floor(w / 46));
    for (let i = 0; i < n; i++) {
      const xx = x + ((i + 0.5) * w) / n;
      hs +=
        box(xx - 14, top + 34, 28, 42, 3, '#FFD46B', `opacity="${num(0.55 + r() * 0.45)}"`) +
        line(`M${xx} ${top + 34}V${top + 76}M${xx - 14} ${top + 54}H${xx + 14}`, '#6B3A1E', 3) +
        box(xx - 17, y0 - 52, 34, 52, 3, i % 2 ? '#FFB04A' : '#3A1C1C', 'opacity=".9"');
    }
    x += w + 4;
  }
  const lan = (x: number, y: number, k: number, col: string) =>
    group(
      pen.blur(14, circle(0, 0, 42, col, 'opacity=".55"')) +
        line('M0 -60V-26', '#2A1420', 3) +
        path(
          'M0 -26C22 -26 34 -12 34 0C34 14 20 26 0 26C-20 26 -34 14 -34 0C-34 -12 -22 -26 0 -26Z',
          pen.radial(
            [
              [0, '#FFF6C0'],
              [0.4, col],
              [1, mix(col, '#300010', 0.6)],
            ],
            0.5,
            0.5,
            0.6,
          ),
        ) +
        box(-12, -30, 24, 6, 2, '#E9A42C') +
        box(-12, 24, 24, 6, 2, '#E9A42C') +
        line('M-4 30V48M0 30V52M4 30V48', col, 2.4),
      `translate(${num(x)} ${num(y)}) scale(${k})`,
    );
  const cols = ['#FF5A3C', '#FFB03A', '#FF7AA8', '#7FD6FF', '#8BE08A', '#C78BFF'];
  return (
    pen.blur(50, ellipse(W / 2, y0, W * 0.5, 120, p.glow, 'opacity=".5"')) +
    times(40, () =>
      circle(r() * W, r() * 380, 0.8 + r() * 1.6, '#fff', `opacity="${num(0.2 + r() * 0.6)}"`),
    ) +
    pen.blur(1.6, hs) +
    box(
      0,
      y0,
      W,
      360,
      0,
      pen.linear([
        [0, '#5A2E3C'],
        [0.3, '#1E1838'],
        [1, '#070717'],
      ]),
    ) +
    pen.blur(
      5,
      times(Math.ceil(W / 60), (i) =>
        box(i * 60 + r() * 40, y0 + 6, 14 + r() * 16, 90 + r() * 180, 8, cycle(cols, i), 'opacity=".38"'),
      ),
    ) +
    times(30, () => box(r() * W, y0 + 20 + r() * 320, 40 + r() * 80, 2, 1, '#FFD9A0', 'opacity=".18"')) +
    [0, 1]
      .map(
        (j) =>
          line(
            `M${-20 + j * W * 0.5} 40Q${W * (0.26 + j * 0.5)} 190 ${W * 0.52 + j * W * 0.5} 40`,
            '#160B1C',
            3,
          ) +
          times(Math.max(3, Math.round(W / 260)), (i) => {
            const n = Math.max(3, Math.round(W / 260)),
              u = (i + 0.5) / n,
              xx = -20 + j * W * 0.5 + u * W * 0.54,
              yy = 40 + 4 * u * (1 - u) * 75;
            return lan(xx, yy + 58, 0.95, cycle(cols, i * 2 + j));
          }),
      )
      .join('') +
    pen.blur(5, lan(W * 0.03, 330, 2.2, '#FF5A3C') + lan(W * 0.98, 300, 2.4, '#FFB03A'))
  );
};
