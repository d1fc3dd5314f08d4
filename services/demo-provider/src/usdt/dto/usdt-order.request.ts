import { IsISO8601, IsUrl, Matches } from 'class-validator';

export class UsdtOrderRequest {
  @Matches(/^[\x21-\x7e]{1,64}$/)
  orderNo!: string;

  /** Minor units that the order is worth. */
  @Matches(/^[1-9]\d{0,14}$/)
  value!: string;

  @Matches(/^[A-Z]{3,5}$/)
  currency!: string;

  @IsISO8601({ strict: true })
  expiresAt!: string;

  /** Address for notices of transfers. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  notifyUrl!: string;
}
