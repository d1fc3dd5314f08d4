/** The books: real money, and the play money of account type 4. They never meet. */
export const books = ['REAL', 'PLAY'] as const;
export type Book = (typeof books)[number];

export const gameTypes = ['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT'] as const;
export type GameType = (typeof gameTypes)[number];

const houses: Record<GameType, number> = {
  RNG: 4010,
  FISH: 4020,
  LIVE: 4030,
  SPORTS: 4040,
  ESPORTS: 4050,
  PVP: 4060,
  LOTT: 4070,
  ELOTT: 4080,
};

const accounts = {
  'channel:BANK': 1110,
  'channel:MOMO': 1120,
  'channel:ZALOPAY': 1130,
  'channel:USDT': 1140,
  'channel:MANUAL': 1190,
  receivable: 1500,
  'payout-difference': 1590,
  'payout-disputed': 1595,
  player: 2000,
  vendor: 2100,
  jackpot: 2200,
  transfer: 2800,
  suspense: 2900,
  fee: 4910,
  'bonus-cost': 5100,
  'agent-cost': 5200,
  adjustment: 5900,
} as const;

export type AccountCode = keyof typeof accounts | `house:${GameType}`;

/** Numbers of play money lie this much higher, so that a number alone shows its book. */
const playOffset = 100_000;

/** The number of an account in the chart. */
export function accountNumber(code: AccountCode, book: Book): number {
  const real = code.startsWith('house:')
    ? houses[code.slice('house:'.length) as GameType]
    : accounts[code as keyof typeof accounts];
  return book === 'PLAY' ? real + playOffset : real;
}

/** These exist for real money only. */
const realOnly = /^(channel|vendor|transfer|payout|fee)/;

/** What this code believes of the chart; compared with the table at start. */
export function expectedChart(): { number: number; code: AccountCode; book: Book }[] {
  const codes = [...Object.keys(accounts), ...gameTypes.map((type) => `house:${type}`)] as AccountCode[];
  return books.flatMap((book) =>
    codes
      .filter((code) => book === 'REAL' || !realOnly.test(code))
      .map((code) => ({ number: accountNumber(code, book), code, book })),
  );
}
