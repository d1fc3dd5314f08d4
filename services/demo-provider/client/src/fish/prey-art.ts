import { PAINTERS } from '../kit/painters';
import type { Painter } from '../kit/painter';
import { Pen } from '../kit/pen';
import { circle, ellipse, group, line, path, svgDocument, times } from '../kit/shapes';

const eye = (x: number, y: number, r = 4.5) =>
  circle(x, y, r, '#fff') +
  circle(x - r * 0.2, y, r * 0.58, '#10131c') +
  circle(x - r * 0.4, y - r * 0.35, r * 0.2, '#fff');

const sprat: Painter = (pen) =>
  path('M78 50L97 32C93 44 93 56 97 68Z', pen.face('sky')) +
  path('M46 36C54 22 64 22 70 38Z', pen.face('sky')) +
  path('M6 51C22 28 62 26 84 50C62 74 22 74 6 51Z', pen.ball('sky')) +
  path('M10 54C26 70 58 72 78 54C58 62 30 62 10 54Z', '#ffffff', 'opacity=".55"') +
  line('M36 36C42 45 42 57 36 66', '#ffffff66', 2.4) +
  eye(24, 46);

const shark: Painter = (pen) =>
  path('M80 50L98 20C92 42 94 56 98 78Z', pen.face('silver')) +
  path('M42 34L60 10C58 22 62 32 68 40Z', pen.face('silver')) +
  path('M38 62L58 86C58 74 60 68 64 62Z', pen.face('silver')) +
  path('M3 54C22 30 58 30 88 50C60 70 26 72 3 54Z', pen.ball('silver')) +
  path('M8 58C28 70 56 70 78 55C54 62 30 62 8 58Z', '#f4f7fb', 'opacity=".9"') +
  path('M10 59L16 62L20 59.5L25 63L29 60L34 63.5', 'none', 'stroke="#3b0d14" stroke-width="2"') +
  times(3, (i) => line(`M${46 + i * 5} 44V56`, '#2b3a50aa', 1.8)) +
  eye(24, 47, 3.8);

const ray: Painter = (pen) =>
  line('M74 50C84 48 90 56 98 52', '#5b3a8c', 4) +
  path('M6 50C22 44 34 12 52 14C50 28 60 40 78 50C60 60 50 72 52 86C34 88 22 56 6 50Z', pen.ball('violet')) +
  path('M14 50C30 46 44 44 64 50C44 56 30 54 14 50Z', '#ffffff', 'opacity=".22"') +
  times(5, (i) => circle(38 + (i % 3) * 9, 32 + i * 9, 2.4, '#ffffff', 'opacity=".45"')) +
  eye(19, 45, 3.4) +
  eye(19, 55, 3.4);

const squid: Painter = (pen) =>
  times(6, (i) =>
    line(
      `M56 ${40 + i * 4}C70 ${34 + i * 6} 78 ${46 + i * 2} ${94 - (i % 2) * 7} ${26 + i * 10}`,
      '#d8477f',
      4.4,
    ),
  ) +
  path('M6 50L26 24L30 76Z', pen.face('pink')) +
  path('M6 50C22 24 50 28 64 42V58C50 72 22 76 6 50Z', pen.ball('pink')) +
  times(4, (i) => circle(24 + i * 7, 40 + (i % 2) * 18, 2.2, '#ffffff', 'opacity=".5"')) +
  eye(54, 50, 5.4);

const seahorse: Painter = (pen) =>
  path('M60 36C76 34 80 48 70 58C68 50 64 44 60 36Z', pen.face('yellow')) +
  path(
    'M40 22C46 6 66 8 66 26C66 34 62 36 62 42C72 54 66 72 52 78C42 83 42 92 52 92C58 92 58 86 54 85C62 82 68 92 60 97C48 101 34 94 38 82C41 73 50 70 50 60C50 52 44 50 44 40L24 39C18 38 18 32 24 31L40 30Z',
    pen.ball('orange'),
  ) +
  times(4, (i) => line(`M52 ${50 + i * 7}H62`, '#ffffff55', 2)) +
  path('M46 10L50 2L54 9L60 3L60 12Z', pen.face('yellow')) +
  eye(49, 24, 4.4);

const own: Record<string, Painter> = { sprat, shark, ray, squid, seahorse };
const outline = '#06223a';

/** Drawn with the kit's own animals where it has them. */
export function preyMarkup(pen: Pen, id: string): string {
  const paint = own[id] ?? PAINTERS[id];
  if (!paint) throw new Error(`no picture of ${id}`);
  return group(pen.outline(outline, '', paint(pen, {})), 'translate(5 5) scale(.9)');
}

export function preySvg(id: string, size: number): string {
  const pen = new Pen();
  const markup = preyMarkup(pen, id);
  return svgDocument(size, size, '0 0 100 100', pen.defs + markup);
}

const seas: Record<string, readonly [string, string, string]> = {
  'lotus-sea': ['#35c3ea', '#0d5fae', '#06234f'],
  'dragon-bay': ['#2fd3b1', '#0b6b78', '#062b3c'],
};

/** The water in the proportions of the page. */
export function waterSvg(model: string, width: number, height: number): string {
  const pen = new Pen('w');
  const [top, middle, foot] = seas[model] ?? seas['lotus-sea']!;
  const w = (1000 * width) / height;
  const sea = pen.linear([
    [0, top],
    [0.45, middle],
    [1, foot],
  ]);
  const bed = pen.linear([
    [0, '#e3c58a'],
    [1, '#8a6a3c'],
  ]);
  const rays = times(7, (i) => {
    const x = (i + 0.3) * (w / 6.4);
    return path(
      `M${x} -20L${x + 60} -20L${x - 90 - i * 10} 900L${x - 240 - i * 10} 900Z`,
      '#ffffff',
      'opacity=".07"',
    );
  });
  const sand = path(`M0 905C${w * 0.25} 850 ${w * 0.45} 935 ${w * 0.65} 890S${w} 900 ${w} 880V1000H0Z`, bed);
  const weed = times(14, (i) => {
    const x = ((i * 137) % 100) * (w / 100);
    const tall = 60 + ((i * 53) % 110);
    return line(
      `M${x} 960C${x - 26} ${960 - tall * 0.4} ${x + 26} ${960 - tall * 0.7} ${x} ${960 - tall}`,
      i % 3 ? '#1f9d6b' : '#c2427a',
      13,
      'opacity=".6"',
    );
  });
  const stones = times(9, (i) =>
    ellipse(((i * 211) % 100) * (w / 100), 965, 60 + ((i * 31) % 50), 34, foot, 'opacity=".75"'),
  );
  return svgDocument(
    width,
    height,
    `0 0 ${w} 1000`,
    `${pen.defs}<rect width="${w}" height="1000" fill="${sea}"/>${rays}${sand}${stones}${weed}`,
  );
}
