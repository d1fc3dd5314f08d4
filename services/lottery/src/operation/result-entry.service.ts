import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { DrawErrors } from '../draw/draw.errors.js';
import { DrawRepository } from '../draw/draw.repository.js';
import type { Draw } from '../draw/draw.rules.js';
import { DrawService } from '../draw/draw.service.js';
import {
  faultsOf,
  gameDefinitionOf,
  gameDefinitions,
  layoutOf,
  printResult,
  type Layout,
  type Result,
} from '#libs/lottery-engine';
import type { DrawName } from '#libs/lottery-engine/fairness';
import { OperationRepository } from './operation.repository.js';

const neededToAgree = 2;

export interface Proposer {
  id: string;
  source: 'FEED' | 'OPERATORS';
}

/** Results of official draws: what two of them say alike is the result, operators or feeds or one of each. */
@Injectable()
export class ResultEntryService {
  constructor(
    private readonly draws: DrawRepository,
    private readonly drawing: DrawService,
    private readonly operations: OperationRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** True once the result stands; `record` is called in the same transaction. `version` is the one that the proposer has seen, plus one. */
  async propose(
    name: DrawName,
    version: number,
    result: Result,
    by: Proposer,
    record?: (tx: Tx, entered: boolean) => Promise<void>,
  ): Promise<boolean> {
    const layout = this.layoutOf(name.gameCode, result);
    return this.transactions.run(async (tx) => {
      const entered = await this.proposeIn(tx, name, { version, result, layout, by });
      await record?.(tx, entered);
      return entered;
    });
  }

  private async proposeIn(
    tx: Tx,
    name: DrawName,
    { version, result, layout, by }: { version: number; result: Result; layout: Layout; by: Proposer },
  ): Promise<boolean> {
    const draw = await this.draws.lock(tx, name);
    if (!draw) throw DrawErrors.LOTTERY_DRAW_NOT_FOUND();
    const now = this.clock.now();
    if (draw.state === 'VOID' || draw.version !== version - 1 || now < draw.drawAt)
      throw DrawErrors.LOTTERY_RESULT_NOT_DUE();
    const proposal = { ...name, version, result, source: by.source, proposedBy: by.id, proposedAt: now };
    await this.operations.propose(tx, proposal);
    const agreeing = (await this.operations.proposals(tx, name, version)).filter(
      (other) => printResult(layout, other.result) === printResult(layout, result),
    );
    if (agreeing.length < neededToAgree) return false;
    const enteredBy = agreeing.map(({ proposedBy }) => proposedBy);
    const source = agreeing.every((other) => other.source === 'FEED') ? 'FEED' : 'OPERATORS';
    const drawn = { version, result, source, enteredBy, drawnAt: now } as const;
    await this.drawing.enter(tx, { ...name, ...drawn });
    await this.enterFollowers(tx, draw, drawn);
    return true;
  }

  /** Games that use the result of another get it with it. */
  private async enterFollowers(
    tx: Tx,
    { gameCode, numero }: Draw,
    drawn: {
      version: number;
      result: Result;
      source: 'FEED' | 'OPERATORS';
      enteredBy: string[];
      drawnAt: Date;
    },
  ): Promise<void> {
    for (const { code } of gameDefinitions.filter(({ resultOf }) => resultOf === gameCode)) {
      const follower = await this.draws.lock(tx, { gameCode: code, numero });
      if (follower?.version === drawn.version - 1 && follower.state !== 'VOID')
        await this.drawing.enter(tx, { gameCode: code, numero, ...drawn });
    }
  }

  private layoutOf(gameCode: string, result: Result): Layout {
    const game = gameDefinitionOf(gameCode);
    if (!game) throw DrawErrors.LOTTERY_DRAW_NOT_FOUND();
    if (game.source === 'OWN') throw DrawErrors.LOTTERY_RESULT_OWN();
    const layout = layoutOf(game.layout);
    const faults = faultsOf(layout, result);
    if (faults.length > 0) throw DrawErrors.LOTTERY_RESULT_MALFORMED({ faults });
    return layout;
  }
}
