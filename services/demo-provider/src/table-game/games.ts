import { baccarat } from './baccarat.js';
import { dragonTiger } from './dragon-tiger.js';
import { fanTan } from './fan-tan.js';
import { roulette } from './roulette.js';
import { sicBo } from './sic-bo.js';
import type { TableGame, TableKind } from './table-game.types.js';
import { xocDia } from './xoc-dia.js';

const games: Record<TableKind, TableGame> = {
  BAC: baccarat,
  DAT: dragonTiger,
  ROU: roulette,
  SIC: sicBo,
  SD: xocDia,
  FT: fanTan,
};

export const TABLE_KINDS = Object.keys(games) as TableKind[];

export const gameOf = (kind: TableKind): TableGame => games[kind];
