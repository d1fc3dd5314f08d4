import { disciplineOf } from './disciplines.js';
import { chancesOf, marketsOfPairing, type League } from './leagues.js';
import { marginOf, returnOf, type Share } from './prices.js';
import type { MarketKind } from './sports.types.js';

export interface MarketFigures {
  market: MarketKind;
  selections: number;
  least: Share;
  most: Share;
  /** Hundredths of a percent. */
  minMargin: number;
  maxMargin: number;
}

const isLess = (a: Share, b: Share) => a.over * b.under < b.over * a.under;

/** Returns of every selection of every match that a league can have, as exact shares. */
export function figuresOf(league: League): MarketFigures[] {
  const found = new Map<MarketKind, MarketFigures>();
  for (const home of league.teams)
    for (const away of league.teams) {
      if (home === away) continue;
      const outcomes = disciplineOf(league.sport).outcomes(chancesOf(league, { home, away }));
      for (const market of marketsOfPairing(league, { home, away })) {
        const margin = marginOf(market);
        for (const { pick, odds } of market.selections) {
          const share = returnOf({ market: market.kind, line: market.line, pick }, odds, outcomes);
          const before = found.get(market.kind);
          found.set(market.kind, {
            market: market.kind,
            selections: (before?.selections ?? 0) + 1,
            least: before && isLess(before.least, share) ? before.least : share,
            most: before && isLess(share, before.most) ? before.most : share,
            minMargin: Math.min(before?.minMargin ?? margin, margin),
            maxMargin: Math.max(before?.maxMargin ?? margin, margin),
          });
        }
      }
    }
  return [...found.values()];
}
