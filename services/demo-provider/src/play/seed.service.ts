import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { Transactions } from '#libs/database';
import { commitmentTo, newClientSeed, newServerSeed } from '../outcome/seeds.js';
import type { RevealResponse } from './dto/play.contract.js';
import { PlayErrors } from './play.errors.js';
import { RoundRepository } from './round.repository.js';
import { isOver } from './round.rules.js';
import { SeatRepository, type Seat, type SeatKey } from './seat.repository.js';

/** The chain of seeds of a seat: one in use, the next one already committed to, those before shown. */
@Injectable()
export class SeedService {
  constructor(
    private readonly seats: SeatRepository,
    private readonly rounds: RoundRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The player's seat at this game, made with its first two seeds where it is the first time. */
  seatOf(key: SeatKey): Promise<Seat> {
    return this.transactions.run(async (tx) => {
      const known = await this.seats.find(tx, key);
      if (known) return known;
      const id = newId();
      if (await this.seats.insert(tx, id, key, this.clock.now()))
        for (const ordinal of [0, 1]) await this.seats.insertSeed(tx, id, freshSeed(ordinal));
      return (await this.seats.find(tx, key))!;
    });
  }

  /** Shows the seed in use and takes the next. Never with a round open, whose result it would give away. */
  reveal(seatId: string, clientSeed?: string): Promise<RevealResponse> {
    return this.transactions.run(async (tx) => {
      const seat = await this.seats.lock(tx, seatId);
      const [last] = await this.rounds.newest(seatId, 1, tx);
      if (last && !isOver(last.state)) throw PlayErrors.PLAY_ROUND_OPEN(undefined, 1);
      const { current } = await this.seats.seeds(seatId, tx);
      await this.seats.reveal(
        tx,
        seatId,
        seat.seedOrdinal,
        clientSeed ?? current.clientSeed,
        this.clock.now(),
      );
      await this.seats.insertSeed(tx, seatId, freshSeed(seat.seedOrdinal + 2));
      const { current: used, next } = await this.seats.seeds(seatId, tx);
      return {
        serverSeed: current.serverSeed,
        commitment: current.commitment,
        clientSeed: current.clientSeed,
        nonces: current.nonces,
        next: {
          commitment: used.commitment,
          clientSeed: used.clientSeed,
          nonce: used.nonces,
          nextCommitment: next.commitment,
        },
      };
    });
  }
}

function freshSeed(ordinal: number) {
  const serverSeed = newServerSeed();
  return { ordinal, serverSeed, commitment: commitmentTo(serverSeed), clientSeed: newClientSeed() };
}
