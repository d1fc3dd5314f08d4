import type { RampName, SymbolArt, Theme, ThemeSymbol } from '../theme.types.js';

const letters: Pick<Theme['symbols'], 'L1' | 'L2' | 'L3' | 'L4' | 'L5' | 'L6'> = {
  L1: { royal: 'A' },
  L2: { royal: 'K' },
  L3: { royal: 'Q' },
  L4: { royal: 'J' },
  L5: { royal: 'T' },
  L6: { royal: 'N' },
};
export const coin = (ramp: RampName): SymbolArt => ({ p: 'value', a: ramp, glow: '#FFD86B' });
export const wild = (p: string, glow: string, more: object = {}): SymbolArt => ({
  p,
  label: 'WILD',
  glow,
  ...more,
});
export const scatter = (p: string, glow: string, more: object = {}): SymbolArt => ({
  p,
  label: 'SCATTER',
  glow,
  ...more,
});
export const symbols = (own: Omit<Theme['symbols'], keyof typeof letters> & Partial<Theme['symbols']>) =>
  ({ ...letters, ...own }) satisfies Record<ThemeSymbol, SymbolArt>;
