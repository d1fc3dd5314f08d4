/** Money in minor units, in strings; a data file of what decides jackpots, like a math model of what decides reels. */
export interface JackpotTier {
  /** Name of the pool in the platform's ledger. */
  tier: TierName;
  /** What an award leaves in the pool. */
  seed: string;
  /** Millionths of each stake that go to the pool; a multiple of ten, so that no stake offered leaves a fraction. */
  sharePpm: number;
  /** Falls by itself where the pool reaches a secret amount from `least` to `most`. */
  mustDrop?: { least: string; most: string };
  /** The round's own number decides: one in so many for each unit of stake. */
  oneIn?: number;
}

export type TierName = 'mini' | 'major' | 'grand';

/** Stakes are multiples of it, and each unit has the same chance of a jackpot. */
export const STAKE_UNIT = 100_000n;

/** Changes where the rules by which these data are read change what a round wins. */
const RULES_VERSION = 1;

/** In the order in which their numbers are drawn, after those of the reels. */
export const JACKPOT_TIERS: readonly JackpotTier[] = [
  {
    tier: 'mini',
    seed: '20000000',
    sharePpm: 3000,
    mustDrop: { least: '30000000', most: '100000000' },
  },
  { tier: 'major', seed: '500000000', sharePpm: 2500, oneIn: 4_000_000 },
  { tier: 'grand', seed: '5000000000', sharePpm: 2000, oneIn: 50_000_000 },
];

/** The slots that feed the pools; their own returns leave room for those of the jackpots. */
export const JACKPOT_GAMES = [
  'trai-cay-777',
  'cho-phien-ruc-ro',
  'kim-quy-ho-guom',
  'den-long-hoi-an',
  'vuon-trai-mien-tay',
  'cup-vang-san-co',
] as const;

/** All games with jackpots are of one vendor, whose ledger keeps the pools. */
export const JACKPOT_VENDOR = 'SHS';

export const hasJackpots = (code: string): boolean => (JACKPOT_GAMES as readonly string[]).includes(code);

/** Digest of reels and jackpots together, for the commitment of a seed. `hash` is SHA-256 of a text in hex. */
export const jackpotDigest = (hash: (text: string) => string, reelsDigest: string): string =>
  hash(`jackpots:${RULES_VERSION}:${reelsDigest}:${JSON.stringify(JACKPOT_TIERS)}`);
