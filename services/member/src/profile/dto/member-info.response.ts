import { ApiProperty } from '@nestjs/swagger';
import type { AccountType } from '#libs/auth';
import type { Language } from '#libs/platform';
import type { ProfileRow } from '../profile.repository.js';

class LabelResponse {
  @ApiProperty()
  labelName: string;
}

class ClubLabelResponse extends LabelResponse {
  @ApiProperty()
  rankLevel: number;
}

export class MemberInfoResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'the user name; empty until the registration has arrived here' })
  account: string;

  @ApiProperty({ type: String, nullable: true })
  nickname: string | null;

  @ApiProperty({ enum: [0, 1, 2, 4, 41, 42] })
  type: AccountType;

  @ApiProperty({ enum: [0, 1], description: '1 where the member may transfer to an upline' })
  toUpline: 0 | 1;

  @ApiProperty({ type: ClubLabelResponse })
  clubLabel: ClubLabelResponse;

  @ApiProperty({ type: [LabelResponse] })
  memberLabel: LabelResponse[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  createdAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'the login before the present one',
  })
  lastLogin: string | null;

  static of(profile: ProfileRow, language: Language): MemberInfoResponse {
    return {
      id: profile.member_id,
      account: profile.account ?? '',
      nickname: profile.nickname,
      type: profile.type,
      toUpline: profile.has_upline && profile.type !== 2 ? 1 : 0,
      clubLabel: { labelName: rankName(profile.rank_level, language), rankLevel: profile.rank_level },
      memberLabel: [],
      createdAt: profile.registered_at?.toISOString() ?? null,
      lastLogin: profile.previous_login_at?.toISOString() ?? null,
    };
  }
}

export class MemberIconResponse {
  @ApiProperty({ description: 'number of a drawing of the site: 1 to 24' })
  avatar: string;

  @ApiProperty({ enum: ['STATIC'] })
  avatarType: 'STATIC';

  /** Until members choose one, the drawing follows from the member's id. */
  static of(memberId: string): MemberIconResponse {
    const sum = Number.parseInt(memberId.replaceAll('-', '').slice(-6), 16);
    return { avatar: String((sum % 24) + 1), avatarType: 'STATIC' };
  }
}

function rankName(level: number, language: Language): string {
  if (level === 0) return language === 'en' ? 'Member' : 'Thành viên';
  return `VIP ${level}`;
}
