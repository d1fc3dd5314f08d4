import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileNameForm, type FileStore } from './file-store.js';

export class FolderFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  /** Written under another name and renamed, so that no reader sees half a file. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, bytes, { mode: 0o600 });
    await rename(`${path}.new`, path);
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async delete(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    if (!fileNameForm.test(name)) throw new Error('Not a name of a stored file');
    return join(this.folder, name);
  }
}
