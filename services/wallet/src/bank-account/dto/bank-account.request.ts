import { IsString, IsUUID, Length, Matches } from 'class-validator';

export class BankAccountParams {
  @IsUUID()
  id!: string;
}

export class AccountNumberQuery {
  @Matches(/^\d{6,19}$/)
  number!: string;
}

export class BindBankAccountRequest {
  /** Code of the institution: a bank's BIN, `MOMO` or `ZALOPAY`. */
  @Matches(/^[A-Z0-9]{4,16}$/)
  institution!: string;

  /** Account number, or the mobile number of an e-wallet. */
  @Matches(/^\d{6,19}$/)
  number!: string;

  @IsString()
  @Length(1, 80)
  holder!: string;
}
