import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, newId, PlatformErrors, type Clock } from '#libs/platform';
import { findPlay } from '../order/order.rules.js';
import { gameDefinitionOf, type Result } from '#libs/lottery-engine';
import type { DrawName } from '#libs/lottery-engine/fairness';
import { PlaySwitchRepository } from '../play/play-switch.repository.js';
import { OperationRepository } from './operation.repository.js';
import { ResultEntryService } from './result-entry.service.js';

/** What operators do in the console; every action is kept with who did it. */
@Injectable()
export class OperationService {
  constructor(
    private readonly operations: OperationRepository,
    private readonly results: ResultEntryService,
    private readonly switches: PlaySwitchRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async enterResult(operatorId: string, name: DrawName, version: number, result: Result): Promise<boolean> {
    const by = { id: operatorId, source: 'OPERATORS' as const };
    return this.results.propose(name, version, result, by, (tx, entered) =>
      this.record(tx, operatorId, 'ENTER_RESULT', subjectOf(name), { version, result, entered }),
    );
  }

  async switchPlay(operatorId: string, gameCode: string, play: string, isOff: boolean): Promise<void> {
    const game = gameDefinitionOf(gameCode);
    if (!game || !findPlay(game, play)) throw PlatformErrors.NOT_FOUND();
    const change = { gameCode, play, isOff, changedBy: operatorId, changedAt: this.clock.now() };
    await this.transactions.run(async (tx) => {
      await this.switches.set(tx, change);
      await this.record(tx, operatorId, 'SWITCH_PLAY', `${gameCode}/${play}`, { isOff });
    });
  }

  /** In the transaction of the act, so that there is no act without its record. */
  private async record(
    tx: Tx,
    operatorId: string,
    action: string,
    subject: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    const actedAt = this.clock.now();
    await this.operations.record(tx, { id: newId(), operatorId, action, subject, details, actedAt });
  }
}

const subjectOf = ({ gameCode, numero }: DrawName): string => `${gameCode}/${numero}`;
