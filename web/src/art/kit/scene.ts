import { GLYPHS, type GlyphName } from './glyphs';
import { PARTICLES } from './particles';
import { Pen, type Material } from './pen';
import { seededRandom } from './random';
import { at, circle, oklch, path, rect, round1 } from './svg';
import type { GlyphSpec } from './types';

export type SceneName = 'night' | 'dusk' | 'lagoon';

const SCENES: Record<SceneName, { hue: number; seed: number }> = {
  night: { hue: 265, seed: 4 },
  dusk: { hue: 300, seed: 9 },
  lagoon: { hue: 200, seed: 4 },
};

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

type Placed = readonly [x: number, y: number, scale: number, spec: GlyphSpec];
const FLOWERS: readonly Placed[] = [
  [610, 352, 0.5, 'lotus:pink'],
  [1096, 364, 0.62, 'lotus:pink'],
  [560, 96, 0.46, 'lantern'],
  [650, 62, 0.3, 'lantern:amber'],
  [1130, 112, 0.58, 'lantern'],
  [1040, 58, 0.34, 'lantern:amber'],
  [850, 268, 1.62, 'lotus'],
  [706, 420, 0.4, 'koi'],
  [1004, 436, 0.36, 'koi:gold'],
];

function sky(x: Pen, hue: number): string {
  const fill = x.define(
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${oklch(0.17, 0.05, hue)}"/><stop offset=".55" stop-color="${oklch(0.3, 0.1, hue + 20)}"/><stop offset=".72" stop-color="${oklch(0.46, 0.12, hue + 70)}"/></linearGradient>`,
  );
  let out = `<rect width="1200" height="480" fill="${fill}"/>`;
  for (let i = 0; i < 46; i++) {
    const left = Math.round(x.random() * 1200);
    const top = Math.round(x.random() * 210);
    const size = round1(0.6 + x.random() * 1.5);
    out += circle(left, top, size, '#fff', `opacity="${round1(2 + x.random() * 6) / 10}"`);
  }
  return (
    out +
    path(
      'M0 300C120 200 190 250 280 190C360 250 430 220 520 280C640 180 700 240 790 170C880 240 950 200 1040 260C1110 220 1160 230 1200 250V340H0Z',
      oklch(0.27, 0.07, hue + 20),
    ) +
    path(
      'M0 320C90 270 170 300 260 262C380 320 470 280 600 312C720 262 800 300 900 262C1000 312 1100 280 1200 300V350H0Z',
      oklch(0.21, 0.06, hue + 10),
    )
  );
}

/** A bronze-drum halo behind the great lotus. */
function halo(x: Pen): string {
  const glow = x.define(
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="#FFE9A8" stop-opacity=".85"/><stop offset=".4" stop-color="#F5C451" stop-opacity=".28"/><stop offset="1" stop-color="#F5C451" stop-opacity="0"/></radialGradient>`,
  );
  const ring = (r: number, more: string) => circle(0, 0, r, '', more);
  const rings =
    ring(208, 'stroke-width="1.5"') +
    ring(196, 'stroke-width="9" stroke-dasharray="3 11" opacity=".7"') +
    ring(180, 'stroke-width="1.5"') +
    ring(132, 'stroke-width="1.5"') +
    ring(122, 'stroke-width="7" stroke-dasharray="2 9" opacity=".7"');
  const birds = x.spin(12, path('M-30-150C-20-168 4-168 12-156L36-160L16-146C8-132-12-136-18-144L-38-136Z'));
  return at(
    850,
    232,
    1,
    `${circle(0, 0, 330, glow)}<g fill="none" stroke="#FFE3A0" opacity=".75">${rings}</g><g fill="#FFE3A0" opacity=".8">${birds}</g>`,
  );
}

function water(x: Pen, hue: number): string {
  const fill = x.define(
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${oklch(0.36, 0.09, hue + 10)}"/><stop offset="1" stop-color="${oklch(0.13, 0.04, hue)}"/></linearGradient>`,
  );
  let out = `<rect y="330" width="1200" height="150" fill="${fill}"/>`;
  for (let i = 0; i < 26; i++) {
    const width = 20 + x.random() * 120;
    const top = 338 + x.random() * 130;
    const left = x.random() * 1200;
    const lit = Math.abs(left - 850) < 240;
    const paint = lit ? (['#FFE3A0', 0.5] as const) : (['#cfe0ff', 0.15] as const);
    out += rect(
      Math.round(left),
      Math.round(top),
      Math.round(width),
      2,
      1,
      paint[0],
      `opacity="${paint[1]}"`,
    );
  }
  return out;
}

function placed(x: Pen, hue: number, [left, top, scale, spec]: Placed): string {
  const [name, material] = spec.split(':') as [GlyphName, Material | undefined];
  const width = round1(Math.min(3, 2.6 / scale));
  const ink = `stroke="${oklch(0.2, 0.07, hue)}" stroke-width="${width}" stroke-linejoin="round"`;
  return at(left, top, scale, `<g ${ink}>${GLYPHS[name](x, material, 0)}</g>`);
}

/** The lotus lake: hero, auth banner, full-page states. Wide, 1200 × 480, its subject right of the middle. */
export function scene(name: SceneName): string {
  const { hue, seed } = SCENES[name];
  const x = new Pen('s', seededRandom(seed));
  let out = sky(x, hue) + halo(x) + water(x, hue) + FLOWERS.map((p) => placed(x, hue, p)).join('');
  for (let i = 0; i < 12; i++) {
    const left = Math.round(640 + x.random() * 440);
    const top = Math.round(70 + x.random() * 300);
    const size = x.random();
    out += at(left, top, 1, i % 3 ? PARTICLES.spark(x, 5 + size * 8) : PARTICLES.petal(x, 7 + size * 4));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 480" width="1200" height="480"><defs>${x.defs}</defs>${out}</svg>`;
}

/** One glyph on its own, for tiles and empty states. */
export function glyphPicture(spec: GlyphSpec, hue = 60): string {
  const [name, material] = spec.split(':') as [GlyphName, Material | undefined];
  const x = new Pen('g', seededRandom(7));
  const inner = GLYPHS[name](x, material, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-116 -116 232 232"><defs>${x.defs}</defs><g stroke="${oklch(0.2, 0.07, hue)}" stroke-width="3" stroke-linejoin="round">${inner}</g></svg>`;
}
