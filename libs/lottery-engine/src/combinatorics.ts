/** C(n, k) as a number: exact below 2^53, and an upper range that any cap refuses above it. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let result = 1;
  for (let step = 1; step <= Math.min(k, n - k); step++)
    result = (result * (n - Math.min(k, n - k) + step)) / step;
  return Math.round(result);
}

/** C(n, k), exact. */
export function chooseExactly(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let step = 1; step <= k; step++) result = (result * BigInt(n - k + step)) / BigInt(step);
  return result;
}

/** The orders of a text's characters: 24 for 1234, 6 for 1122. */
export function permutations(text: string): number {
  const occurrences = [...new Set(text)].map((digit) => text.split(digit).length - 1);
  return factorial(text.length) / occurrences.reduce((product, count) => product * factorial(count), 1);
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/**
 * How many ways there are to take one element of each set, none twice: inclusion and exclusion over the partitions of
 * the positions, so that the work does not grow with the sets.
 */
export function distinctTuples(sets: readonly (readonly number[])[]): number {
  const total = (position: number, blocks: readonly (readonly number[])[][]): number => {
    const set = sets[position];
    if (!set) return blocks.reduce((product, block) => product * weight(block.length) * common(block), 1);
    const joined = blocks.map((block, index) => total(position + 1, blocks.with(index, [...block, set])));
    return total(position + 1, [...blocks, [set]]) + joined.reduce((sum, part) => sum + part, 0);
  };
  return total(0, []);
}

const weight = (size: number): number => (size % 2 === 1 ? 1 : -1) * factorial(size - 1);

function common(sets: readonly (readonly number[])[]): number {
  const [first = [], ...others] = sets;
  return first.filter((element) => others.every((set) => set.includes(element))).length;
}
