import { mathModelOf } from '../math-model/data/index.js';
import { publishedRtpOf } from '../math-model/published-rtp.js';
import { TITLES, VENDORS } from './catalogue.js';
import { percent, stakesOf } from './game-info.js';
import type { Names, Title } from './title.types.js';

/** The catalogue as the provider protocol has it: every entry launches and plays. */
export interface CatalogueDocument {
  vendors: { vassalage: string; displayName: string; names: Names; hot: boolean }[];
  games: CatalogueGame[];
}

export interface CatalogueGame {
  gameId: string;
  code: string;
  vassalage: string;
  names: Names;
  gameType: 'RNG';
  hot: boolean;
  isNew: boolean;
  rtp: string;
  volatility: number;
  /** Smallest stake in minor units. */
  minBet: string;
  maxBet: string;
  lines?: number;
  ways?: number;
  tags: string[];
  /** Picture for a lobby, made with the game page. */
  thumbPath: string;
  theme: Title['theme'];
}

export const catalogueDocument = (): CatalogueDocument => ({
  vendors: VENDORS.map(({ vassalage, names }) => ({
    vassalage,
    displayName: names.vi,
    names,
    hot: TITLES.filter((title) => title.vassalage === vassalage && title.tags.includes('hot')).length > 3,
  })),
  games: TITLES.map(entryOf),
});

function entryOf(title: Title): CatalogueGame {
  const { wins, rows, reels } = mathModelOf(title.mathModel);
  const figures = publishedRtpOf(title.mathModel);
  const stakes = stakesOf(title);
  return {
    gameId: title.gameId,
    code: title.code,
    vassalage: title.vassalage,
    names: title.names,
    gameType: 'RNG',
    hot: title.tags.includes('hot'),
    isNew: title.tags.includes('new'),
    rtp: percent(figures.rtp),
    volatility: figures.volatility,
    minBet: stakes[0]!.toString(),
    maxBet: stakes.at(-1)!.toString(),
    ...(wins.kind === 'lines' ? { lines: wins.lines.length } : { ways: rows ** reels }),
    tags: [...title.tags],
    thumbPath: `/thumbs/${title.code}.svg`,
    theme: title.theme,
  };
}
