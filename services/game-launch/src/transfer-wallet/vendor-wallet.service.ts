import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { TransferMessage } from '#libs/provider-sdk';
import { CatalogueErrors } from '../catalogue/catalogue.errors.js';
import { GameLaunchConfig } from '../game-launch.config.js';
import { VendorRepository, type VendorConnection } from '../vendor/vendor.repository.js';
import { TransferWalletClient } from './transfer-wallet.client.js';
import type { TransferOutcome } from './transfer-wallet.rules.js';
import { VendorPlayerRepository } from './vendor-player.repository.js';

export interface MemberTransfer {
  transferId: string;
  memberId: string;
  direction: 'IN' | 'OUT';
  amount: string;
}

/** The wallets that members have with vendors, as the wallet service asks about them. */
@Injectable()
export class VendorWalletService {
  constructor(
    private readonly vendors: VendorRepository,
    private readonly players: VendorPlayerRepository,
    private readonly client: TransferWalletClient,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  async list() {
    const { currency } = this.config;
    return (await this.vendors.withTransferWallet(this.clock.now())).map(
      ({ vassalage, displayName, maintenance }) => ({ vassalage, displayName, currency, maintenance }),
    );
  }

  async balance(
    vassalage: string,
    memberId: string,
  ): Promise<{ outcome: 'OK'; balance: string } | { outcome: 'UNREACHABLE' }> {
    const vendor = await this.vendorOf(vassalage);
    const playerRef = await this.players.find(vassalage, memberId);
    if (playerRef === undefined) return { outcome: 'OK', balance: '0' };
    const balance = await this.client.balance(vendor, playerRef);
    return balance === undefined
      ? { outcome: 'UNREACHABLE' }
      : { outcome: 'OK', balance: balance.toString() };
  }

  /** Money may leave a vendor under maintenance, and none may go there. */
  async transfer(vassalage: string, transfer: MemberTransfer): Promise<TransferOutcome> {
    const vendor = await this.vendorOf(vassalage);
    if (vendor.maintenance && transfer.direction === 'IN')
      return { outcome: 'REFUSED', code: 'VENDOR_MAINTENANCE' };
    const playerRef = await this.player(vendor, transfer.memberId);
    if (playerRef === undefined) return { outcome: 'REFUSED', code: 'VENDOR_UNREACHABLE' };
    return this.client.transfer(vendor, messageOf(transfer, playerRef));
  }

  async query(vassalage: string, transfer: MemberTransfer): Promise<TransferOutcome> {
    const vendor = await this.vendorOf(vassalage);
    const playerRef = await this.players.find(vassalage, transfer.memberId);
    // Without a reference no transfer was ever sent.
    if (playerRef === undefined) return { outcome: 'REFUSED', code: 'TRANSFER_CLOSED' };
    return this.client.status(vendor, messageOf(transfer, playerRef));
  }

  /** The member's reference, known to the vendor; undefined if the vendor does not confirm it. */
  async player(vendor: VendorConnection, memberId: string): Promise<string | undefined> {
    const proposed = randomBytes(16).toString('base64url');
    const playerRef = await this.players.ensure(vendor.vassalage, memberId, proposed);
    return (await this.client.createPlayer(vendor, playerRef)) ? playerRef : undefined;
  }

  private async vendorOf(vassalage: string): Promise<VendorConnection> {
    const vendor = await this.vendors.find(vassalage, this.clock.now());
    if (vendor?.wallet !== 'TRANSFER') throw CatalogueErrors.VENDOR_UNKNOWN();
    return vendor;
  }
}

function messageOf({ transferId, direction, amount }: MemberTransfer, playerRef: string): TransferMessage {
  return { playerRef, transferId, direction, amount };
}
