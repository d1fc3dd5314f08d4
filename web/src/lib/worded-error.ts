/** A failure that knows what is to be said of it, in the language of the moment. */
export abstract class WordedError extends Error {
  abstract get words(): string;
}
