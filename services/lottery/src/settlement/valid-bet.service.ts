import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { DrawName } from '#libs/lottery-engine/fairness';
import { SettlementRepository, type OpenTicket } from './settlement.repository.js';
import type { LineResult } from './settlement.rules.js';
import { coveredPlays, playMoney, validBetOf, type CoveredPlays, type ValidBet } from './valid-bet.rules.js';

const none: CoveredPlays = new Set();

/** What members cover in one draw, read once for all chunks of its settlement. */
export type Covers = Map<string, CoveredPlays>;

/** Decides what of each ticket counts as turnover, by all tickets of real money that its member has in the draw. */
@Injectable()
export class ValidBetService {
  constructor(private readonly settlements: SettlementRepository) {}

  async read(tx: Tx, draw: DrawName, tickets: readonly OpenTicket[], covers: Covers): Promise<void> {
    const real = tickets.filter(({ book, memberId }) => book === 'REAL' && !covers.has(memberId));
    const members = [...new Set(real.map(({ memberId }) => memberId))];
    if (members.length === 0) return;
    const lines = await this.settlements.selectionsOfMembers(tx, draw, members);
    for (const [memberId, ofMember] of Map.groupBy(lines, (line) => line.memberId))
      covers.set(memberId, coveredPlays(ofMember));
  }

  of({ book, memberId }: OpenTicket, lines: readonly LineResult[], covers: Covers): ValidBet {
    return book === 'REAL' ? validBetOf(lines, covers.get(memberId) ?? none) : playMoney;
  }
}
