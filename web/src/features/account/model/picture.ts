export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
/** Specification 5.7: png or jpg, 5 MB at most. */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

/** Said before anything is sent; the server looks at the content itself. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return 'type';
  return size > LARGEST_PICTURE ? 'size' : null;
}
