import sharp from 'sharp';
import { FileErrors } from './file.errors.js';

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

/** What is taken for a picture, and in what form it is kept. */
export class Images {
  /** Of one file; it is refused while it streams in. */
  readonly maxBytes: number = 5 * 1024 * 1024;
  /** A picture of few bytes can unfold to gigabytes. */
  readonly maxPixels: number = 40_000_000;

  /** The picture encoded again, without metadata or appended data. Its content decides the type, never its name. */
  async reencoded(bytes: Buffer, shape: ImageShape): Promise<StoredImage> {
    const extension = this.kindOf(bytes);
    if (!extension) throw FileErrors.IMAGE_NOT_ACCEPTED();
    try {
      return { bytes: await this.written(bytes, extension, shape), extension };
    } catch {
      throw FileErrors.IMAGE_NOT_ACCEPTED();
    }
  }

  private kindOf(bytes: Buffer): StoredImage['extension'] | undefined {
    if (bytes.subarray(0, png.length).equals(png)) return 'png';
    return bytes.subarray(0, jpeg.length).equals(jpeg) ? 'jpg' : undefined;
  }

  private written(bytes: Buffer, extension: StoredImage['extension'], shape: ImageShape): Promise<Buffer> {
    const picture = sharp(bytes, { limitInputPixels: this.maxPixels, failOn: 'error', pages: 1 })
      .rotate() // as its metadata says, before they are dropped
      .resize({ ...shape, withoutEnlargement: shape.fit === 'inside' });
    return (extension === 'png' ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer();
  }
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
