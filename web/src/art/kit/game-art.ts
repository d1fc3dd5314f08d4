import { foldAccents } from '../../lib/fold';
import { BACKDROPS } from './backdrops';
import { GLYPHS, type GlyphName } from './glyphs';
import { chooseMotif, type Motif } from './motifs';
import { PARTICLES } from './particles';
import { Pen, type Material } from './pen';
import { hash, seededRandom } from './random';
import { at, line, oklch, path, rect } from './svg';
import { layOutTitle } from './title';
import { CATEGORY_HUE, type GameSubject, type GlyphSpec } from './types';

/** Drawings that fill less of their box than the others are drawn larger. */
const HERO_SCALE: Partial<Record<GlyphName, number>> = {
  drum: 1.16,
  lantern: 1.02,
  peacock: 1.2,
  phoenix: 1.16,
  dragon: 1.16,
  dice: 1.16,
  balls: 1.22,
  firework: 1.3,
  roulette: 1.18,
  seven: 1.14,
  cannon: 0.92,
  wave: 1.3,
  sword: 1.2,
  jade: 1.2,
  chest: 1.16,
};
const CENTRED: ReadonlySet<GlyphName> = new Set(['firework', 'balls', 'drum', 'roulette']);

function drawGlyph(x: Pen, spec: GlyphSpec, seed: number): string {
  const [name, material] = spec.split(':') as [GlyphName, Material | undefined];
  return GLYPHS[name](x, material, seed);
}

function outlined(hue: number, inner: string): string {
  return `<g stroke="${oklch(0.2, 0.07, hue)}" stroke-width="3" stroke-linejoin="round">${inner}</g>`;
}

function company(x: Pen, motif: Motif, hue: number, seed: number): string {
  const { hero, side } = motif;
  if (motif.duo) {
    return outlined(
      hue,
      at(94, 140, 0.92, drawGlyph(x, 'dragon', seed), -6) +
        at(206, 196, 0.94, drawGlyph(x, 'tiger', seed), 5),
    );
  }
  const scale = HERO_SCALE[hero] ?? 1.1;
  const [left, right = left] = side;
  let out = '';
  if (left) out += outlined(hue, at(58, 128, 0.52, drawGlyph(x, left, seed + 1), -14));
  if (right) out += outlined(hue, at(246, 140, 0.5, drawGlyph(x, right, seed + 2), 14));
  if (CENTRED.has(hero)) return out + outlined(hue, at(150, 156, scale, drawGlyph(x, hero, seed)));
  const y = side.length ? 178 : 164;
  const size = Math.round(scale * (side.length ? 0.96 : 1.06) * 1000) / 1000;
  return out + outlined(hue, at(150, y, size, drawGlyph(x, hero, seed)));
}

function floating(x: Pen, motif: Motif): string {
  let out = '';
  for (let i = 0; i < 7; i++) {
    const angle = x.random() * 6.28;
    const reach = 108 + x.random() * 34;
    const size = Math.round((5 + x.random() * 8) * 10) / 10;
    const left = Math.round(150 + Math.cos(angle) * reach);
    const top = Math.round(165 + Math.sin(angle) * reach * 0.95);
    out += at(left, top, 1, PARTICLES[motif.particle](x, size));
  }
  return out;
}

