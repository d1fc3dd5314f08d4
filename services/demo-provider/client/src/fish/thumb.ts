import { Pen } from '../kit/pen';
import { circle, group, svgDocument, times } from '../kit/shapes';
import { preyMarkup } from './prey-art';

const scenes: Record<
  string,
  { sky: readonly [string, string]; prey: readonly [string, number, number, number][] }
> = {
  'lotus-sea': {
    sky: ['#35c3ea', '#07285c'],
    prey: [
      ['sprat', 40, 60, 1.9],
      ['koi', 400, 90, 2.6],
      ['ray', 60, 560, 2.6],
      ['turtle', 430, 560, 2.4],
      ['shark', 90, 230, 5.2],
    ],
  },
  'dragon-bay': {
    sky: ['#2fd3b1', '#04242f'],
    prey: [
      ['squid', 40, 80, 2.4],
      ['seahorse', 520, 80, 1.9],
      ['starfish', 40, 620, 1.7],
      ['ray', 470, 600, 2.4],
      ['dragon', 110, 190, 5.4],
    ],
  },
};

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The lobby picture of a fish game (3:4); the lobby writes the name below it. */
export function fishThumb(model: string, title: string): string {
  const { sky, prey } = scenes[model] ?? scenes['lotus-sea']!;
  const pen = new Pen('f');
  const back = pen.linear([
    [0, sky[0]],
    [1, sky[1]],
  ]);
  const bubbles = times(16, (i) =>
    circle(60 + ((i * 197) % 640), 80 + ((i * 311) % 780), 6 + ((i * 7) % 16), '#ffffff', 'opacity=".22"'),
  );
  const animals = prey
    .map(([id, x, y, scale]) => group(preyMarkup(pen, id), `translate(${x} ${y}) scale(${scale})`))
    .join('');
  return svgDocument(
    300,
    400,
    '0 0 750 1000',
    `<title>${escaped(title)}</title>${pen.defs}<rect width="750" height="1000" fill="${back}"/>${bubbles}${animals}`,
  );
}
