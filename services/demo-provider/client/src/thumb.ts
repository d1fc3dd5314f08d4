import type { ThemeChoice } from '../../src/play/dto/play.contract.js';
import { backdrop, turned } from './kit/backdrop';
import { Pen } from './kit/pen';
import { hash, seeded, type Random } from './kit/random';
import { around, circle, group, num, path, star, svgDocument, times } from './kit/shapes';
import { mirrorable, symbolMarkup, unlabelled } from './kit/symbol';
import { lookOf, type Look } from './look';
import type { SymbolArt } from './theme-data';

export interface ThumbSubject {
  readonly theme: ThemeChoice;
  /** Read out to those who cannot see the picture; the lobby writes it below in the brand's own face. */
  readonly title: string;
  /** Chooses the composition: the same seed gives the same picture. */
  readonly seed: string;
}

const WIDTH = 750;
const CENTRE = { x: 375, y: 420 };

/** The lobby picture of a title (3:4) as a standalone SVG; its lowest quarter is calm, for the name. */
export function thumbSvg({ theme, title, seed }: ThumbSubject): string {
  const look = lookOf(theme);
  const random = seeded(hash(seed));
  const scene = new Pen('b');
  const light = new Pen('g');
  const objects = new Pen('o');
  const ground = turned(backdrop(scene, look.scene, look.theme.pal, WIDTH, true), look.hue);
  const glow = aura(light, look, random);
  const figures = compose(look, random, (art) => symbolMarkup(objects, unlabelled(art), look.theme));
  const label = `<title>${escaped(title)}</title>`;
  return svgDocument(
    300,
    400,
    `0 0 ${WIDTH} 1000`,
    label + scene.defs + light.defs + objects.defs + ground + glow + figures,
  );
}

function aura(pen: Pen, { theme }: Look, random: Random) {
  const { x, y } = CENTRE;
  const turn = Math.floor(random() * 20);
  const sparks = times(9, () => {
    const size = 5 + random() * 13;
    return path(
      star(60 + random() * 630, 60 + random() * 620, 4, size, size * 0.18),
      '#fff',
      `opacity="${num(0.35 + random() * 0.5)}"`,
    );
  });
  return (
    around(18, x, y, path('M-30 -700L0 0L30 -700Z', '#fff', 'opacity=".09"'), turn) +
    pen.blur(50, circle(x, y, 300, theme.pal.glow, 'opacity=".75"')) +
    pen.blur(30, circle(x, y - 20, 160, '#fff', 'opacity=".35"')) +
    sparks
  );
}

type Draw = (art: SymbolArt) => string;

/** Places a symbol, drawn in a box of 100, by its middle. */
const at = (markup: string, x: number, y: number, scale: number, turn = 0, mirrored = false) =>
  group(
    markup,
    `translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${mirrored ? -scale : scale} ${scale}) translate(-50 -50)`,
  );

/** Four ways to place the hero and its companions, so that two titles with one hero differ in outline. */
function compose(look: Look, random: Random, draw: Draw): string {
  const [hero, second] = look.heroes;
  const { H2, H3, H4 } = look.theme.symbols;
  const [left, right] = [second, H2, H3, H4].filter((art) => !alike(art, hero));
  const small = (art: SymbolArt | undefined, x: number, y: number, turn: number, scale = 3.6) =>
    art ? at(draw(art), x, y, scale, turn) : '';
  const { x, y } = CENTRE;
  switch (Math.floor(random() * 4)) {
    case 0:
      return at(draw(hero), x, y, 7.5);
    case 1:
      return small(left, 165, 640, -10) + at(draw(hero), x + 30, y - 20, 7, 5);
    case 2:
      return small(left, 150, 300, -14) + small(right, 600, 300, 14) + at(draw(hero), x, y + 50, 6.8);
    default:
      return (
        at(draw(hero), x - 40, y - 20, 7, -6, mirrorable(hero)) + small(right ?? left, 600, 640, 10, 3.4)
      );
  }
}

const alike = (one: SymbolArt, other: SymbolArt) => 'p' in one && 'p' in other && one.p === other.p;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
