import { randomBytes } from 'node:crypto';

/** Injection token of the service's file store. */
export const FILES = Symbol('FILES');

/** Where uploads are kept. Names come from {@link newFileName}; a store refuses any other. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  delete(name: string): Promise<void>;
}

export const fileNameForm = /^[a-z]+\/[A-Za-z0-9_-]{32}\.(png|jpg)$/;

/** A name that says nothing and cannot be guessed: `avatars/<random>.png`. */
export function newFileName(folder: string, extension: 'png' | 'jpg'): string {
  return `${folder}/${randomBytes(24).toString('base64url')}.${extension}`;
}
