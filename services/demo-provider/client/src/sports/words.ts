import { lineText } from '../../../src/sports-model/odds-type.js';
import type { MarketKind, Pick } from '../../../src/sports-model/sports.types.js';
import type { SportsTexts } from './text';

/** A selection in the player's words: "Sông Hồng -0.25", "Over 2.5". */
export function pickName(
  text: SportsTexts,
  { home, away }: { home: string; away: string },
  { market, line, pick }: { market: MarketKind; line: number; pick: Pick },
): string {
  const name = { home, away, draw: text.draw, over: text.over, under: text.under }[pick];
  if (market === 'ah') return `${name} ${lineText(pick === 'away' ? -line : line, true)}`;
  return market === 'ou' ? `${name} ${lineText(line, false)}` : name;
}

/** "1:05" */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
