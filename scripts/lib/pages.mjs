import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Folders with a Vite configuration of their own. */
export function pageFolders() {
  return ['web', 'services/demo-provider/client'].filter((folder) =>
    existsSync(join(root, folder, 'vite.config.ts')),
  );
}

/** Those of them that hold tests for vitest. */
export function testedPages() {
  return pageFolders().filter((folder) => {
    const sources = join(root, folder, 'src');
    return readdirSync(sources, { recursive: true }).some((file) =>
      /\.(test|spec)\.tsx?$/.test(String(file)),
    );
  });
}
