import { IsString, Matches, ValidateBy } from 'class-validator';
import { AsRecord, SetInProduction } from '#libs/config';
import { walletNames } from './deposit-channel.rules.js';

/** A number for each of the e-wallets that members may pay by. */
const IsWalletAccounts = () =>
  ValidateBy({
    name: 'walletAccounts',
    validator: {
      validate: (accounts: Record<string, unknown>) =>
        Object.entries(accounts).every(
          ([name, number]) => name in walletNames && /^\d{6,19}$/.test(String(number)),
        ),
      defaultMessage: () => 'wallets must name MOMO or ZALOPAY with account numbers of 6 to 19 digits',
    },
  });

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

  /** Accounts of the e-wallets, which take transfers too: `MOMO=…,ZALOPAY=…`; one that is not named is not offered. */
  @AsRecord(() => ({}))
  @IsWalletAccounts()
  wallets: Partial<Record<string, string>> = {};
}
