/** What can be wrong with a sealed row, or with a block of the chain itself. */
export const damages = ['CHANGED', 'MISSING', 'ADDED', 'SEAL_CHANGED', 'SEAL_MISSING'] as const;
export type Damage = (typeof damages)[number];

export interface ChainHead {
  block: bigint;
  throughId: string;
  hash: Buffer;
}

/** The first thing that is wrong, in the order of the ledger. */
export interface BadRow {
  block: bigint;
  damage: Damage;
  /** Null where the chain itself is damaged and not a row. */
  postingId: string | null;
}

export interface Verification {
  /** Blocks looked at, and the postings in them that are as they were sealed. */
  fromBlock: bigint;
  throughBlock: bigint;
  postings: number;
  bad: BadRow | null;
  /** The chain's newest block, to be compared with one noted elsewhere. */
  head: ChainHead;
  /** Where the next call goes on; null at the end of the chain. */
  next: bigint | null;
}

/** Before the first block there are no postings, and their hash is 32 zero bytes. */
export const genesis: ChainHead = {
  block: 0n,
  throughId: '00000000-0000-0000-0000-000000000000',
  hash: Buffer.alloc(32),
};
