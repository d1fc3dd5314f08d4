import { CARD_ROOMS, CARD_VENDOR, type CardRoom } from '../card-room/card-rooms.js';
import { minRtpOf } from '../fish-model/fish-figures.js';
import { fishModelOf } from '../fish-model/fish-models.js';
import { FISH_TITLES, type FishTitle } from '../fish/fish-titles.js';
import { hasJackpots } from '../jackpot/jackpot-model.js';
import { returnsOf, percentOf } from '../table-game/edge.js';
import { gameOf } from '../table-game/games.js';
import { figuresOf as bookFiguresOf } from '../sports-model/figures.js';
import { LEAGUES, type League } from '../sports-model/leagues.js';
import { percentOfShare } from '../sports-model/prices.js';
import { TABLES, type LiveTable } from '../table/tables.js';
import { BOOK_VENDORS, TITLES, VENDORS } from './catalogue.js';
import { buyOf, figuresOf, percent, rtpOf, shapeOf, stakesOf } from './game-info.js';
import type { Names, Title } from './title.types.js';

/** The games that play by the seamless wallet, as the provider protocol has them: every entry launches and plays. */
export interface CatalogueDocument {
  vendors: { vassalage: string; displayName: string; names: Names; hot: boolean }[];
  games: CatalogueGame[];
}

export interface CatalogueGame {
  gameId: string;
  code: string;
  vassalage: string;
  names: Names;
  gameType: 'RNG' | 'LIVE' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'PVP';
  hot: boolean;
  isNew: boolean;
  /** Absent where players play each other and the house takes a part of what is won. */
  rtp?: string;
  volatility?: number;
  /** Smallest stake in minor units. */
  minBet: string;
  maxBet: string;
  lines?: number;
  ways?: number;
  tags: string[];
  /** Picture for a lobby, made with the game page. */
  thumbPath: string;
  theme?: Title['theme'];
}

export const catalogueDocument = (): CatalogueDocument => ({
  vendors: [
    ...VENDORS.map(({ vassalage, names }) => ({
      vassalage,
      displayName: names.vi,
      names,
      hot: TITLES.filter((title) => title.vassalage === vassalage && title.tags.includes('hot')).length > 3,
    })),
    ...[...BOOK_VENDORS, CARD_VENDOR].map(({ vassalage, names }) => ({
      vassalage,
      displayName: names.vi,
      names,
      hot: false,
    })),
  ],
  games: [
    ...TITLES.map(entryOf),
    ...TABLES.map(entryOfTable),
    ...FISH_TITLES.map(entryOfFish),
    ...LEAGUES.map(entryOfLeague),
    ...CARD_ROOMS.map(entryOfCardRoom),
  ],
});

function entryOf(title: Title): CatalogueGame {
  const { lines, ways } = shapeOf(title.mathModel);
  const figures = figuresOf(title.mathModel);
  const stakes = stakesOf(title);
  const buy = buyOf(title);
  // The platform's limit is one for all bets of a game, and a bought feature is its dearest.
  const dearest = buy ? buy.stakes.at(-1)! * BigInt(buy.price) : 0n;
  const highest = stakes.at(-1)!;
  return {
    gameId: title.gameId,
    code: title.code,
    vassalage: title.vassalage,
    names: title.names,
    gameType: 'RNG',
    hot: title.tags.includes('hot'),
    isNew: title.tags.includes('new'),
    rtp: rtpOf(title),
    volatility: figures.volatility,
    minBet: stakes[0]!.toString(),
    maxBet: (dearest > highest ? dearest : highest).toString(),
    ...(lines && { lines: lines.length }),
    ...(ways !== undefined && { ways }),
    tags: [...title.tags, ...(hasJackpots(title.code) ? ['jackpot'] : [])],
    thumbPath: `/thumbs/${title.code}.webp`,
    theme: title.theme,
  };
}

function entryOfTable(table: LiveTable): CatalogueGame {
  return {
    gameId: table.gameId,
    code: table.code,
    vassalage: table.vassalage,
    names: table.names,
    gameType: 'LIVE',
    hot: table.tags.includes('hot'),
    isNew: table.tags.includes('new'),
    rtp: bestReturnOf(table),
    minBet: table.minBet.toString(),
    maxBet: table.maxBet.toString(),
    tags: [...table.tags, `classify-${table.kind}`],
    thumbPath: `/thumbs/${table.code}.webp`,
  };
}

function entryOfFish({ gameId, code, vassalage, names, model, stakes, tags }: FishTitle): CatalogueGame {
  return {
    ...{ gameId, code, vassalage, names, gameType: 'FISH' },
    hot: tags.includes('hot'),
    isNew: tags.includes('new'),
    rtp: percent(minRtpOf(fishModelOf(model))),
    minBet: stakes[0]!.toString(),
    maxBet: stakes.at(-1)!.toString(),
    tags: [...tags],
    thumbPath: `/thumbs/${code}.webp`,
  };
}

function entryOfLeague(league: League): CatalogueGame {
  const { gameId, code, vassalage, names, sport, minBet, maxBet } = league;
  return {
    ...{ gameId, code, vassalage, names, hot: true, isNew: true },
    gameType: sport === 'ESPORTS' ? 'ESPORTS' : 'SPORTS',
    rtp: percentOfShare(bookFiguresOf(league)[0]!.least),
    minBet: minBet.toString(),
    maxBet: maxBet.toString(),
    tags: ['hot', 'new', ...(sport === 'COCK' ? ['cock-fight'] : [])],
    thumbPath: `/thumbs/${code}.webp`,
  };
}

/** The stake of a seat is one for all hands of a room. */
function entryOfCardRoom({ gameId, code, vassalage, names, buyIn, tags }: CardRoom): CatalogueGame {
  return {
    ...{ gameId, code, vassalage, names, gameType: 'PVP' },
    hot: tags.includes('hot'),
    isNew: tags.includes('new'),
    minBet: buyIn.toString(),
    maxBet: buyIn.toString(),
    tags: [...tags],
    thumbPath: `/thumbs/${code}.webp`,
  };
}

/** The return of the table's best bet. */
function bestReturnOf({ kind }: LiveTable): string {
  const percents = [...returnsOf(gameOf(kind)).values()].map(percentOf);
  return percents.toSorted((a, b) => Number(b) - Number(a))[0]!;
}
