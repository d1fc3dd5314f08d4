import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '#libs/platform';
import { accountStatuses, type AccountStatus } from '../../restriction/account-status.rules.js';
import { foundBy } from '../directory.rules.js';
import type { MemberRow, MemberSheetRow } from '../directory.repository.js';

export class MemberEntryResponse {
  @ApiProperty({ format: 'uuid' })
  memberId: string;

  @ApiProperty()
  username: string;

  @ApiProperty({ enum: [0, 1, 2, 4, 41, 42] })
  type: number;

  @ApiProperty({ enum: accountStatuses })
  status: AccountStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastLoginAt: string | null;

  static of(row: MemberRow): MemberEntryResponse {
    return {
      ...{ memberId: row.id, username: row.username, type: row.type, status: row.status },
      createdAt: row.created_at.toISOString(),
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
    };
  }
}

export class MemberNameResponse {
  @ApiProperty({ format: 'uuid' })
  memberId: string;

  @ApiProperty()
  username: string;
}

export class MemberPageResponse extends PageResponse(MemberEntryResponse) {
  /** What the search was recognized as; absent without one. */
  @ApiProperty({ enum: foundBy, required: false })
  searchedBy?: (typeof foundBy)[number];

  /** True where more match than are counted; pages end at `totalCount`. */
  @ApiProperty({ required: false })
  totalIsLeast?: boolean;
}

export class MemberContactResponse {
  @ApiProperty({ example: 'email' })
  kind: string;

  @ApiProperty({ example: 'la****@example.com' })
  masked: string;

  @ApiProperty()
  proven: boolean;
}

export class MemberSheetResponse extends MemberEntryResponse {
  @ApiProperty()
  language: string;

  @ApiProperty({ type: String, nullable: true })
  registerMethod: string | null;

  @ApiProperty({ type: String, nullable: true })
  registerDomain: string | null;

  @ApiProperty({ type: String, nullable: true })
  affiliateCode: string | null;

  @ApiProperty({ type: String, nullable: true })
  referralCode: string | null;

  @ApiProperty({ type: 'integer' })
  openSessions: number;

  /** Browsers of the member, the latest first; each finds all members that used it. */
  @ApiProperty({ type: [String] })
  devices: string[];

  @ApiProperty({ type: [MemberContactResponse] })
  contacts: MemberContactResponse[];

  static ofSheet(row: MemberSheetRow, contacts: MemberContactResponse[]): MemberSheetResponse {
    return {
      ...MemberEntryResponse.of(row),
      ...{ language: row.language, registerMethod: row.register_method, registerDomain: row.register_domain },
      ...{ affiliateCode: row.affiliate_code, referralCode: row.referral_code },
      ...{ openSessions: row.open_sessions, devices: row.devices, contacts },
    };
  }
}
