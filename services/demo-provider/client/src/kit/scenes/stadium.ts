import { path, circle, ellipse, box, line, num, times, cycle } from '../shapes';
import type { Scene } from './scene';

export const stadium: Scene = ({ width: W, random: r, pen }) => {
  const cx = W / 2,
    lamp = (x: number, y: number, s: number) =>
      pen.blur(22, circle(x, y, 60, '#DFF6FF', 'opacity=".7"')) +
      path(
        `M${x - 40} ${y}L${cx - s * W * 0.32} 900H${cx + s * W * 0.16}L${x + 40} ${y}Z`,
        pen.linear([
          [0, '#DFF6FF', 0.38],
          [1, '#DFF6FF', 0],
        ]),
      ) +
      box(x - 56, y - 30, 112, 56, 6, '#0A1630') +
      times(12, (i) => circle(x - 42 + (i % 4) * 28, y - 18 + Math.floor(i / 4) * 17, 6.5, '#fff'));
  let cr = '';
  for (let i = 0; i < 520; i++) {
    const y = 430 + r() * 230;
    cr += circle(
      r() * W,
      y,
      1.4 + r() * 2.6,
      cycle(['#FFD86B', '#FF6B6B', '#8EE3FF', '#ffffff', '#E0404A'], i),
      `opacity="${num(0.2 + r() * 0.5)}"`,
    );
  }
  return (
    path(
      `M0 380Q${cx} 470 ${W} 380V700H0Z`,
      pen.linear([
        [0, '#0A1A3A'],
        [1, '#122A52'],
      ]),
    ) +
    pen.blur(1, cr) +
    line(`M0 380Q${cx} 470 ${W} 380`, '#7CFF9A', 6, 'opacity=".6"') +
    box(0, 660, W, 22, 0, '#0C2A5A') +
    times(Math.ceil(W / 120), (i) =>
      box(i * 120 + 8, 664, 100, 14, 3, cycle(['#F5C451', '#7CFF9A', '#8EE3FF'], i), 'opacity=".6"'),
    ) +
    box(0, 682, W, 330, 0, '#115B32') +
    times(9, (i) =>
      path(
        `M${cx + (i - 4.5) * W * 0.12} 682H${cx + (i - 4) * W * 0.12}L${cx + (i - 4) * W * 0.36} 1000H${cx + (i - 4.5) * W * 0.36}Z`,
        '#1C7A42',
        'opacity=".7"',
      ),
    ) +
    ellipse(cx, 840, W * 0.26, 70, 'none', 'stroke="#E6FFEE" stroke-width="4" opacity=".5"') +
    line(`M0 840H${W}`, '#E6FFEE', 4, 'opacity=".5"') +
    box(
      0,
      682,
      W,
      330,
      0,
      pen.linear([
        [0, '#000', 0],
        [1, '#010a14', 0.8],
      ]),
    ) +
    lamp(W * 0.12, 150, 1) +
    lamp(W * 0.88, 150, -1)
  );
};
