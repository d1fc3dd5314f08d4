import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { AccountBalance } from '../balance.repository.js';

/** The brand's one wallet; vendors are played from it, so no money lies with them. */
const mainWallet = 'MAIN';

export class WalletBalance {
  @ApiProperty()
  vassalage!: string;

  @ApiProperty({ example: '1250000.00' })
  balance!: string;
}

export class BalanceResponse {
  @ApiProperty({ example: '1250000.00' })
  sumBalance!: string;

  @ApiProperty({ example: 'VND' })
  currency!: string;

  @ApiProperty({ type: [WalletBalance] })
  wallets!: WalletBalance[];

  /** Grows with every posting: a client never goes back to an older one. */
  @ApiProperty()
  version!: number;

  static of(account: AccountBalance, currency: string): BalanceResponse {
    const balance = formatMoney(account.balance);
    return {
      sumBalance: balance,
      currency,
      wallets: [{ vassalage: mainWallet, balance }],
      version: account.version,
    };
  }
}

export class MerchantWalletResponse {
  /** One wallet for all vendors. */
  @ApiProperty()
  isSingle!: boolean;
}

export class InternalBalanceResponse {
  /** Minor units. */
  @ApiProperty()
  balance!: string;

  @ApiProperty()
  version!: number;

  @ApiProperty()
  currency!: string;
}
