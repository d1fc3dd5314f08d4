import { typeOf, type Play } from '#libs/lottery-engine/browser';

/** Tabs of the plays of a game; their names are texts of the feature. */
export const TABS = [
  ...['LO', 'XIEN', 'DE', 'CANG', 'ENDS', 'TRUOT', 'SHEET7', 'SHEET8'],
  ...['POSITION', 'GROUP', 'CONTAINS', 'SUM', 'FORM', 'SIDES', 'DICE', 'RANKS'],
  ...['ALL_OF', 'NONE_OF', 'ONE_OF', 'TICKET', 'BALLS'],
  ...['D4', 'D3', 'PAIR3', 'D2', 'D1', 'RUN', 'COLOK'],
] as const;

type Rules = readonly (readonly [RegExp, string])[];

/** By family of plays: the first expression that a type fulfils names its tab. */
const RULES: Readonly<Record<string, Rules>> = {
  VN: [
    [/^LO/, 'LO'],
    [/^XIEN/, 'XIEN'],
    [/^DE_/, 'DE'],
    [/^CANG/, 'CANG'],
    [/^(DAU|DUOI)$/, 'ENDS'],
    [/^TRUOT/, 'TRUOT'],
    [/^BAO7/, 'SHEET7'],
    [/^BAO8/, 'SHEET8'],
  ],
  SSC: [
    [/^(FIX|STRAIGHT)/, 'POSITION'],
    [/^(SUM|SPAN|GROUPSUM)/, 'SUM'],
    [/^GROUP/, 'GROUP'],
    [/^(ANY|ATLEAST)/, 'CONTAINS'],
    [/^(FORM|BULL)/, 'FORM'],
  ],
  PC28: [[/^SUM$/, 'SUM']],
  K3: [
    [/^SUM/, 'SUM'],
    [/^(TRIPLE|ANY_|PAIR|DISTINCT|RUN)/, 'FORM'],
    [/FACE/, 'DICE'],
  ],
  PK10: [
    [/^RANK/, 'POSITION'],
    [/^STRAIGHT/, 'RANKS'],
    [/^TOP2/, 'SUM'],
  ],
  L11X5: [
    [/^(ANY|FIRST3)/, 'CONTAINS'],
    [/^(STRAIGHT|FIX)/, 'POSITION'],
    [/^GROUP/, 'GROUP'],
  ],
  KENO: [[/^PICK/, 'BALLS']],
  LOTTO: [
    [/^(CONTAINS|ALL|BONUS)/, 'ALL_OF'],
    [/^NONE/, 'NONE_OF'],
    [/^ONE/, 'ONE_OF'],
    [/^MATCH/, 'TICKET'],
  ],
  MAX3D: [
    [/^MAX3D$/, 'D3'],
    [/./, 'PAIR3'],
  ],
  THAI: [
    [/^TH4/, 'D4'],
    [/^TH3/, 'D3'],
    [/^TH2/, 'D2'],
    [/^TH_RUN/, 'RUN'],
  ],
  FOUR: [
    [/3D/, 'D3'],
    [/./, 'D4'],
  ],
  TOGEL: [
    [/^4D/, 'D4'],
    [/^3D/, 'D3'],
    [/^2D/, 'D2'],
    [/^COLOK/, 'COLOK'],
  ],
  POSTS: [
    [/^4D/, 'D4'],
    [/^3D/, 'D3'],
    [/^2D/, 'D2'],
    [/^1D/, 'D1'],
  ],
};

export const tabOf = (play: Pick<Play, 'group' | 'code'>): string => {
  const { family, type } = typeOf(play);
  return RULES[family]?.find(([expression]) => expression.test(type))?.[1] ?? 'SIDES';
};

export interface PlayTab {
  key: string;
  plays: readonly Play[];
}

/** The plays of a game by tab; tabs and plays stay in the order of the game's menu. */
export function tabsOf(plays: readonly Play[]): PlayTab[] {
  const tabs = new Map<string, Play[]>();
  for (const play of plays) {
    const key = tabOf(play);
    tabs.set(key, [...(tabs.get(key) ?? []), play]);
  }
  return [...tabs].map(([key, members]) => ({ key, plays: members }));
}
