import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, LOGGER, type Clock } from '#libs/platform';
import type { Answer, Money } from '#libs/provider-sdk';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { roundIntegers } from '../outcome/seeds.js';
import { JackpotService } from '../jackpot/jackpot.service.js';
import { PlatformClient } from '../platform/platform.client.js';
import { roundGameOf } from './round-game.js';
import { RoundRepository, type Gained, type Round } from './round.repository.js';
import { betTransaction, delayAfter, isOver, winTransaction, type RoundState } from './round.rules.js';
import { PlayerStateRepository, type PlayerState } from './player-state.repository.js';

/**
 * Takes a round as far as it can be taken, one committed step at a time. The state is written before the call it stands
 * for, so that after a crash at any instruction the call is repeated under the same transaction id and nothing is doubled.
 */
@Injectable()
export class RoundDriverService {
  constructor(
    private readonly rounds: RoundRepository,
    private readonly playerStates: PlayerStateRepository,
    private readonly platform: PlatformClient,
    private readonly jackpots: JackpotService,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The caller holds the lease of the round; it is released at the end. */
  async drive(player: PlayerState, held: Round): Promise<Round> {
    let round = held;
    while (!isOver(round.state)) {
      const next = await this.step(player, round);
      if (!next) break;
      round = next;
    }
    return isOver(round.state) ? round : this.rounds.byId(round.id);
  }

  /** One step; undefined where the round has to wait. */
  private async step(player: PlayerState, round: Round): Promise<Round | undefined> {
    const { vassalage, playerRef, gameCode } = player;
    const { gameId } = roundGameOf(gameCode)!;
    const bet = {
      sessionId: round.platformSessionId,
      playerRef,
      roundId: round.id,
      gameId,
      transactionId: betTransaction(round.id),
    };
    switch (round.state) {
      case 'CREATED':
        return this.move(round, 'BET_SENT', {});
      case 'BET_SENT': {
        const taken = await this.platform.of(vassalage).bet({ ...bet, amount: round.stake.toString() });
        if (taken.kind === 'accepted') return this.accept(round, taken.value.balance);
        if (taken.kind === 'refused') return this.move(round, 'REFUSED', { refusal: taken.code });
        const age = this.clock.now().getTime() - round.createdAt.getTime();
        return age >= this.config.rollbackAfterMs
          ? this.move(round, 'ROLLBACK', {})
          : this.wait(round, taken);
      }
      case 'BET_ACCEPTED':
        return this.decide(player, round, await this.outcomeOf(player, round));
      case 'OUTCOME':
        return this.move(round, 'WIN_SENT', {});
      case 'WIN_SENT': {
        const amount = round.totalWin!.toString();
        const transactionId = winTransaction(round.id);
        const paid = await this.platform.of(vassalage).win({
          ...bet,
          transactionId,
          amount,
          roundFinished: true,
          ...(round.jackpots && { jackpots: round.jackpots }),
        });
        return paid.kind === 'accepted'
          ? this.move(round, 'CLOSED', { balance: paid.value.balance })
          : this.wait(round, paid);
      }
      case 'ROLLBACK': {
        const back = await this.platform.of(vassalage).rollback(bet);
        return back.kind === 'accepted' ? this.move(round, 'ROLLED_BACK', {}) : this.wait(round, back);
      }
      default:
        return undefined;
    }
  }

  /** Decided by the seeds alone, after the bet is final. Computed again after a crash, it is the same. */
  private async outcomeOf(player: PlayerState, round: Round): Promise<Gained> {
    const seed = await this.playerStates.seedAt(player.id, round.seedOrdinal);
    const { clientSeed, mathsDigest } = seed;
    const serverSeed = this.playerStates.serverSeedOf(player.id, seed);
    const draw = roundIntegers({ serverSeed, clientSeed, nonce: round.nonce! });
    const result = roundGameOf(player.gameCode)!.play(
      draw,
      round.stake,
      round.choice,
      mathsDigest ?? undefined,
    );
    return { result, totalWin: BigInt(result.totalWin) };
  }

  /** The outcome, the shares of the pools and their awards are one step. */
  private async decide(player: PlayerState, round: Round, gained: Gained): Promise<Round> {
    const { result } = gained;
    if (!result || !('jackpot' in result) || !result.jackpot) return this.move(round, 'OUTCOME', gained);
    const { jackpot } = result;
    const { now, leasedUntil } = this.lease();
    const decided = await this.transactions.run(async (tx) => {
      const played = await this.jackpots.play(tx, player.mode, round.stake, jackpot.draws);
      const whole = { ...gained, jackpots: played.parts, result: { ...result, jackpot: played.shown } };
      const moved = await this.rounds.moveWithin(
        tx,
        round.id,
        round.state,
        'OUTCOME',
        whole,
        now,
        leasedUntil,
      );
      // Another process has decided it, and fed the pools with it.
      if (moved) await this.jackpots.keep(tx, player.mode, round.id, played, now);
      return moved;
    });
    return decided ?? this.rounds.byId(round.id);
  }

  /** The round takes its number with the acceptance: a bet that is refused takes none. */
  private async accept(round: Round, balance: string): Promise<Round> {
    const { now, leasedUntil } = this.lease();
    return (await this.rounds.accept(round.id, balance, now, leasedUntil)) ?? this.rounds.byId(round.id);
  }

  private async move(round: Round, to: RoundState, gained: Gained): Promise<Round> {
    const { now, leasedUntil } = this.lease();
    const moved = await this.rounds.move(round.id, round.state, to, gained, now, leasedUntil);
    // The lease had expired and another process moved the round: continue from its current state.
    return moved ?? this.rounds.byId(round.id);
  }

  private lease(): { now: Date; leasedUntil: Date } {
    const now = this.clock.now();
    return { now, leasedUntil: new Date(now.getTime() + this.config.leaseMs) };
  }

  private async wait(round: Round, answer: Exclude<Answer<Money>, { kind: 'accepted' }>): Promise<undefined> {
    const why = answer.kind === 'refused' ? answer.code : answer.reason;
    this.logger.warn(
      { roundId: round.id, state: round.state, attempts: round.attempts, why },
      'round step failed: will retry',
    );
    const now = this.clock.now();
    await this.rounds.release(round.id, now, new Date(now.getTime() + delayAfter(round.attempts)));
  }
}
