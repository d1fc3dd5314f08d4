import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { FILES, Images, newFileName, type FileStore } from '#libs/files';
import { PlatformErrors } from '#libs/platform';
import { Sealing } from '../sealing/sealing.js';
import type { DocumentSide } from './identity.rules.js';

const folder = 'identity';
const purpose = 'identity-document';
const shape = { width: 2400, height: 2400, fit: 'inside' } as const;
const ivBytes = 12;
const tagBytes = 16;

export interface StoredDocument {
  side: DocumentSide;
  file: string;
  keySealed: string;
}

/** Pictures of documents, each encrypted with a key of its own. The key is sealed in the database and can be sealed again. */
@Injectable()
export class DocumentStore {
  constructor(
    private readonly images: Images,
    private readonly sealing: Sealing,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  /** Every picture is re-encoded before the first is stored. */
  async put(
    checkId: string,
    sides: readonly DocumentSide[],
    pictures: readonly Buffer[],
  ): Promise<StoredDocument[]> {
    const images = await Promise.all(pictures.map((bytes) => this.images.reencoded(bytes, shape)));
    const stored: StoredDocument[] = [];
    try {
      for (const [at, image] of images.entries()) {
        const key = randomBytes(32);
        const file = newFileName(folder, image.extension);
        stored.push({
          side: sides[at]!,
          file,
          keySealed: this.sealing.seal(purpose, checkId, key.toString('base64')),
        });
        await this.files.put(file, encrypted(key, file, image.bytes));
      }
      return stored;
    } catch (error) {
      await this.delete(stored);
      throw error;
    }
  }

  async get(checkId: string, { file, keySealed }: StoredDocument): Promise<Buffer> {
    const bytes = await this.files.get(file);
    if (!bytes) throw PlatformErrors.NOT_FOUND();
    const key = Buffer.from(this.sealing.open(purpose, checkId, keySealed), 'base64');
    return decrypted(key, file, bytes);
  }

  async delete(documents: readonly StoredDocument[]): Promise<void> {
    await Promise.all(documents.map(({ file }) => this.files.delete(file)));
  }
}

function encrypted(key: Buffer, name: string, bytes: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function decrypted(key: Buffer, name: string, bytes: Buffer): Buffer {
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}
