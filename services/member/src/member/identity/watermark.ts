import sharp from 'sharp';

/** Rows of three dots for each character, top to bottom: a file tree without fonts draws text too. */
const glyphs: Readonly<Record<string, readonly number[]>> = {
  '0': [7, 5, 5, 5, 7],
  '1': [2, 6, 2, 2, 7],
  '2': [7, 1, 7, 4, 7],
  '3': [7, 1, 7, 1, 7],
  '4': [5, 5, 7, 1, 1],
  '5': [7, 4, 7, 1, 7],
  '6': [7, 4, 7, 5, 7],
  '7': [7, 1, 2, 2, 2],
  '8': [7, 5, 7, 5, 7],
  '9': [7, 5, 7, 1, 7],
  a: [2, 5, 7, 5, 5],
  b: [6, 5, 6, 5, 6],
  c: [7, 4, 4, 4, 7],
  d: [6, 5, 5, 5, 6],
  e: [7, 4, 6, 4, 7],
  f: [7, 4, 6, 4, 4],
  ':': [0, 2, 0, 2, 0],
  '-': [0, 0, 7, 0, 0],
};
const dot = 4;
const advance = 4 * dot;
const lineHeight = 7 * dot;

function drawn(text: string, x: number, y: number): string {
  return Array.from(text.toLowerCase())
    .flatMap((character, at) =>
      (glyphs[character] ?? []).flatMap((row, line) =>
        [0, 1, 2]
          .filter((column) => row & (4 >> column))
          .map((column) => `M${x + at * advance + column * dot} ${y + line * dot}h${dot}v${dot}h-${dot}z`),
      ),
    )
    .join('');
}

/** The lines all over the picture, so that no part of it can be cut out without them. */
export async function watermarked(bytes: Buffer, lines: readonly string[]): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .resize({ width: 1400, height: 1400, fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  const width = Math.max(...lines.map(({ length }) => length)) * advance + 60;
  const height = lines.length * lineHeight + 60;
  const path = lines.map((line, at) => drawn(line, 20, 20 + at * lineHeight)).join('');
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">
    <defs><pattern id="p" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
      <path d="${path}" fill="#fff" fill-opacity=".34" stroke="#000" stroke-opacity=".3" stroke-width="1"/>
    </pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
  return sharp(data)
    .composite([{ input: Buffer.from(tile) }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
