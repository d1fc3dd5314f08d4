import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { lotteryGameOffered, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { searchable } from '../catalogue/catalogue.rules.js';
import { VendorStateService } from '../catalogue/vendor-state.service.js';
import { LotteryEntryRepository } from './lottery-entry.repository.js';
import { accountTypeOf, entryId, lotteryVendor } from './lottery-entry.rules.js';

/** Keeps an entry of the catalogue for each lottery that the lottery service offers. */
@Controller()
export class LotteryEntryConsumer {
  constructor(
    private readonly entries: LotteryEntryRepository,
    private readonly vendorStates: VendorStateService,
  ) {}

  @EventPattern<string>(lotteryGameOffered.type)
  async keep(
    @Payload() game: PayloadOf<typeof lotteryGameOffered>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const { vi, en } = game.gameName;
    await this.entries.saveVendor(tx);
    await this.entries.save(tx, {
      gameId: entryId(game.gameCode),
      code: game.gameCode,
      gameType: game.area === 'ELOTT' ? 'ELOTT' : 'LOTT',
      nameVi: vi,
      nameEn: en,
      searchText: searchable(`${vi} ${en} ${game.gameCode}`),
      accountTypeName: accountTypeOf(game),
      defaultPlayType: game.defaultPlay,
      sortOrder: game.place,
    });
    await this.vendorStates.publish(tx, lotteryVendor.vassalage);
  }
}
