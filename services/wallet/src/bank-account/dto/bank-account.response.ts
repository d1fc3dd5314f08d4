import { ApiProperty } from '@nestjs/swagger';
import { accountKinds, type AccountKind } from '../bank-account.rules.js';
import type { AccountOfMember, BankAccount, SharedNumber } from '../bank-account.repository.js';
import { institutionOf } from '../institutions.js';

export class InstitutionResponse {
  @ApiProperty({ example: '970436' })
  code!: string;

  @ApiProperty({ enum: accountKinds })
  kind!: AccountKind;

  @ApiProperty({ example: 'Vietcombank' })
  name!: string;
}

export class BankAccountResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty({ enum: accountKinds })
  kind!: AccountKind;

  @ApiProperty({ example: '970436' })
  institution!: string;

  @ApiProperty({ example: 'Vietcombank' })
  institutionName!: string;

  /** The last four digits. */
  @ApiProperty({ example: '•••• 6789' })
  maskedNumber!: string;

  @ApiProperty({ example: 'NGUYEN VAN A' })
  holder!: string;

  /** Withdrawals to the account are possible from then on. */
  @ApiProperty()
  usableFrom!: string;

  static of(account: BankAccount, holder: string): BankAccountResponse {
    const { id, kind, institution, maskedNumber, usableFrom } = account;
    return {
      ...{ id, kind, institution, maskedNumber, holder },
      institutionName: institutionOf(institution)?.name ?? institution,
      usableFrom: usableFrom.toISOString(),
    };
  }
}

export class SharedNumberResponse {
  @ApiProperty()
  institution!: string;

  @ApiProperty({ example: 'Vietcombank' })
  institutionName!: string;

  @ApiProperty()
  maskedNumber!: string;

  @ApiProperty({ type: [String] })
  memberIds!: string[];

  static of(this: void, { institution, maskedNumber, memberIds }: SharedNumber): SharedNumberResponse {
    const institutionName = institutionOf(institution)?.name ?? institution;
    return { institution, institutionName, maskedNumber, memberIds };
  }
}

export class AccountOfMemberResponse {
  @ApiProperty({ format: 'uuid' })
  memberId!: string;

  @ApiProperty({ example: 'Vietcombank' })
  institutionName!: string;

  @ApiProperty({ example: '•••• 6789' })
  maskedNumber!: string;

  static of(this: void, account: AccountOfMember): AccountOfMemberResponse {
    const { memberId, institution, maskedNumber } = account;
    return { memberId, maskedNumber, institutionName: institutionOf(institution)?.name ?? institution };
  }
}
