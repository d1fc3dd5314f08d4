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
      clubLabel: { labelName: rankName(profile, language), rankLevel: profile.rank_level },
      memberLabel: profile.labels.map(({ labelName }) => ({ labelName: labelName[language] })),
      createdAt: profile.registered_at?.toISOString() ?? null,
      lastLogin: profile.previous_login_at?.toISOString() ?? null,
    };
  }
}

function rankName({ rank_level: level, rank_name: name }: ProfileRow, language: Language): string {
  if (level === 0) return language === 'en' ? 'Member' : 'Thành viên';
  return name?.[language] ?? `VIP ${level}`;
}
