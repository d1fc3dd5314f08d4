import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { scene } from './captcha.rules.js';

export interface SliderPicture {
  background: Buffer;
  piece: Buffer;
  x: number;
  y: number;
}

const { width, height, pieceSize } = scene;

/** Draws a new scene, cuts a piece out of it and returns the place of the gap. */
export async function drawSlider(): Promise<SliderPicture> {
  const x = randomInt(pieceSize + 32, width - pieceSize - 8);
  const y = randomInt(8, height - pieceSize - 8);
  const picture = await sharp(Buffer.from(sceneSvg())).removeAlpha().png().toBuffer();
  const outline = pieceOutline();
  const [background, piece] = await Promise.all([
    sharp(picture)
      .composite([{ input: Buffer.from(gapSvg(outline)), left: x, top: y }])
      .png({ compressionLevel: 7 })
      .toBuffer(),
    cutPiece(picture, outline, x, y),
  ]);
  return { background, piece, x, y };
}

async function cutPiece(picture: Buffer, outline: string, left: number, top: number): Promise<Buffer> {
  const square = await sharp(picture)
    .extract({ left, top, width: pieceSize, height: pieceSize })
    .ensureAlpha()
    .png()
    .toBuffer();
  const mask = svg(pieceSize, pieceSize, `<path d="${outline}" fill="#fff"/>`);
  const rim = svg(
    pieceSize,
    pieceSize,
    `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2"/>`,
  );
  return sharp(square)
    .composite([
      { input: Buffer.from(mask), blend: 'dest-in' },
      { input: Buffer.from(rim), blend: 'over' },
    ])
    .png({ compressionLevel: 7 })
    .toBuffer();
}

function gapSvg(outline: string): string {
  return svg(
    pieceSize,
    pieceSize,
    `<path d="${outline}" fill="#05070c" fill-opacity=".62" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/>`,
  );
}

/** A square with a knob or a notch on each side, different each time. */
function pieceOutline(): string {
  const inset = 8;
  const far = pieceSize - inset;
  const middle = pieceSize / 2;
  const bulge = () => (randomInt(2) === 0 ? 1 : 0);
  const arc = (sweep: number, x: number, y: number) => `A6 6 0 0 ${sweep} ${x} ${y}`;
  return [
    `M${inset} ${inset}`,
    `H${middle - 6}${arc(bulge(), middle + 6, inset)}H${far}`,
    `V${middle - 6}${arc(bulge(), far, middle + 6)}V${far}`,
    `H${middle + 6}${arc(bulge(), middle - 6, far)}H${inset}`,
    `V${middle + 6}${arc(bulge(), inset, middle - 6)}Z`,
  ].join('');
}

/**
 * A lake at night: sky, moon, hills, water with lotus flowers; colours and places by chance, so that no two
 * are alike.
 */
function sceneSvg(): string {
  const hue = randomInt(360);
  const colour = (shift: number, light: number) =>
    `hsl(${(hue + shift) % 360},${45 + randomInt(30)}%,${light}%)`;
  const parts = [
    `<defs><linearGradient id="s" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${colour(0, 18)}"/><stop offset="1" stop-color="${colour(50, 46)}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#s)"/>`,
    `<circle cx="${randomInt(width)}" cy="${20 + randomInt(50)}" r="${14 + randomInt(18)}" fill="${colour(40, 84)}" fill-opacity=".9"/>`,
    ...repeat(3, (index) => hill(60 + index * 24, colour(20 + index * 30, 24 + index * 9))),
    ...repeat(7, () =>
      lotus(randomInt(width), 84 + randomInt(70), 8 + randomInt(16), colour(140 + randomInt(120), 66)),
    ),
    ...repeat(26, () => speck(colour(randomInt(120), 78))),
    ...repeat(6, () => ripple(colour(80, 72))),
  ];
  return svg(width, height, parts.join(''));
}

function hill(base: number, fill: string): string {
  const points = repeat(6, (index) => `${index * 64} ${base + randomInt(-14, 22)}`);
  return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}Z" fill="${fill}" stroke-linejoin="round"/>`;
}

function lotus(x: number, y: number, size: number, fill: string): string {
  const petals = [-56, -28, 0, 28, 56].map(
    (angle) =>
      `<ellipse cx="0" cy="${-size * 0.7}" rx="${size * 0.34}" ry="${size * 0.8}" transform="rotate(${angle + randomInt(-6, 7)})" fill="${fill}" fill-opacity=".82" stroke="#fff" stroke-opacity=".35"/>`,
  );
  return `<g transform="translate(${x} ${y})">${petals.join('')}</g>`;
}

function speck(fill: string): string {
  return `<circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${0.6 + randomInt(16) / 10}" fill="${fill}" fill-opacity=".7"/>`;
}

function ripple(stroke: string): string {
  const [x, y] = [randomInt(width), 100 + randomInt(56)];
  return `<path d="M${x} ${y}q${10 + randomInt(30)} ${randomInt(-8, 9)} ${40 + randomInt(50)} 0" fill="none" stroke="${stroke}" stroke-opacity=".5" stroke-width="1.4"/>`;
}

function repeat(times: number, draw: (index: number) => string): string[] {
  return Array.from({ length: times }, (_, index) => draw(index));
}

function svg(w: number, h: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${content}</svg>`;
}
