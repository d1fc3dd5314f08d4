import { IsString, Matches } from 'class-validator';
import { SetInProduction } from '#libs/config';

/** The account that members transfer to. */
export class PayeeConfig {
  @Matches(/^\d{6}$/)
  @SetInProduction()
  bankBin = '970415';

  @IsString()
  @SetInProduction()
  bankName = 'VietinBank';

  @Matches(/^\d{6,19}$/)
  @SetInProduction()
  accountNumber = '113366668888';

  /** Upper case, without accents, as banks show it. */
  @Matches(/^[A-Z0-9 ]{1,50}$/)
  @SetInProduction()
  accountName = 'CONG TY SEN VANG';
}
