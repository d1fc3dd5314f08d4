import { IsIn, IsString, IsUrl, IsUUID, Length, Matches } from 'class-validator';

export class PayoutParams {
  @IsUUID()
  payoutNo!: string;
}

export class PayoutRequest {
  @IsUUID()
  payoutNo!: string;

  @IsIn(['BANK', 'MOMO', 'ZALOPAY'])
  channel!: string;

  @Matches(/^[A-Z0-9]{4,16}$/)
  institution!: string;

  @Matches(/^\d{6,19}$/)
  account!: string;

  @Matches(/^[A-Z ]{1,50}$/)
  holder!: string;

  /** Minor units. */
  @Matches(/^[1-9]\d{0,14}$/)
  amount!: string;

  @IsString()
  @Length(1, 25)
  content!: string;

  /** Address for notices. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  notifyUrl!: string;
}
