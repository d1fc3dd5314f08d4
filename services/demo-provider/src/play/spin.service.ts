import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import { constraintOf, Transactions, type Tx } from '#libs/database';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { PlayErrors, refusedByPlatform } from './play.errors.js';
import { RoundDriverService } from './round-driver.service.js';
import { roundGameOf } from './round-game.js';
import { RoundRepository, type Round } from './round.repository.js';
import { hasOutcome, isOver, mayGamble } from './round.rules.js';
import { RoundViewService, type RoundFacts } from './round-view.service.js';
import { PlayerStateRepository } from './player-state.repository.js';
import type { PlaySession } from './session.repository.js';

export interface WantedSpin {
  stake: bigint;
  clientSpinId: string;
  choice: string | null;
}

/** One spin of one player. The page may send it again as often as it likes under the same id. */
@Injectable()
export class SpinService {
  constructor(
    private readonly rounds: RoundRepository,
    private readonly playerStates: PlayerStateRepository,
    private readonly driver: RoundDriverService,
    private readonly view: RoundViewService,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `R` is what a round of the session's game looks like to its page. */
  async spin<R extends RoundFacts>(session: PlaySession, wanted: WantedSpin): Promise<R> {
    const { player } = session;
    const game = roundGameOf(player.gameCode);
    if (!game) throw PlayErrors.PLAY_SESSION_UNKNOWN();
    if (!game.offersChoice(wanted.choice)) throw PlayErrors.PLAY_CHOICE_NOT_OFFERED();
    if (!game.offersStake(wanted.stake, wanted.choice)) throw PlayErrors.PLAY_STAKE_NOT_OFFERED();
    const known = await this.rounds.bySpinId(player.id, wanted.clientSpinId);
    if (known) return this.again<R>(session, known, wanted);
    const round = await this.begin(session, wanted);
    if (!round) return this.spin<R>(session, wanted);
    return this.answer<R>(session, await this.driver.drive(player, round));
  }

  /** Undefined if a concurrent request has started the same spin. */
  private async begin(session: PlaySession, wanted: WantedSpin): Promise<Round | undefined> {
    try {
      return await this.transactions.run((tx) => this.insert(tx, session, wanted));
    } catch (error) {
      if (constraintOf(error) === 'round_spin_once') return undefined;
      if (constraintOf(error) === 'round_open_once') throw PlayErrors.PLAY_ROUND_OPEN(undefined, 1);
      throw error;
    }
  }

  private async insert(
    tx: Tx,
    session: PlaySession,
    { stake, clientSpinId, choice }: WantedSpin,
  ): Promise<Round> {
    const player = await this.playerStates.lock(tx, session.player.id);
    const now = this.clock.now();
    const [last] = await this.rounds.newest(tx, player.id, 1);
    // The same id first: a repeat is no new spin, however quickly it comes.
    if (last && last.clientSpinId !== clientSpinId) {
      if (!isOver(last.state)) throw PlayErrors.PLAY_ROUND_OPEN(undefined, 1);
      const next = last.createdAt.getTime() + this.config.minimumRoundMs;
      if (now.getTime() < next) throw PlayErrors.PLAY_TOO_FAST({ afterMs: next - now.getTime() }, 1);
    }
    const most = roundGameOf(player.gameCode)?.gamblesInRow?.(choice);
    if (most !== undefined && !mayGamble(await this.rounds.newest(tx, player.id, most), stake))
      throw PlayErrors.PLAY_CHOICE_NOT_OFFERED();
    return this.rounds.insert(
      tx,
      {
        id: newId(),
        playerStateId: player.id,
        platformSessionId: session.platformSessionId,
        clientSpinId,
        stake,
        choice,
        seedOrdinal: player.seedOrdinal,
      },
      now,
      new Date(now.getTime() + this.config.leaseMs),
    );
  }

  private async again<R extends RoundFacts>(
    session: PlaySession,
    known: Round,
    { stake, choice }: WantedSpin,
  ): Promise<R> {
    if (known.stake !== stake || known.choice !== choice) throw PlayErrors.PLAY_SPIN_ID_REUSED();
    const now = this.clock.now();
    const waits =
      !isOver(known.state) &&
      (await this.rounds.lease(known.id, now, new Date(now.getTime() + this.config.leaseMs)));
    return this.answer<R>(
      session,
      waits ? await this.driver.drive(session.player, await this.rounds.byId(known.id)) : known,
    );
  }

  private async answer<R extends RoundFacts>(session: PlaySession, round: Round): Promise<R> {
    if (hasOutcome(round.state)) return this.view.resultOf<R>(session.player.id, round);
    if (round.state === 'REFUSED') throw refusedByPlatform(round.refusal!);
    if (round.state === 'ROLLED_BACK') throw PlayErrors.PLAY_ROUND_VOID();
    throw PlayErrors.PLAY_BET_UNCERTAIN(undefined, 1);
  }
}
