import {
  fiveAndBonus,
  fiveOfEleven,
  keno,
  race,
  sixAndBonus,
  sixNumbers,
  threeDice,
  vietlottKeno,
} from './balls.js';
import { fiveDigits, sums, threeDigits } from './digits.js';
import type { Rule, Sheet } from './rules.js';
import { fourDigits, hanoi, lao, max3d, max3dPro, posts, thai, togel } from './sea.js';
import { north, station } from './vietnam.js';

/** The rules of every play as text says them, one ticket at a time; nothing here comes from the engine. */
export const oracle: Record<string, Record<string, Rule>> = {
  MB: north,
  MN: station,
  SSC: fiveDigits,
  LF: threeDigits,
  PC28: sums,
  K3: threeDice,
  PK10: race,
  L11X5: fiveOfEleven,
  KENO: keno,
  KENOVN: vietlottKeno,
  L645: sixNumbers,
  L655: sixAndBonus,
  L535: fiveAndBonus,
  MAX3D: max3d,
  MAX3DPRO: max3dPro,
  THAI: thai,
  LAO: lao,
  HNTHAI: hanoi,
  MY4D: fourDigits,
  SG4D: fourDigits,
  TOGEL: togel,
  POSTS: posts,
};

export interface Judged {
  lines: number;
  wins: Record<string, number>;
  refundedLines: number;
}

/** Writes the selection out as tickets and judges each. */
export const judge = (rule: Rule, text: string, sheet: Sheet): Judged =>
  judgeTickets(rule, rule.tickets(text), sheet);

export function judgeTickets(rule: Rule, tickets: readonly string[], sheet: Sheet): Judged {
  const charge = rule.charge ?? 1;
  const wins: Record<string, number> = {};
  let refundedLines = 0;
  for (const ticket of tickets)
    for (const tier of rule.wins(ticket, sheet)) {
      if (tier === 'REFUND') refundedLines += charge;
      else wins[tier] = (wins[tier] ?? 0) + 1;
    }
  return { lines: tickets.length * charge, wins, refundedLines };
}
