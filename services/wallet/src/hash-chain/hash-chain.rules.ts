/** Damage of a row in a block, or of the block itself. */
export const damages = ['CHANGED', 'MISSING', 'ADDED', 'SEAL_CHANGED', 'SEAL_MISSING'] as const;
export type Damage = (typeof damages)[number];

export interface ChainHead {
  block: bigint;
  throughId: string;
  hash: Buffer;
}

/** The first damage in ledger order. */
export interface BadRow {
  block: bigint;
  damage: Damage;
  /** Null if a block is damaged, not a row. */
  postingId: string | null;
}

export interface Verification {
  /** Blocks checked, and the unchanged postings in them. */
  fromBlock: bigint;
  throughBlock: bigint;
  postings: number;
  bad: BadRow | null;
  /** The newest block, for comparison with a copy kept elsewhere. */
  head: ChainHead;
  /** First block of the next call; null at the end of the chain. */
  next: bigint | null;
}

/** Predecessor of the first block: 32 zero bytes. */
export const genesis: ChainHead = {
  block: 0n,
  throughId: '00000000-0000-0000-0000-000000000000',
  hash: Buffer.alloc(32),
};
