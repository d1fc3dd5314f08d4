import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { AccountBalance } from '../balance.repository.js';

/** Code of the one wallet that serves all vendors. */
const mainWallet = 'MAIN';

export class WalletBalance {
  @ApiProperty()
  vassalage!: string;

  @ApiProperty({ example: '1250000.00' })
  balance!: string;
}

export class BalanceResponse {
  /** Total, held amounts included. */
  @ApiProperty({ example: '1250000.00' })
  sumBalance!: string;

  /** Reserved by open holds, for a withdrawal for instance. */
  @ApiProperty({ example: '0.00' })
  held!: string;

  /** The main wallet's balance less held: the amount that can be staked or paid out. */
  @ApiProperty({ example: '1250000.00' })
  available!: string;

  /** The part of the total that is bonus money; it is staked after the member's own. */
  @ApiProperty({ example: '0.00' })
  bonus!: string;

  /** What corrections left owed, and contracts to other members; the next credit repays it. */
  @ApiProperty({ example: '0.00' })
  owed!: string;

  /** The part that can be paid out now: nothing while turnover is required or money is owed. */
  @ApiProperty({ example: '1250000.00' })
  withdrawable!: string;

  /** Turnover still required before a withdrawal. */
  @ApiProperty({ example: '0.00' })
  turnoverLeft!: string;

  @ApiProperty({ example: 'VND' })
  currency!: string;

  @ApiProperty({ type: [WalletBalance] })
  wallets!: WalletBalance[];

  /** Grows with every posting: a client ignores older versions. */
  @ApiProperty()
  version!: number;

  static of(account: AccountBalance, currency: string): BalanceResponse {
    const { balance, held } = account;
    return {
      sumBalance: formatMoney(balance),
      held: formatMoney(held),
      available: formatMoney(balance - held),
      bonus: formatMoney(account.bonus),
      owed: formatMoney(account.owed),
      withdrawable: formatMoney(account.withdrawable),
      turnoverLeft: formatMoney(account.turnoverLeft),
      currency,
      wallets: [{ vassalage: mainWallet, balance: formatMoney(balance) }],
      version: account.version,
    };
  }
}

export class InternalBalanceResponse {
  /** Minor units. */
  @ApiProperty()
  balance!: string;

  @ApiProperty()
  held!: string;

  /** Balance less held. */
  @ApiProperty()
  available!: string;

  /** The part that can be paid out now. */
  @ApiProperty()
  withdrawable!: string;

  /** Turnover still required before a withdrawal. */
  @ApiProperty()
  turnoverLeft!: string;

  @ApiProperty()
  version!: number;

  @ApiProperty()
  currency!: string;

  static of({ balance, held, version, ...rest }: AccountBalance, currency: string): InternalBalanceResponse {
    return {
      balance: String(balance),
      held: String(held),
      available: String(balance - held),
      withdrawable: String(rest.withdrawable),
      turnoverLeft: String(rest.turnoverLeft),
      version,
      currency,
    };
  }
}
