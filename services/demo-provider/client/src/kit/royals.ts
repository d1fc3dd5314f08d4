import type { SymbolArt, TextureName, Theme } from '../theme-data';
import type { Pen } from './pen';
import type { Ramp } from './ramps';
import { around, circle, line, path, times } from './shapes';

type RoyalName = Extract<SymbolArt, { royal: unknown }>['royal'];

const OUTLINE: Record<RoyalName, string> = {
  A: 'M39 12H61L83 75H90V89H59V75H65L62 66H38L35 75H41V89H10V75H17ZM50 30L42 54H58Z',
  K: 'M10 12H44V26H38V43L57 26H53V12H90V26H80L57 46L81 75H90V89H57V75H61L46 57L38 64V75H44V89H10V75H18V26H10Z',
  Q: 'M50 10C73 10 89 27 89 50C89 60 86 69 80.5 76L90 85L80 95L69 85.5C63 88.5 57 90 50 90C27 90 11 73 11 50C11 27 27 10 50 10ZM50 27C38 27 30.5 37 30.5 50C30.5 63 38 73 50 73C52 73 53.5 72.7 55 72L47 64.5L57 54.5L67 64C69 60 69.5 55 69.5 50C69.5 37 62 27 50 27Z',
  J: 'M40 12H86V26H77V61C77 80 65 91 46 91C27 91 15 80 15 61V54H34.5V61C34.5 69 39 74 46 74C53 74 57.5 69 57.5 61V26H40Z',
  T: 'M4 27L24 12H35V75H43V89H5V75H15.5V35L4 41ZM71 10C87 10 96 25 96 50C96 75 87 91 71 91C55 91 46 75 46 50C46 25 55 10 71 10ZM71 26C66 26 63.5 34 63.5 50C63.5 67 66 75 71 75C76 75 78.5 67 78.5 50C78.5 34 76 26 71 26Z',
  N: 'M50 10C72 10 86 25 86 47C86 73 71 90 43 91L38 76C53 75.5 62 70 65 60C60.5 64.5 55 67 49 67C29 67 15 55 15 38.5C15 22 29.5 10 50 10ZM50 25C41 25 35 30.5 35 38.5C35 46.5 41 52 50 52C59 52 65 46.5 65 38.5C65 30.5 59 25 50 25Z',
};

const TEXTURE: Record<TextureName, (r: Ramp) => string> = {
  waves: (r) =>
    times(7, (j) => line(`M0 ${j * 16 + 6}${times(6, () => 'q8.5 -9 17 0')}`, r[0], 1.2, 'opacity=".4"')),
  rays: (r) => around(20, 50, 50, path('M-3 -80L0 0L3 -80Z', r[0], 'opacity=".22"')),
  teeth: (r) =>
    times(6, (j) => path(`M0 ${j * 17 + 12}${times(14, () => 'l3.6 -9l3.6 9')}Z`, r[4], 'opacity=".35"')),
  grain: (r) =>
    times(12, (i) =>
      line(`M0 ${i * 9}C30 ${i * 9 - 5} 60 ${i * 9 + 6} 100 ${i * 9}`, r[3], 1, 'opacity=".4"'),
    ),
  scales: (r) =>
    times(8, (j) =>
      times(9, (i) =>
        circle(
          i * 13 + (j % 2) * 6.5,
          j * 12.5,
          8,
          'none',
          `stroke="${r[3]}" stroke-width="1.1" opacity=".45"`,
        ),
      ),
    ),
  dots: (r) => times(8, (j) => times(8, (i) => circle(6 + i * 13, 6 + j * 13, 1.8, r[0], 'opacity=".35"'))),
  none: () => '',
};

export function royal(pen: Pen, name: RoyalName, style: Theme['royal']): string {
  const outline = OUTLINE[name];
  const rank = Object.keys(OUTLINE).indexOf(name);
  const face = pen.ramp(style.faces[rank % style.faces.length] ?? style.rim);
  const rim = pen.ramp(style.rim);
  const body = pen.linear(
    [
      [0, face[1]],
      [0.5, face[2]],
      [1, face[3]],
    ],
    0.3,
    0,
    0.6,
    1,
  );
  const sheen = pen.linear([
    [0, '#fff', 0.38],
    [1, '#fff', 0.05],
  ]);
  const edge = `fill-rule="evenodd" stroke="${rim[1]}" stroke-width="5.6" stroke-linejoin="round"`;
  return (
    pen.bevel(1.5, path(outline, pen.metal(style.rim), edge), rim[0], rim[4]) +
    line(outline, rim[3], 1.6) +
    pen.bevel(1.5, path(outline, body, 'fill-rule="evenodd"'), face[0], face[4], 0.85, 0.6) +
    pen.clip(outline, TEXTURE[style.tex](face) + path('M-4 -4H104V34C70 52 30 30 -4 48Z', sheen))
  );
}
