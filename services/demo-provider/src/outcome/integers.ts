/** Uniform whole number in [0, bound). */
export type IntegerSource = (bound: number) => number;

/** Block number → 32 unpredictable bytes. */
export type BlockSource = (counter: number) => Uint8Array;

const RANGE = 2 ** 32;

/**
 * Whole numbers without bias from a stream of 32-bit words: words beyond the last full multiple of the
 * bound are rejected. A number depends on earlier ones only through how many words they consumed.
 */
export function integersFrom(block: BlockSource): IntegerSource {
  let counter = 0;
  let words: number[] = [];
  let used = 0;
  const nextWord = () => {
    if (used === words.length) {
      words = wordsOf(block(counter++));
      used = 0;
    }
    return words[used++]!;
  };
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > RANGE)
      throw new RangeError(`no uniform number below ${bound}`);
    const fair = RANGE - (RANGE % bound);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % bound;
  };
}

function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 4 }, (_, i) => view.getUint32(i * 4));
}
