import { mix } from '../kit/colour';
import { hash, seeded } from '../kit/random';
import { rasterise } from '../kit/raster';
import { symbolSvg } from '../kit/symbol';
import type { Look } from '../look';
import type { SymbolArt } from '../theme-data';

export type Bitmaps = ReadonlyMap<string, HTMLCanvasElement>;

/** No theme paints the mystery cell: it must not look like one of its symbols. */
export const MYSTERY: SymbolArt = { p: 'gem', a: 'violet', cut: 'hex', label: '?', glow: '#C58BFF' };

export async function paintSymbols(look: Look, keys: readonly string[], pixels: number): Promise<Bitmaps> {
  const arts: Record<string, (typeof look.heroes)[0] | undefined> = look.theme.symbols;
  const painted = keys.map(async (key) => {
    const art = key === 'M' ? MYSTERY : arts[key];
    return art ? ([key, await rasterise(symbolSvg(art, look.theme, pixels), pixels)] as const) : undefined;
  });
  return new Map((await Promise.all(painted)).filter((entry) => entry !== undefined));
}

/** The plane the symbols lie on: one flat colour, so that nothing below has to be blended while reels turn. */
export const planeColour = ({ theme }: Look) => mix(theme.pal.reel[0], theme.pal.reel[1], 0.35);

const SMEAR: readonly (readonly [offset: number, opacity: number])[] = [
  -0.16, -0.11, -0.06, 0, 0.06, 0.11, 0.16,
].map((offset) => [offset, 0.26]);

export const STRIP_CELLS = 14;

/** A symbol strip with vertical motion blur; its last `rows` cells repeat the first ones so that it loops. */
export function paintStrip(
  canvas: HTMLCanvasElement,
  bitmaps: Bitmaps,
  { cell, rows, reel, fill }: { cell: number; rows: number; reel: number; fill: string },
): void {
  const context = canvas.getContext('2d');
  const keys = [...bitmaps.keys()];
  if (!context || keys.length === 0) return;
  const random = seeded(hash(`reel ${reel}`));
  const order = Array.from({ length: STRIP_CELLS }, () => keys[Math.floor(random() * keys.length)] ?? '');
  context.fillStyle = fill;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (let i = 0; i < STRIP_CELLS + rows; i++) {
    const bitmap = bitmaps.get(order[i % STRIP_CELLS] ?? '');
    if (!bitmap) continue;
    for (const [offset, opacity] of SMEAR) {
      context.globalAlpha = opacity;
      context.drawImage(bitmap, cell * 0.04, (i + offset) * cell, cell * 0.92, cell);
    }
  }
  context.globalAlpha = 1;
}

export function paintCell(canvas: HTMLCanvasElement, bitmap: HTMLCanvasElement | undefined): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (!bitmap) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
