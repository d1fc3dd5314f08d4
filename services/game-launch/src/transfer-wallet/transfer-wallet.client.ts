import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import type { CallResult, HistoryRound, TransferMessage, TransferWalletCall } from '#libs/provider-sdk';
import { GameLaunchConfig } from '../game-launch.config.js';
import { VendorCallService } from '../vendor/vendor-call.service.js';
import type { VendorConnection } from '../vendor/vendor.repository.js';
import {
  isAmount,
  isOwnPath,
  outcomeOfStatus,
  outcomeOfTransfer,
  type TransferOutcome,
} from './transfer-wallet.rules.js';

const circuitOpenCode = 'VENDOR_UNREACHABLE';

/** The calls of the transfer wallet, each answer checked before it is believed. */
@Injectable()
export class TransferWalletClient {
  constructor(
    private readonly calls: VendorCallService,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  /** False if the vendor did not confirm the player. */
  async createPlayer(vendor: VendorConnection, playerRef: string): Promise<boolean> {
    const answer = await this.call(vendor, 'player', { playerRef, currency: this.config.currency });
    return answer.kind === 'answered' && answer.value['status'] === 'OK';
  }

  /** Undefined if the vendor did not answer; nothing for a player it does not know. */
  async balance(vendor: VendorConnection, playerRef: string): Promise<bigint | undefined> {
    const answer = await this.call(vendor, 'balance', { playerRef });
    if (answer.kind === 'unknown') return undefined;
    const { status, code, balance } = answer.value;
    if (status === 'REFUSED' && code === 'PLAYER_UNKNOWN') return 0n;
    return status === 'OK' && isAmount(balance) ? BigInt(balance) : undefined;
  }

  /** A call that was never sent is refused: nothing can have happened. */
  async transfer(vendor: VendorConnection, transfer: TransferMessage): Promise<TransferOutcome> {
    if (this.calls.circuitOf(vendor.vassalage) === 'OPEN')
      return { outcome: 'REFUSED', code: circuitOpenCode };
    const answer = await this.call(vendor, 'transfer', transfer);
    return answer.kind === 'unknown' ? { outcome: 'UNKNOWN' } : outcomeOfTransfer(answer.value);
  }

  async status(vendor: VendorConnection, transfer: TransferMessage): Promise<TransferOutcome> {
    const { playerRef, transferId } = transfer;
    const answer = await this.call(vendor, 'transfer-status', { playerRef, transferId });
    return answer.kind === 'unknown' ? { outcome: 'UNKNOWN' } : outcomeOfStatus(answer.value, transfer);
  }

  /** A path of the vendor's pages; undefined if the game does not open. */
  async launch(
    vendor: VendorConnection,
    launch: { playerRef: string; gameId: string; language: string; parent: string },
  ): Promise<string | undefined> {
    const answer = await this.call(vendor, 'launch', launch, `${vendor.vassalage}/${launch.gameId}`);
    if (answer.kind === 'unknown' || answer.value['status'] !== 'OK') return undefined;
    const { path } = answer.value;
    return isOwnPath(path) ? path : undefined;
  }

  async kick(vendor: VendorConnection, playerRef: string): Promise<boolean> {
    const answer = await this.call(vendor, 'kick', { playerRef });
    return answer.kind === 'answered' && answer.value['status'] === 'OK';
  }

  /** Undefined if there is no valid answer. */
  async history(
    vendor: VendorConnection,
    cursor: string,
    limit: number,
  ): Promise<{ rounds: HistoryRound[]; cursor: string; more: boolean } | undefined> {
    const answer = await this.call(vendor, 'history', { cursor, limit });
    if (answer.kind === 'unknown' || answer.value['status'] !== 'OK') return undefined;
    const { rounds, cursor: next, more } = answer.value;
    if (!Array.isArray(rounds) || rounds.length > limit) return undefined;
    if (typeof next !== 'string' || next.length > 200 || typeof more !== 'boolean') return undefined;
    return { rounds: rounds as HistoryRound[], cursor: next, more };
  }

  private async call(
    vendor: VendorConnection,
    name: TransferWalletCall,
    message: object,
    circuit?: string,
  ): Promise<CallResult> {
    const base = vendor.transferUrl ?? this.config.providerTransferUrls[vendor.provider];
    if (base === undefined)
      return { kind: 'unknown', reason: 'no address of the transfer wallet is configured' };
    return this.calls.call(vendor, `${base.replace(/\/$/, '')}/${name}`, message, circuit);
  }
}
