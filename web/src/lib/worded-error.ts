/** An error with its own player text in the current language. */
export abstract class WordedError extends Error {
  abstract get words(): string;
}
