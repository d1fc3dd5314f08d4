import { CARD_ROOMS } from '../../src/card-room/card-rooms.js';
import { TITLES } from '../../src/catalogue/catalogue.js';
import { FISH_TITLES } from '../../src/fish/fish-titles.js';
import { LEAGUES } from '../../src/sports-model/leagues.js';
import { TABLES } from '../../src/table/tables.js';
import { cardThumb } from './cards/thumb';
import { fishThumb } from './fish/thumb';
import { sportsThumb } from './sports/thumb';
import { tableThumb } from './table/thumb';
import { thumbSvg } from './thumb';

/** The pictures of all games of the catalogue, by the code of the game. */
export const thumbs = () => [
  ...TITLES.map(({ code, names, theme }) => ({
    code,
    svg: thumbSvg({ theme, title: names.vi, seed: code }),
  })),
  ...TABLES.map(({ code, names, kind }) => ({ code, svg: tableThumb(kind, names.vi) })),
  ...FISH_TITLES.map(({ code, names, model }) => ({ code, svg: fishThumb(model, names.vi) })),
  ...CARD_ROOMS.map(({ code, names }, at) => ({ code, svg: cardThumb(at, names.vi) })),
  ...LEAGUES.map((league) => ({ code: league.code, svg: sportsThumb(league) })),
];
