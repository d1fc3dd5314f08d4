import type { HashChainService } from '../hash-chain/hash-chain.service.js';

const blocksAtOnce = 50;

/** Goes through the whole chain and says what it sees; false where something is wrong. */
export async function verifyLedger(
  seals: Pick<HashChainService, 'verify'>,
  { from, head }: { from: bigint; head?: string | undefined },
  say: (line: string) => void,
): Promise<boolean> {
  let postings = 0;
  let noted = head === undefined;
  for (let next: bigint | null = from; next !== null;) {
    const result = await seals.verify(next, blocksAtOnce, (hash) => {
      noted ||= hash === head;
    });
    postings += result.postings;
    if (result.bad) {
      const { block, damage, postingId } = result.bad;
      say(`BAD block ${block}: ${damage}${postingId === null ? '' : ` posting ${postingId}`}`);
      return false;
    }
    next = result.next;
    if (next === null)
      say(`sound: ${postings} postings, head block ${result.head.block} ${result.head.hash.toString('hex')}`);
  }
  if (!noted) say(`BAD: the noted hash ${head} is not in the chain`);
  return noted;
}
