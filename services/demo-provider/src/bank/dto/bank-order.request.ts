import { IsIn, IsISO8601, IsString, IsUrl, Length, Matches } from 'class-validator';
import { bankChannels, type BankChannel } from '../bank.rules.js';

export class BankOrderRequest {
  @Matches(/^[\x21-\x7e]{1,64}$/)
  orderNo!: string;

  @IsIn(bankChannels)
  channel!: BankChannel;

  @Matches(/^\d{4,19}$/)
  account!: string;

  /** Minor units. */
  @Matches(/^[1-9]\d{0,14}$/)
  amount!: string;

  @IsString()
  @Length(1, 25)
  content!: string;

  @IsISO8601({ strict: true })
  expiresAt!: string;

  /** Address for arrival notices. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  notifyUrl!: string;
}
