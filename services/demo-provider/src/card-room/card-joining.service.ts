import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { commitmentTo, newClientSeed, newServerSeed } from '../outcome/seeds.js';
import { refusedByPlatform } from '../play/play.errors.js';
import { PlayerStateRepository } from '../play/player-state.repository.js';
import type { PlaySession } from '../play/session.repository.js';
import { CardHandRepository, type CardTableKey, type NewHand } from './card-hand.repository.js';
import { CardErrors } from './card-room.errors.js';
import { cardRoomOf, type CardRoom } from './card-rooms.js';
import { CardSeatDriverService } from './card-seat-driver.service.js';
import { CardSeatRepository, type CardSeat } from './card-seat.repository.js';
import type { ClientSeedBody, JoinBody } from './dto/card-room.contract.js';

/** A hand whose deal is nearer takes no more players, so that a stake is answered before the deal. */
const closedBeforeDealMs = 3_000;
/** A full table is dealt after so long, in which its players' seeds arrive. */
const fullTableMs = 4_000;

/** Seats players at tables. The page may send a join again under the same id. */
@Injectable()
export class CardJoiningService {
  constructor(
    private readonly hands: CardHandRepository,
    private readonly seats: CardSeatRepository,
    private readonly driver: CardSeatDriverService,
    private readonly playerStates: PlayerStateRepository,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The hand's id. Throws what the platform refuses, and CARD_STAKE_UNCERTAIN. */
  async join(session: PlaySession, body: JoinBody): Promise<string> {
    const seated = await this.transactions.run((tx) => this.seat(tx, session, body));
    if (seated.state === 'SENT') await this.driver.bringToAnswer(seated);
    const seat = await this.seats.byId(seated.id);
    if (seat.state === 'REFUSED') throw refusedByPlatform(seat.refusal!);
    if (seat.state === 'SENT') throw CardErrors.CARD_STAKE_UNCERTAIN(undefined, 1);
    return seat.handId;
  }

  /** The player's part of the shuffle, drawn after the commitment was shown. */
  async changeSeed(playerStateId: string, { handId, clientSeed }: ClientSeedBody): Promise<void> {
    await this.transactions.run(async (tx) => {
      const hand = await this.hands.lock(tx, handId);
      const seats = await this.seats.lockOf(tx, handId);
      const own = seats.find((seat) => seat.playerStateId === playerStateId);
      if (!hand || !own) throw CardErrors.CARD_HAND_UNKNOWN();
      if (hand.state !== 'WAITING') throw CardErrors.CARD_HAND_DEALT();
      await this.seats.changeSeed(tx, own.id, clientSeed);
    });
  }

  private async seat(tx: Tx, session: PlaySession, { joinId, size }: JoinBody): Promise<CardSeat> {
    const { player } = session;
    const room = cardRoomOf(player.gameCode);
    if (!room) throw CardErrors.CARD_ROOM_UNKNOWN();
    await this.playerStates.lock(tx, player.id);
    const taken = await this.seats.taken(tx, player.id, joinId);
    if (taken) return taken;
    const key = { roomCode: room.code, mode: player.mode, currency: player.currency, size };
    const { handId, place, standing } = await this.tableFor(tx, key, room, player.id);
    const now = this.clock.now();
    const seat = {
      id: newId(),
      handId,
      place,
      playerStateId: player.id,
      joinId,
      platformSessionId: session.platformSessionId,
      clientSeed: newClientSeed(),
      stake: room.buyIn,
    };
    await this.seats.insert(tx, seat, now, new Date(now.getTime() + this.config.leaseMs));
    if (standing + 1 === size) await this.hands.hasten(tx, handId, new Date(now.getTime() + fullTableMs));
    return (await this.seats.taken(tx, player.id, joinId))!;
  }

  private async tableFor(
    tx: Tx,
    key: CardTableKey,
    room: CardRoom,
    playerStateId: string,
  ): Promise<{ handId: string; place: number; standing: number }> {
    const now = this.clock.now();
    const dueAfter = new Date(now.getTime() + closedBeforeDealMs);
    const open = await this.hands.lockWaiting(tx, key, playerStateId, dueAfter);
    if (open) {
      // Another player may have sat down between the look and the lock.
      const seats = await this.seats.lockOf(tx, open.id);
      const standing = seats.filter(({ state }) => state === 'SENT' || state === 'ACCEPTED').length;
      if (standing < key.size) return { handId: open.id, place: seats.length, standing };
    }
    const serverSeed = newServerSeed();
    const hand: NewHand = {
      ...key,
      id: newId(),
      serverSeed,
      commitment: commitmentTo(serverSeed),
      dueAt: new Date(now.getTime() + room.waitSeconds * 1000),
    };
    await this.hands.insert(tx, hand, now);
    return { handId: hand.id, place: 0, standing: 0 };
  }
}
