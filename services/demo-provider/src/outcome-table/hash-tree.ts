/** SHA-256 of a text, in hex: of the server's library, or of the page's own code. */
export type TextHash = (text: string) => string;

/** A node of the tree knows the weight and the weighted payments below it, so its hash commits to the return as well. */
export interface TreeNode {
  hash: string;
  weight: number;
  /** Σ weight × units. */
  paid: number;
}

export interface ProofStep extends TreeNode {
  /** Whether the sibling stands before the row. */
  before: boolean;
}

export const leafOf = (hash: TextHash, weight: number, units: number, content: string): TreeNode => ({
  hash: hash(`${weight}:${units}:${content}`),
  weight,
  paid: weight * units,
});

export const joined = (hash: TextHash, left: TreeNode, right: TreeNode): TreeNode => ({
  hash: hash(`${left.hash}:${left.weight}:${left.paid}|${right.hash}:${right.weight}:${right.paid}`),
  weight: left.weight + right.weight,
  paid: left.paid + right.paid,
});

/** Every level from the leaves to the root; an odd node goes up as it is. */
export function levelsOf(hash: TextHash, leaves: TreeNode[]): TreeNode[][] {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) {
    const above: TreeNode[] = [];
    for (let i = 0; i < level.length; i += 2)
      above.push(level[i + 1] ? joined(hash, level[i]!, level[i + 1]!) : level[i]!);
    level = above;
  }
  return levels;
}

export function proofOf(levels: readonly TreeNode[][], row: number): ProofStep[] {
  const steps: ProofStep[] = [];
  let at = row;
  for (const level of levels.slice(0, -1)) {
    const sibling = level[at ^ 1];
    if (sibling) steps.push({ ...sibling, before: (at & 1) === 1 });
    at >>= 1;
  }
  return steps;
}

/** The root that a row leads to, and the weight of all rows before it. */
export function climbed(
  hash: TextHash,
  leaf: TreeNode,
  proof: readonly ProofStep[],
): { root: TreeNode; from: number } {
  let root = leaf;
  let from = 0;
  for (const { before, ...sibling } of proof) {
    root = before ? joined(hash, sibling, root) : joined(hash, root, sibling);
    if (before) from += sibling.weight;
  }
  return { root, from };
}

/** What a seed's commitment holds of the game: the roots of all its modes. */
export const tableDigest = (
  hash: TextHash,
  id: string,
  modes: readonly (TreeNode & { name: string; price: number })[],
): string =>
  hash(
    [
      id,
      ...modes.map(
        ({ name, price, weight, paid, hash: root }) => `${name}:${price}:${weight}:${paid}:${root}`,
      ),
    ].join('|'),
  );
