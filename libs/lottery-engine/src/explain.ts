import { exampleOf, type Example } from './example.js';
import type { LineOdds } from './odds.js';
import { parseSelection, printSelection } from './selection-text.js';
import type { Play, Proof } from './play.js';
import { typeOf } from './play-type.js';
import { fraction, rtpOf, rtpOfPick, type Fraction, type Rtp } from './rtp.js';
import { formOf } from './selection.js';

/** How a play wins, for a page to say in words: keys of texts, and figures that fill them. */
export interface Explanation {
  /** `lottery.play.<family>.<type>.name` and `.rule`. */
  nameKey: string;
  ruleKey: string;
  /** `lottery.place.<place>`: which digits or which post, where a play is offered on several. */
  placeKey?: string;
  /** `lottery.rule.<kind>`: how the selection is made. */
  selectKey: string;
  form: 'options' | 'list' | 'sets' | 'list-or-sets';
  /** Digits or balls to choose from, and how many positions or picks there are. */
  symbols?: { from: number; to: number; width: number };
  positions?: number;
  atLeast?: number;
  options?: readonly string[];
  chances: readonly PickChance[];
  rtp: Rtp;
  /** A bet that wins, and its prize ×1000 per unit staked on a line. */
  example: Example & { prize: number };
}

/** What one representative pick is charged, may win and returns. */
export interface PickChance {
  pick: string;
  lines: number;
  /** Chance (or wins to expect) of the whole pick, and its odds ×1000, by tier. */
  tiers: readonly { tier: string; chance: Fraction; odds: number }[];
  stakeBack?: Fraction;
  rtp: Fraction;
}

export function explain(play: Play, odds: LineOdds): Explanation {
  const form = formOf(play);
  const { rule } = play;
  const { family, type, place } = typeOf(play);
  const key = `${family}.${type}`;
  return {
    nameKey: `lottery.play.${key}.name`,
    ruleKey: `lottery.play.${key}.rule`,
    ...(place && { placeKey: `lottery.place.${place}` }),
    selectKey: `lottery.rule.${rule.kind}`,
    form: formName(form?.positions, form?.atLeast),
    ...(form && { symbols: form.positions && !form.atLeast ? form.setSymbols : form.symbols }),
    ...(form?.positions && { positions: form.positions }),
    ...(form?.atLeast && { atLeast: form.atLeast }),
    ...(rule.kind === 'options' && { options: rule.options.map((option) => option.code) }),
    chances: play.proof.map((proof) => chanceOf(play, proof, odds)),
    rtp: rtpOf(play, odds),
    example: exampleWith(play, odds),
  };
}

function exampleWith(play: Play, odds: LineOdds): Example & { prize: number } {
  const example = exampleOf(play);
  const prize = example.outcome.wins.reduce((sum, { tier, times }) => sum + (odds[tier] ?? 0) * times, 0);
  return { ...example, prize };
}

function formName(positions: number | undefined, atLeast: number | undefined): Explanation['form'] {
  if (positions && atLeast) return 'list-or-sets';
  if (positions) return 'sets';
  return atLeast ? 'list' : 'options';
}

function chanceOf(play: Play, proof: Proof, odds: LineOdds): PickChance {
  return {
    pick: printSelection(play, parseSelection(play, proof.pick)),
    lines: proof.lines,
    tiers: Object.entries(proof.wins).map(([tier, count]) => ({
      tier,
      chance: fraction(count, proof.total),
      odds: odds[tier] ?? 0,
    })),
    ...(proof.refunds && { stakeBack: fraction(proof.refunds, proof.total * BigInt(proof.lines)) }),
    rtp: rtpOfPick(proof, odds),
  };
}
