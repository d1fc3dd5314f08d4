import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, DomainError, LOGGER, ServiceClient, type Clock } from '#libs/platform';
import { VendorRepository } from '../vendor/vendor.repository.js';
import { TransferWalletClient } from './transfer-wallet.client.js';
import { VendorWalletService } from './vendor-wallet.service.js';

const timeoutMs = 9_000;

export interface TransferLaunch {
  launchId: string;
  memberId: string;
  vassalage: string;
  gameId: string;
  language: string;
  parent: string;
}

/** Opens a game of a vendor with a transfer wallet: the member's money goes there first, collected from the others. */
@Injectable()
export class TransferLaunchService {
  constructor(
    private readonly vendors: VendorRepository,
    private readonly wallets: VendorWalletService,
    private readonly client: TransferWalletClient,
    private readonly services: ServiceClient,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The path of the game's page; undefined if the vendor does not open it. */
  async open(launch: TransferLaunch, { moveMoney }: { moveMoney: boolean }): Promise<string | undefined> {
    const vendor = await this.vendors.find(launch.vassalage, this.clock.now());
    const playerRef = vendor && (await this.wallets.player(vendor, launch.memberId));
    if (!vendor || playerRef === undefined) return undefined;
    if (moveMoney) await this.moveMoney(launch);
    const { gameId, language, parent } = launch;
    return this.client.launch(vendor, { playerRef, gameId, language, parent });
  }

  /** A game opens without the money too: the member sees the balance in it, and can transfer by hand. */
  private async moveMoney({ launchId, memberId, vassalage }: TransferLaunch): Promise<void> {
    try {
      const body = { externalId: `launch-${launchId}`, memberId, vassalage };
      await this.services.call('wallet', 'POST', '/internal/vendor-transfers/automatic', {
        memberId,
        body,
        timeoutMs,
      });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ memberId, vassalage, err: error }, 'automatic transfer at launch failed');
    }
  }
}
