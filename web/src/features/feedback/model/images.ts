/** Specification 5.7, 9: png or jpg, 5 MB each, three at the most. */
export const MOST_IMAGES = 3;
export const MOST_BYTES = 5 * 1024 * 1024;
export const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);
/** As many characters as the server takes. */
export const LONGEST = 2_000;

export type ImageProblem = 'type' | 'size' | 'count';

export function imageProblem(file: Pick<File, 'type' | 'size'>, already: number): ImageProblem | null {
  if (already >= MOST_IMAGES) return 'count';
  if (!IMAGE_TYPES.has(file.type)) return 'type';
  return file.size > MOST_BYTES ? 'size' : null;
}

/** Those that may be sent of the ones chosen, and why the first of the others may not. */
export function takeImages<F extends Pick<File, 'type' | 'size'>>(
  kept: readonly F[],
  chosen: readonly F[],
): { images: F[]; problem: ImageProblem | null } {
  const images = [...kept];
  let problem: ImageProblem | null = null;
  for (const file of chosen) {
    const found = imageProblem(file, images.length);
    if (found === null) images.push(file);
    else problem ??= found;
  }
  return { images, problem };
}
