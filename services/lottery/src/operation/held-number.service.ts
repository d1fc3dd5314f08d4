import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import {
  gameDefinitionOf,
  parseSelection,
  picksNamed,
  SelectionError,
  type Play,
} from '#libs/lottery-engine';
import { CLOCK, newId, PlatformErrors, type Clock } from '#libs/platform';
import { OrderErrors } from '../order/order.errors.js';
import { findPlay } from '../order/order.rules.js';
import { HeldNumberRepository } from '../play/held-number.repository.js';
import type { HeldNumberRequest } from './dto/held-number.request.js';
import { OperationRepository } from './operation.repository.js';

/** Holds and releases numbers; each with its record, in one transaction. */
@Injectable()
export class HeldNumberService {
  constructor(
    private readonly held: HeldNumberRepository,
    private readonly operations: OperationRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async set(operatorId: string, gameCode: string, code: string, request: HeldNumberRequest): Promise<void> {
    const game = gameDefinitionOf(gameCode);
    const play = game && findPlay(game, code);
    if (!play) throw PlatformErrors.NOT_FOUND();
    const { isHeld, numero, reason } = request;
    const pick = isHeld ? onePick(play, request.pick) : listedPick(play, request.pick);
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const named = { play: code, pick, numero };
      if (isHeld) await this.held.hold(tx, { ...named, gameCode, reason, heldBy: operatorId, heldAt: now });
      else if (!(await this.held.release(tx, gameCode, named))) throw PlatformErrors.NOT_FOUND();
      await this.operations.record(tx, {
        ...{ id: newId(), operatorId, action: isHeld ? 'HOLD_NUMBER' : 'RELEASE_NUMBER' },
        ...{
          subject: `${gameCode}/${code}/${pick}`,
          details: { numero: numero ?? null, reason },
          actedAt: now,
        },
      });
    });
  }
}

/** The name of the one pick that a text stands for. */
function onePick(play: Play, text: string): string {
  try {
    const selection = parseSelection(play, text);
    const [pick, ...others] = picksNamed(play, selection);
    if (pick === undefined || others.length > 0) throw new SelectionError('FORM', text);
    return pick;
  } catch (error) {
    if (error instanceof SelectionError)
      throw OrderErrors.LOTTERY_SELECTION_INVALID({ line: 0, reason: error.code });
    throw error;
  }
}

/** A held pick may be named as the list names it, which is not always as it is written in a slip. */
function listedPick(play: Play, text: string): string {
  try {
    return onePick(play, text);
  } catch {
    return text;
  }
}
