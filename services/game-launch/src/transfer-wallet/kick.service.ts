import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { VendorRepository } from '../vendor/vendor.repository.js';
import { KickRepository } from './kick.repository.js';
import { TransferWalletClient } from './transfer-wallet.client.js';
import { VendorPlayerRepository } from './vendor-player.repository.js';

const batch = 100;
const longestDelayMs = 10 * 60_000;

/** Ends play at vendors whose bets do not pass our wallet: asked again until each has answered. */
@Injectable()
export class KickService {
  constructor(
    private readonly kicks: KickRepository,
    private readonly vendors: VendorRepository,
    private readonly players: VendorPlayerRepository,
    private readonly client: TransferWalletClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async runDue(): Promise<void> {
    const now = this.clock.now();
    for (const kick of await this.kicks.due(now, batch)) {
      const vendor = await this.vendors.find(kick.vassalage, now);
      const playerRef = await this.players.find(kick.vassalage, kick.memberId);
      const isDone = !vendor || playerRef === undefined || (await this.client.kick(vendor, playerRef));
      if (isDone) await this.kicks.remove(kick);
      else {
        const delay = Math.min(1000 * 2 ** kick.attempts, longestDelayMs);
        await this.kicks.postpone(kick, new Date(now.getTime() + delay));
      }
    }
  }
}
