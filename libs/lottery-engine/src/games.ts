import type { LayoutId } from './layouts.js';
import type { PrizeMode } from './odds.js';
import { modesOfGroup } from './default-odds.js';
import { centralStations, southStations, type Station } from './stations.js';

export type Area = 'VN' | 'ELOTT' | 'SEA';

/** What is drawn and which plays it takes; when it is drawn belongs to the calendar. */
export interface GameDefinition {
  code: string;
  area: Area;
  region?: 'NORTH' | 'CENTRAL' | 'SOUTH';
  /** The groups of plays; all have the layout of the game. */
  playGroups: readonly string[];
  /** The first of them, by which odds and series are found. */
  group: string;
  layout: LayoutId;
  /** OFFICIAL: results of a lottery elsewhere; OWN: drawn by the platform. */
  source: 'OFFICIAL' | 'OWN';
  /** The game whose result this one uses. */
  resultOf?: string;
  prizeModes: readonly PrizeMode[];
}

type Short = Omit<GameDefinition, 'group' | 'prizeModes'> & { prizeModes?: readonly PrizeMode[] };

const game = (short: Short): GameDefinition => {
  const [group = ''] = short.playGroups;
  return { ...short, group, prizeModes: short.prizeModes ?? modesOfGroup[group] ?? [] };
};

const official = (code: string, playGroup: string, layout: LayoutId, area: Area): GameDefinition =>
  game({ code, area, playGroups: [playGroup], layout, source: 'OFFICIAL' });

const own = (code: string, playGroup: string, layout: LayoutId): GameDefinition =>
  game({ code, area: 'ELOTT', playGroups: [playGroup], layout, source: 'OWN' });

const station =
  (prefix: 'XSMT' | 'XSMN', region: 'CENTRAL' | 'SOUTH') =>
  ([code]: Station): GameDefinition =>
    game({
      code: `${prefix}-${code}`,
      area: 'VN',
      region,
      playGroups: ['MN'],
      layout: 'MN18',
      source: 'OFFICIAL',
    });

export const gameDefinitions: readonly GameDefinition[] = [
  game({ code: 'XSMB', area: 'VN', region: 'NORTH', playGroups: ['MB'], layout: 'MB27', source: 'OFFICIAL' }),
  ...centralStations.map(station('XSMT', 'CENTRAL')),
  ...southStations.map(station('XSMN', 'SOUTH')),
  official('MEGA645', 'L645', 'L645', 'VN'),
  official('POWER655', 'L655', 'L655', 'VN'),
  official('MAX3D', 'MAX3D', 'MAX3D', 'VN'),
  official('MAX3DPRO', 'MAX3DPRO', 'MAX3D', 'VN'),
  official('LOTTO535', 'L535', 'L535', 'VN'),
  official('KENOVN', 'KENOVN', 'KENO', 'VN'),
  own('SEN60', 'SSC', 'SSC5'),
  own('SEN300', 'SSC', 'SSC5'),
  own('HN60', 'MB', 'MB27'),
  own('HN300', 'MB', 'MB27'),
  own('VIP45', 'MN', 'MN18'),
  own('LF60', 'LF', 'PC28'),
  own('K3_60', 'K3', 'K3'),
  own('PK10_60', 'PK10', 'PK10'),
  own('L11X5_60', 'L11X5', 'L11X5'),
  own('PC28_60', 'PC28', 'PC28'),
  own('KENO60', 'KENO', 'KENO'),
  own('L645_60', 'L645', 'L645'),
  official('THAI', 'THAI', 'THAI', 'SEA'),
  official('LAO', 'LAO', 'LAO', 'SEA'),
  game({
    code: 'HNTHAI',
    area: 'SEA',
    playGroups: ['HNTHAI'],
    layout: 'MB27',
    source: 'OFFICIAL',
    resultOf: 'XSMB',
  }),
  official('MAGNUM4D', 'MY4D', 'FOUR23', 'SEA'),
  official('DAMACAI4D', 'MY4D', 'FOUR23', 'SEA'),
  official('TOTO4D', 'MY4D', 'FOUR23', 'SEA'),
  official('SG4D', 'SG4D', 'FOUR23', 'SEA'),
  official('TOGEL_SG', 'TOGEL', 'FOUR1', 'SEA'),
  official('TOGEL_HK', 'TOGEL', 'FOUR1', 'SEA'),
  official('TOGEL_SDY', 'TOGEL', 'FOUR1', 'SEA'),
  official('TOGEL_MACAU', 'TOGEL', 'FOUR1', 'SEA'),
  official('KHPOSTS', 'POSTS', 'POSTS8', 'SEA'),
];

const byCode = new Map(gameDefinitions.map((definition) => [definition.code, definition]));

export const gameDefinitionOf = (code: string): GameDefinition | undefined => byCode.get(code);
