import type { ThemeChoice } from '../../src/play/dto/play.contract.js';
import { turnHue } from './kit/colour';
import { PAINTERS } from './kit/painters';
import { SCENES } from './kit/scenes';
import { THEMES, type SceneName, type SymbolArt, type Theme } from './theme-data';

/** How one title looks: its theme after the title's own variations. */
export interface Look {
  readonly theme: Theme;
  readonly scene: SceneName;
  /** Degrees by which the painted backdrop is turned; the theme's own colours are turned already. */
  readonly hue: number;
  readonly heroes: readonly [SymbolArt, SymbolArt];
}

const isScene = (name: string | undefined): name is SceneName => name !== undefined && name in SCENES;

/** With the hue, the letters change their colours and the frame its inlay. */
function varied(theme: Theme, hue: number): Pick<Theme, 'pal' | 'royal' | 'frame'> {
  const { faces } = theme.royal;
  const shift = 1 + (Math.abs(hue) % (faces.length - 1));
  const shifted = [...faces.slice(shift), ...faces.slice(0, shift)];
  return {
    pal: turned(theme, hue),
    royal: { ...theme.royal, faces: shifted },
    frame: { ...theme.frame, face: shifted[0] ?? theme.frame.face },
  };
}

function turned(theme: Theme, hue: number): Theme['pal'] {
  const { sky, reel, ...pal } = theme.pal;
  const turn = (colour: string) => turnHue(colour, hue);
  return {
    ...pal,
    accent: turn(pal.accent),
    glow: turn(pal.glow),
    line: turn(pal.line),
    reel: pal.light ? reel : [turn(reel[0]), turn(reel[1])],
    sky,
  };
}

const samePainter = (one: SymbolArt, other: SymbolArt) => 'p' in one && 'p' in other && one.p === other.p;

const sameObject = (one: SymbolArt, other: SymbolArt) =>
  samePainter(one, other) &&
  'p' in one &&
  'p' in other &&
  (one.a ?? '') === (other.a ?? '') &&
  (one.cut ?? '') === (other.cut ?? '');

export function lookOf(choice: ThemeChoice): Look {
  const themes: Record<string, Theme> = THEMES;
  const base = themes[choice.id] ?? THEMES.dragon;
  const hue = choice.hue ?? 0;
  const symbols: Record<string, SymbolArt> = { ...base.symbols };
  const own = choice.hero && PAINTERS[choice.hero.painter] ? heroArt(choice.hero) : undefined;
  // A title's own hero takes the place of the highest symbol, unless the theme paints that object already.
  if (own && !Object.values(symbols).some((art) => sameObject(art, own)))
    symbols.H1 = { ...own, glow: base.pal.glow };
  const [first, second] = base.hero;
  const side = (key: string) => symbols[key] ?? base.symbols.H1;
  return {
    theme: { ...base, ...(hue !== 0 && varied(base, hue)), symbols: symbols as Theme['symbols'] },
    scene: isScene(choice.scene) ? choice.scene : base.scene,
    hue,
    heroes: own ? [own, side(samePainter(own, side(first)) ? second : first)] : [side(first), side(second)],
  };
}

const heroArt = ({ painter, a, b, cut }: NonNullable<ThemeChoice['hero']>): SymbolArt =>
  ({ p: painter, a, b, cut }) as SymbolArt;
