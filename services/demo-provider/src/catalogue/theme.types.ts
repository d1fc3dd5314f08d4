/** A theme is data: what the painters of the game page draw, and in which colours. Any theme fits any math model. */
export interface Theme {
  /** The two symbols next to the reels and on the picture in the lobby. */
  hero: [string, string];
  pal: {
    accent: string;
    glow: string;
    sky: [string, string, string];
    reel: [string, string];
    line: string;
    cold: string;
    /** Reels lighter than the symbols. */
    light?: boolean;
  };
  scene: SceneName;
  frame: { style: FrameStyle; ramp: RampName; face: RampName };
  royal: { rim: RampName; faces: RampName[]; tex: TextureName };
  plate: [RampName, RampName];
  outline: string;
  /** W wild, S scatter, C coin, H1..H4 high, L1..L6 low: every theme paints them all. */
  symbols: Record<ThemeSymbol, SymbolArt>;
}

export const THEME_SYMBOLS = [
  'W',
  'S',
  'C',
  'H1',
  'H2',
  'H3',
  'H4',
  'L1',
  'L2',
  'L3',
  'L4',
  'L5',
  'L6',
] as const;
export type ThemeSymbol = (typeof THEME_SYMBOLS)[number];

/** A painter with its materials, or a letter of the theme's royal face. */
export type SymbolArt =
  | { p: string; a?: RampName; b?: RampName; m?: RampName; label?: string; glow?: string; cut?: string }
  | { royal: 'A' | 'K' | 'Q' | 'J' | 'T' | 'N' };

export type SceneName =
  | 'palace'
  | 'terrace'
  | 'hoian'
  | 'blossom'
  | 'bamboo'
  | 'sea'
  | 'stage'
  | 'stadium'
  | 'moonrise'
  | 'lake'
  | 'karst';
export type FrameStyle = 'cloud' | 'drum' | 'bamboo' | 'wood' | 'shell' | 'bulbs' | 'led';
export type TextureName = 'rays' | 'teeth' | 'grain' | 'scales' | 'waves' | 'dots' | 'none';
export type RampName =
  | 'gold'
  | 'bronze'
  | 'patina'
  | 'silver'
  | 'jade'
  | 'red'
  | 'pink'
  | 'ivory'
  | 'sky'
  | 'violet'
  | 'orange'
  | 'green'
  | 'night'
  | 'wood'
  | 'pearl'
  | 'black'
  | 'yellow';