function titlePlate(x: Pen, motif: Motif, hue: number, frameHue: number, top: number): string {
  if (motif.style === 'ribbon') {
    const edge = (y: number, lift: number) => `M0 ${y}C90 ${y - lift} 210 ${y - lift} 300 ${y}`;
    return path(`${edge(top - 4, 16)}V400H0Z`, x.fill('crimson')) + line(edge(top + 1, 16), '#F8CB57', 2.5);
  }
  if (motif.style === 'slant') {
    const edge = `M0 ${top + 8}L300 ${top - 22}`;
    return path(`${edge}V400H0Z`, oklch(0.2, 0.08, hue, 0.88)) + line(edge, oklch(0.78, 0.16, frameHue), 5);
  }
  const shade = x.define(
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${oklch(0.12, 0.05, hue, 0)}"/><stop offset=".45" stop-color="${oklch(0.12, 0.05, hue, 0.82)}"/><stop offset="1" stop-color="${oklch(0.1, 0.04, hue)}"/></linearGradient>`,
  );
  const ornament =
    motif.style === 'gold'
      ? at(
          150,
          top - 2,
          1,
          line('M-96 0H-16M96 0H16', '#F8CB57', 1.6, 'opacity=".8"') + path('M0-7L7 0L0 7L-7 0Z', '#F8CB57'),
        )
      : '';
  return `<rect y="${top - 56}" width="300" height="${456 - top}" fill="${shade}"/>${ornament}`;
}

function foilFrame(x: Pen, hue: number): string {
  const foil = x.define(
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${oklch(0.93, 0.09, hue)}"/><stop offset=".3" stop-color="${oklch(0.62, 0.14, hue)}"/><stop offset=".5" stop-color="#FFF1C0"/><stop offset=".7" stop-color="${oklch(0.5, 0.12, hue)}"/><stop offset="1" stop-color="${oklch(0.86, 0.12, hue)}"/></linearGradient>`,
  );
  return (
    rect(3.5, 3.5, 293, 393, 17, 'none', `stroke="${foil}" stroke-width="5" opacity=".85"`) +
    rect(8.5, 8.5, 283, 383, 13, 'none', 'stroke="#000" stroke-opacity=".35" stroke-width="2"')
  );
}

function ground(x: Pen, hue: number): { plate: string; glow: string } {
  const plate = x.define(
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".4" r=".8"><stop stop-color="${oklch(0.62, 0.17, hue)}"/><stop offset=".5" stop-color="${oklch(0.4, 0.14, hue)}"/><stop offset="1" stop-color="${oklch(0.19, 0.07, hue + 14)}"/></radialGradient>`,
  );
  const glow = x.define(
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="#FFF3CF" stop-opacity=".75"/><stop offset=".5" stop-color="${oklch(0.85, 0.13, hue + 20, 0.3)}"/><stop offset="1" stop-color="${oklch(0.8, 0.1, hue, 0)}"/></radialGradient>`,
  );
  return { plate, glow };
}

export interface GamePicture {
  /** The picture without its title: titles are drawn as text by the page, in the page's fonts. */
  svg: string;
  title: ReturnType<typeof layOutTitle>;
}

/** Draws a game's picture, 300 × 400. Pure: the same subject gives the same picture, with no network. */
export function gameArt(game: GameSubject): GamePicture {
  const seed = hash(`${game.id}|${game.vendor ?? ''}`);
  const x = new Pen('a', seededRandom(seed));
  const motif = chooseMotif(foldAccents(game.title), game.category, seed);
  const pick = <T>(list: readonly T[], shift: number) => list[(seed >>> shift) % list.length] as T;
  const hue = pick(motif.hues, 7) + Math.round(x.random() * 16 - 8);
  const frameHue = CATEGORY_HUE[game.category];
  const title = layOutTitle(game.title, motif.style, hue);
  const { plate, glow } = ground(x, hue);
  const body =
    `<rect width="300" height="400" fill="${plate}"/>${BACKDROPS[pick(motif.backdrops, 4)](x, hue, seed)}` +
    `<ellipse cx="150" cy="165" rx="150" ry="150" fill="${glow}"/><ellipse cx="150" cy="272" rx="104" ry="15" opacity=".32"/>${company(
      x,
      motif,
      hue,
      seed,
    )}${floating(x, motif)}${titlePlate(
      x,
      motif,
      hue,
      frameHue,
      title.top,
    )}<path d="M0 0H230L0 250Z" fill="#fff" opacity=".055"/>${foilFrame(x, frameHue)}`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs>${x.defs}</defs>${body}</svg>`,
    title,
  };
}
