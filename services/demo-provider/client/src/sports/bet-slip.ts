import type { LegBody, PlaceBetBody } from '../../../src/sports/dto/sports.contract.js';
import { payoutOf } from '../../../src/sports-model/settlement.rules.js';
import type { OddsType } from '../../../src/sports-model/odds-type.js';

export interface SlipLeg extends LegBody {
  home: string;
  away: string;
}

export const keyOf = ({ day, match, market, line, pick }: Omit<LegBody, 'odds'>): string =>
  [day, match, market, line, pick].join('/');

/** What the player has chosen and not placed yet: single bets on each selection, or one parlay of them all. */
export class BetSlip {
  private readonly chosen = new Map<string, SlipLeg>();
  /** Ids of bets that were sent, by what they are on: a bet that is sent again keeps its id until it is answered. */
  private readonly ids = new Map<string, string>();
  isParlay = false;

  get legs(): SlipLeg[] {
    return [...this.chosen.values()];
  }

  has = (key: string): boolean => this.chosen.has(key);

  toggle(leg: SlipLeg): void {
    const key = keyOf(leg);
    if (!this.chosen.delete(key)) this.chosen.set(key, leg);
    if (this.chosen.size < 2) this.isParlay = false;
  }

  /** Drops what can no longer be bet on; answers whether there was any. */
  keep(isOpen: (leg: SlipLeg) => boolean): boolean {
    const closed = [...this.chosen].filter(([, leg]) => !isOpen(leg));
    for (const [key] of closed) this.chosen.delete(key);
    if (this.chosen.size < 2) this.isParlay = false;
    return closed.length > 0;
  }

  clear(): void {
    this.chosen.clear();
    this.isParlay = false;
  }

  /** A parlay has one selection of a match. */
  get mayBeParlay(): boolean {
    const matches = new Set(this.legs.map(({ day, match }) => `${day}/${match}`));
    return this.chosen.size >= 2 && matches.size === this.chosen.size;
  }

  bets(stake: string, oddsType: OddsType): PlaceBetBody[] {
    const groups = this.isParlay ? [this.legs] : this.legs.map((leg) => [leg]);
    return groups.map((group) => {
      const legs = group.map(({ day, match, market, line, pick, odds }) => ({
        ...{ day, match, market },
        ...{ line, pick, odds },
      }));
      return { betId: this.idOf(`${stake}|${oddsType}|${legs.map(keyOf).join('+')}`), stake, oddsType, legs };
    });
  }

  /** The bet was taken or refused: the same selections placed once more are another bet. */
  answered({ betId }: PlaceBetBody): void {
    for (const [key, id] of this.ids) if (id === betId) this.ids.delete(key);
  }

  private idOf(key: string): string {
    const id = this.ids.get(key) ?? crypto.randomUUID();
    this.ids.set(key, id);
    return id;
  }
}

/** The most that bets bring back. */
export const maxReturn = (bets: readonly PlaceBetBody[]): bigint =>
  bets.reduce(
    (sum, { stake, legs }) =>
      sum +
      payoutOf(
        BigInt(stake),
        legs.map(({ odds }) => ({ odds, result: 'WIN' })),
      ),
    0n,
  );
