import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions, type Tx } from '#libs/database';
import { drawChanged, drawScheduled } from '#libs/events';
import { PeriodicJob } from '#libs/jobs';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import { gameDefinitionOf, gameDefinitions, layoutOf, type GameDefinition } from '#libs/lottery-engine';
import { BeaconClient } from '../fairness/beacon.client.js';
import { ClockCheckService, type ClockVerdict } from '../fairness/clock-check.service.js';
import { CommitmentRepository, type Commitment } from '../fairness/commitment.repository.js';
import { CommitmentService } from '../fairness/commitment.service.js';
import { resultOf } from '#libs/lottery-engine/fairness';
import type { LotteryConfig } from '../lottery.config.js';
import { scheduledOf } from '../schedule/schedule.rules.js';
import { DrawRepository } from './draw.repository.js';
import type { Draw, DrawnResult, VoidReason } from './draw.rules.js';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const drawsAtOnce = 200;

/** Draws what is due: own draws by seed and beacon. It knows nothing of bets, and never falls back to another source. */
@Injectable()
export class DrawService {
  constructor(
    private readonly draws: DrawRepository,
    private readonly commitments: CommitmentRepository,
    private readonly committed: CommitmentService,
    private readonly beacon: BeaconClient,
    private readonly clocks: ClockCheckService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: LotteryConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @PeriodicJob({ name: 'draw-due', everySeconds: 1 })
  async drawDue(): Promise<void> {
    const now = this.clock.now();
    for (const draw of await this.draws.due(codesOf('OWN'), now, drawsAtOnce)) await this.drawOwn(draw);
    const tooLate = new Date(now.getTime() - this.config.resultPatience * hourMs);
    for (const draw of await this.draws.due(codesOf('OFFICIAL'), tooLate, drawsAtOnce))
      await this.makeVoid(draw, 'RESULT_MISSING');
  }

  /** Enters a version of a result and publishes it, in one transaction. False if another was quicker. */
  async enter(tx: Tx, drawn: DrawnResult): Promise<boolean> {
    const from = drawn.version === 1 ? (['PENDING'] as const) : (['DRAWN', 'SETTLED'] as const);
    if (!(await this.draws.enter(tx, drawn, from))) return false;
    await this.publish(tx, drawn, 'DRAWN', drawn.version, drawn);
    return true;
  }

  async makeVoid(draw: Draw, reason: VoidReason): Promise<boolean> {
    return this.transactions.run((tx) => this.makeVoidIn(tx, draw, reason));
  }

  async makeVoidIn(tx: Tx, draw: Draw, reason: VoidReason): Promise<boolean> {
    if (!(await this.draws.makeVoid(tx, draw, reason))) return false;
    await this.commitments.reveal(tx, draw, undefined, this.clock.now());
    await this.publish(tx, draw, 'VOID', 0);
    return true;
  }

  /** Tickets stand; the draw closes and is drawn at another time. */
  async move(tx: Tx, draw: Draw, times: Pick<Draw, 'closeAt' | 'drawAt'>): Promise<void> {
    await this.draws.move(tx, draw, times);
    await this.outbox.add(tx, drawScheduled, scheduledOf({ ...draw, ...times }));
  }

  async publish(
    tx: Tx,
    { gameCode, numero }: Pick<Draw, 'gameCode' | 'numero'>,
    state: 'DRAWN' | 'SETTLED' | 'VOID',
    version: number,
    drawn?: Pick<DrawnResult, 'result' | 'source'>,
  ): Promise<void> {
    const values =
      drawn && Object.fromEntries(Object.entries(drawn.result).map(([slot, list]) => [slot, [...list]]));
    await this.outbox.add(tx, drawChanged, {
      ...{ gameCode, numero, state, version, changedAt: this.clock.now().toISOString() },
      ...(drawn && values && { result: values, source: drawn.source }),
    });
  }

  private async drawOwn(draw: Draw): Promise<void> {
    const commitment = await this.commitments.find(draw);
    if (!commitment) {
      await this.makeVoid(draw, 'NOT_COMMITTED');
      return;
    }
    const verdict = await this.clocks.verdict(draw.closeAt);
    const fault = this.faultOf(draw, commitment, verdict);
    if (fault) {
      this.logger.error(
        { gameCode: draw.gameCode, numero: draw.numero, reason: fault },
        'draw failed: it is void, stakes are given back',
      );
      await this.makeVoid(draw, fault);
      return;
    }
    const round = verdict === 'RIGHT' ? await this.beacon.round(commitment.beaconRound) : undefined;
    if (!round) return this.giveUpLate(draw);
    const { layout } = gameDefinitionOf(draw.gameCode)!;
    const seed = this.committed.seedOf(commitment);
    const entropy = { seed, beaconRound: round.round, randomness: round.randomness };
    const now = this.clock.now();
    const drawn = { ...draw, version: 1, source: 'OWN' as const, enteredBy: [], drawnAt: now };
    await this.transactions.run(async (tx) => {
      if (!(await this.enter(tx, { ...drawn, result: resultOf(layoutOf(layout), draw, entropy) }))) return;
      await this.commitments.reveal(tx, draw, round, now);
    });
  }

  private faultOf(draw: Draw, commitment: Commitment, clock: ClockVerdict): VoidReason | undefined {
    if (!this.committed.holds(commitment, draw)) return 'COMMITMENT_BROKEN';
    return clock === 'LATE' ? 'CLOCK_LATE' : undefined;
  }

  private async giveUpLate(draw: Draw): Promise<void> {
    const waited = this.clock.now().getTime() - draw.drawAt.getTime();
    if (waited > this.config.beacon.beaconPatience * minuteMs) await this.makeVoid(draw, 'BEACON_MISSING');
  }
}

const codesOf = (source: GameDefinition['source']): string[] =>
  gameDefinitions.filter((game) => game.source === source).map(({ code }) => code);
