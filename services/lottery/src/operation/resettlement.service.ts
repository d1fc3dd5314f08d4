import { Injectable } from '@nestjs/common';
import { DrawErrors } from '../draw/draw.errors.js';
import { DrawRepository } from '../draw/draw.repository.js';
import { faultsOf, gameDefinitionOf, layoutOf, prepare, type Result } from '#libs/lottery-engine';
import type { DrawName } from '#libs/lottery-engine/fairness';
import { SettlementRepository } from '../settlement/settlement.repository.js';
import { resultOfTicket } from '../settlement/settlement.rules.js';

const ticketsAtOnce = 1_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/** What a result would pay, and what is paid already; minor units. */
export interface Comparison {
  tickets: number;
  winners: number;
  changed: number;
  paidBefore: bigint;
  paidAfter: bigint;
}

/** Computes a settlement without doing it. */
@Injectable()
export class ResettlementService {
  constructor(
    private readonly draws: DrawRepository,
    private readonly settlements: SettlementRepository,
  ) {}

  async compare(name: DrawName, result: Result): Promise<Comparison> {
    const game = gameDefinitionOf(name.gameCode);
    if (!game || !(await this.draws.find(name))) throw DrawErrors.LOTTERY_DRAW_NOT_FOUND();
    const layout = layoutOf(game.layout);
    const faults = faultsOf(layout, result);
    if (faults.length > 0) throw DrawErrors.LOTTERY_RESULT_MALFORMED({ faults });
    const prepared = prepare(layout, result);
    const sum: Comparison = { tickets: 0, winners: 0, changed: 0, paidBefore: 0n, paidAfter: 0n };
    for (let after = firstId; ;) {
      const tickets = await this.settlements.read(name, after, ticketsAtOnce);
      for (const ticket of tickets) {
        const { payout } = resultOfTicket(ticket.slip, ticket.multiple, prepared);
        sum.tickets += 1;
        sum.winners += payout > 0n ? 1 : 0;
        sum.changed += payout === ticket.payout ? 0 : 1;
        sum.paidBefore += ticket.payout;
        sum.paidAfter += payout;
      }
      const last = tickets.at(-1);
      if (!last) return sum;
      after = last.id;
    }
  }
}
