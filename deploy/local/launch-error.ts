/** An obstacle that the reader can remove; shown as its sentence, without a stack. */
export class LaunchError extends Error {
  override name = 'LaunchError';
}
