import sharp from 'sharp';
import { FileErrors } from './file.errors.js';

/** A picture of few bytes can unfold to gigabytes. */
const mostPixels = 40_000_000;

export interface ImageShape {
  width: number;
  height: number;
  /** `cover` cuts to the shape, `inside` only makes smaller what is larger. */
  fit: 'cover' | 'inside';
}

export interface StoredImage {
  bytes: Buffer;
  extension: 'png' | 'jpg';
}

/** The picture written anew. What its content is decides, never its name; metadata and whatever else hangs on it stay behind. */
export async function reencodedImage(bytes: Buffer, shape: ImageShape): Promise<StoredImage> {
  const extension = kindOf(bytes);
  if (!extension) throw FileErrors.IMAGE_NOT_ACCEPTED();
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .rotate() // as its metadata says, before they are dropped
      .resize({ ...shape, withoutEnlargement: shape.fit === 'inside' });
    const written = extension === 'png' ? picture.png() : picture.jpeg({ quality: 85 });
    return { bytes: await written.toBuffer(), extension };
  } catch {
    throw FileErrors.IMAGE_NOT_ACCEPTED();
  }
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

function kindOf(bytes: Buffer): StoredImage['extension'] | undefined {
  if (bytes.subarray(0, png.length).equals(png)) return 'png';
  return bytes.subarray(0, jpeg.length).equals(jpeg) ? 'jpg' : undefined;
}
