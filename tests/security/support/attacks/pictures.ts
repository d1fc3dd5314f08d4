import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** What must not come out again. */
export const marker = 'LOTUS-ATTACK-<script>alert(1)</script>';
const hidden = Buffer.from(marker);

export interface Trick {
  what: string;
  bytes: Buffer;
  /** A picture with something hanging on it; everything else is none, and is to be refused. */
  isPicture: boolean;
}

const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A PNG that says to be so large, with as little behind it as deflate makes of nothing. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(2_000_000));
  return Buffer.concat([
    pngMagic,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A whole picture of one colour, a bit for a point: some kilobytes that unfold to 64 million points. */
function wideBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  return Buffer.concat([
    pngMagic,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose frame header says to be so large. */
function hugeJpeg(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(65_500, frame + 5);
  copy.writeUInt16BE(65_500, frame + 7);
  return copy;
}

function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const afterHeader = pngMagic.length + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk(type, data), png.subarray(afterHeader)]);
}

function withSegment(jpeg: Buffer, code: number, data: Buffer): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(data.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, code]), size, data, jpeg.subarray(2)]);
}

/** Everything that has been handed to upload forms under the name of a picture. */
export async function allTricks(): Promise<Trick[]> {
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } });
  const [png, jpeg, webp, gif, tiff] = await Promise.all([
    drawn.clone().png().toBuffer(),
    drawn.clone().jpeg().toBuffer(),
    drawn.clone().webp().toBuffer(),
    drawn.clone().gif().toBuffer(),
    drawn.clone().tiff().toBuffer(),
  ]);
  const exif = await drawn
    .clone()
    .withExif({ IFD0: { Copyright: marker } })
    .jpeg()
    .toBuffer();
  const bomb = deflateSync(Buffer.alloc(40_000_000));
  const text = Buffer.concat([Buffer.from('Comment\0'), hidden]);
  const pictures: Record<string, Buffer> = {
    'PNG, a page behind it': Buffer.concat([png, hidden]),
    'PNG, an archive behind it': Buffer.concat([png, Buffer.from('PK\u0003\u0004'), hidden]),
    'PNG, text within': withChunk(png, 'tEXt', text),
    'PNG, an unknown chunk': withChunk(png, 'loTs', hidden),
    'PNG, text that unfolds': withChunk(png, 'zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])),
    'JPEG, a page behind it': Buffer.concat([jpeg, hidden]),
    'JPEG, a comment': withSegment(jpeg, 0xfe, hidden),
    'JPEG, an application’s segment': withSegment(jpeg, 0xed, hidden),
    'JPEG, metadata': exif,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${marker}</script></svg>`;
  const others: Record<string, Buffer | string> = {
    nothing: Buffer.alloc(0),
    SVG: svg,
    'SVG with a prologue': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
    HTML: `<html>${marker}</html>`,
    PHP: `<?php echo '${marker}';`,
    PDF: `%PDF-1.7 ${marker}`,
    GIF: gif,
    'GIF by its first letters': `GIF89a${marker}`,
    WebP: webp,
    TIFF: tiff,
    'a program': Buffer.concat([Buffer.from('MZ'), hidden]),
    'an archive': Buffer.concat([Buffer.from('PK\u0003\u0004'), hidden]),
    'PNG by its first letters': Buffer.concat([pngMagic, hidden]),
    'JPEG by its first letters': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), hidden]),
    'half a PNG': png.subarray(0, png.length / 2),
    'half a JPEG': jpeg.subarray(0, 100),
    'a PNG of 8,000 by 8,000': wideBomb(8000),
    'a PNG of 50,000 by 50,000': hugePng(50_000),
    'a PNG of 2,000,000,000 by 2,000,000,000': hugePng(2_000_000_000),
    'a JPEG of 65,500 by 65,500': hugeJpeg(jpeg),
    'a page before a PNG': Buffer.concat([hidden, png]),
    'more than 5 MB': Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
  };
  return [
    ...Object.entries(pictures).map(([what, bytes]) => ({ what, bytes, isPicture: true })),
    ...Object.entries(others).map(([what, bytes]) => ({
      what,
      bytes: Buffer.from(bytes as Buffer),
      isPicture: false,
    })),
  ];
}

export const fileNames = [
  'me.png',
  '../../../../../../etc/cron.d/lotus.png',
  '..\\..\\..\\windows\\lotus.png',
  '/etc/passwd',
  'me.php.png',
  'me.png\u0000.html',
  '.htaccess',
  'me.svg',
  '%2e%2e%2f%2e%2e%2fme.html',
  `${'n'.repeat(400)}.png`,
  'me\u202egnp.html',
  '"; filename="index.html',
];

export const declaredTypes = [
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  'text/html',
  'application/x-php',
  '',
];
