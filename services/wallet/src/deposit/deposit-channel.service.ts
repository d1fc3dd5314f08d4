import { Inject, Injectable } from '@nestjs/common';
import type { Pool, Tx } from '#libs/database';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { DepositChannelRepository } from './deposit-channel.repository.js';
import {
  walletBank,
  walletNames,
  type ChannelSettings,
  type DepositChannelCode,
} from './deposit-channel.rules.js';
import { DepositErrors } from './deposit.errors.js';
import type { Deposit } from './deposit.repository.js';

export type Payee = Deposit['payee'];

/** Which channels members may use: connected, with an account to be paid to, and switched on by an operator. */
@Injectable()
export class DepositChannelService {
  constructor(
    private readonly channels: DepositChannelRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  async offered(on: Tx | Pool): Promise<ChannelSettings[]> {
    return (await this.all(on)).filter(({ enabled, connected }) => enabled && connected);
  }

  async all(on: Tx | Pool): Promise<(ChannelSettings & { connected: boolean })[]> {
    return (await this.channels.all(on)).map((settings) => ({
      ...settings,
      connected: this.isConnected(settings.code) && this.payeeOf(settings.code) !== undefined,
    }));
  }

  isConnected(channel: DepositChannelCode): boolean {
    const { bank, usdt } = this.config;
    return (channel === 'USDT' ? usdt : bank).channel !== 'none';
  }

  /** Undefined if the operator of the platform named no account for the channel. */
  payeeOf(channel: DepositChannelCode): Payee | undefined {
    // The address of an order comes with its quote.
    if (channel === 'USDT')
      return { bankBin: '', bankName: 'TRON (TRC20)', accountNumber: '', accountName: '' };
    const { bankBin, bankName, accountNumber, accountName, wallets } = this.config.payee;
    if (channel === 'BANK') return { bankBin, bankName, accountNumber, accountName };
    const number = wallets[channel];
    if (number === undefined) return undefined;
    const name = `${walletNames[channel]} (${walletBank.name})`;
    return { bankBin: walletBank.bin, bankName: name, accountNumber: number, accountName };
  }

  async change(settings: ChannelSettings, operatorId: string): Promise<void> {
    const { min, max } = settings;
    if (min <= 0n || min > max) throw DepositErrors.DEPOSIT_CHANNEL_BOUNDS();
    await this.channels.change(settings, operatorId, this.clock.now());
  }
}
