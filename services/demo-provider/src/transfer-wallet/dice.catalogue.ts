import { diceRtpPpm, diceStakes } from './dice.rules.js';

export const transferVendor = 'TWG';

const games = [
  { gameId: 'TWG001', code: 'tai-xiu-truc', names: { vi: 'Tài Xỉu Trúc Xanh', en: 'Green Bamboo Dice' } },
  { gameId: 'TWG002', code: 'tai-xiu-lang', names: { vi: 'Tài Xỉu Hội Làng', en: 'Village Fair Dice' } },
];

export const isDiceGame = (gameId: string): boolean => games.some((game) => game.gameId === gameId);

/** The shelf of the vendor with a transfer wallet, as the provider protocol has it. */
export const transferCatalogue = {
  vendors: [
    {
      vassalage: transferVendor,
      displayName: 'Trúc Gaming',
      names: { vi: 'Trúc Gaming', en: 'Bamboo Gaming' },
      hot: false,
      wallet: 'TRANSFER' as const,
    },
  ],
  games: games.map((game) => ({
    ...game,
    vassalage: transferVendor,
    gameType: 'RNG' as const,
    hot: false,
    isNew: true,
    rtp: (diceRtpPpm('BIG') / 10_000).toFixed(2),
    freePlay: false,
    minBet: diceStakes[0].toString(),
    maxBet: diceStakes.at(-1)!.toString(),
    tags: ['new'],
  })),
};
