import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import { Pool } from '#libs/database';
import type { WalletConfig } from '../wallet.config.js';
import { ArrivalService } from './arrival.service.js';
import { transactionOf } from './deposit-channel.rules.js';
import { DepositRepository } from './deposit.repository.js';
import { formatUsdt, usdtNetwork, valueOfUsdt, type UsdtTransfer } from './usdt.rules.js';

export interface UsdtTransferAnswer {
  outcome: 'UNCONFIRMED' | 'MATCHED' | 'REVIEW';
  depositId: string | null;
}

/** Transfers that the custodian of USDT reports: shown while they are not final, then booked like any arrival. */
@Injectable()
export class UsdtTransferService {
  constructor(
    private readonly deposits: DepositRepository,
    private readonly arrivals: ArrivalService,
    @Inject(CONFIG) private readonly config: WalletConfig,
    private readonly pool: Pool,
  ) {}

  async receive(transfer: UsdtTransfer): Promise<UsdtTransferAnswer> {
    const { address, amount, confirmations, network, txId, logIndex, blockTime } = transfer;
    const deposit = await this.deposits.findByUsdtAddress(this.pool, address);
    const { referenceRate, confirmations: usual } = this.config.usdt;
    const isRightNetwork = network === usdtNetwork;
    if (confirmations < (deposit?.usdt?.confirmationsNeeded ?? usual)) {
      if (deposit && isRightNetwork) await this.deposits.sawConfirmations(deposit.id, confirmations);
      return { outcome: 'UNCONFIRMED', depositId: deposit?.id ?? null };
    }
    // The rate of a quote never changes, so a repeated notice has the same value.
    const value = valueOfUsdt(amount, deposit?.usdt?.rate ?? BigInt(referenceRate));
    const answer = await this.arrivals.receive(
      {
        bankTxnId: transactionOf('USDT', `${txId}:${logIndex}`),
        channel: 'USDT',
        account: address,
        amount: value > 0n ? value : 1n,
        content: `${formatUsdt(amount)} USDT ${network} ${txId}`,
        arrivedAt: blockTime,
      },
      { orderAt: address, flaw: isRightNetwork ? undefined : 'WRONG_NETWORK' },
    );
    if (answer.outcome === 'MATCHED') await this.deposits.sawConfirmations(answer.depositId!, confirmations);
    return answer;
  }
}
