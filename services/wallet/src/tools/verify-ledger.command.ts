import type { HashChainService } from '../hash-chain/hash-chain.service.js';

const blocksAtOnce = 50;

/** Verifies the whole chain and prints the result; false on the first damage. */
export async function verifyLedger(
  chain: Pick<HashChainService, 'verify'>,
  { from, head }: { from: bigint; head?: string | undefined },
  print: (line: string) => void,
): Promise<boolean> {
  let postings = 0;
  let isHeadFound = head === undefined;
  for (let next: bigint | null = from; next !== null;) {
    const result = await chain.verify(next, blocksAtOnce, (hash) => {
      isHeadFound ||= hash === head;
    });
    postings += result.postings;
    if (result.bad) {
      const { block, damage, postingId } = result.bad;
      print(`BAD block ${block}: ${damage}${postingId === null ? '' : ` posting ${postingId}`}`);
      return false;
    }
    next = result.next;
    if (next === null)
      print(
        `valid: ${postings} postings, head block ${result.head.block} ${result.head.hash.toString('hex')}`,
      );
  }
  if (!isHeadFound) print(`BAD: the noted hash ${head} is not in the chain`);
  return isHeadFound;
}
