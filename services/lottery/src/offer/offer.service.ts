import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { lotteryGameOffered } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { gameDefinitionOf, playsOf } from '#libs/lottery-engine';
import { games } from '../schedule/games.js';
import type { Game } from '../schedule/game.js';
import { OfferRepository, type Offer } from './offer.repository.js';

/** Publishes the lotteries of this version at its start, for the catalogue of games. */
@Injectable()
export class OfferService implements OnApplicationBootstrap {
  constructor(
    private readonly offers: OfferRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.transactions.run(async (tx) => {
      for (const offer of await this.offers.keep(tx, games.map(offerOf)))
        await this.outbox.add(tx, lotteryGameOffered, offer);
    });
  }
}

function offerOf({ code, name, area, region }: Game, place: number): Offer {
  const [play] = playsOf(gameDefinitionOf(code)?.group ?? '');
  if (!play) throw new Error(`lottery ${code} has no play`);
  return {
    ...{ gameCode: code, gameName: { ...name }, area, place },
    isRegional: region !== undefined,
    defaultPlay: play.code,
  };
}
