import { IsString, Matches } from 'class-validator';

/** The account that members transfer to. */
export class PayeeConfig {
  @Matches(/^\d{6}$/)
  bankBin = '970415';

  @IsString()
  bankName = 'VietinBank';

  @Matches(/^\d{6,19}$/)
  accountNumber = '113366668888';

  /** Upper case, without accents, as banks show it. */
  @Matches(/^[A-Z0-9 ]{1,50}$/)
  accountName = 'CONG TY SEN VANG';
}
