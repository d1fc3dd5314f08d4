import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root of the checkout, both from source and from dist/, where these files are compiled to. */
export const root = rootAbove(import.meta.dirname);

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json')) || folder === dirname(folder)) return folder;
  return rootAbove(dirname(folder));
}
