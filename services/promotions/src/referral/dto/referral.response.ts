import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { ReferralView } from '../referral.service.js';

export class ReferralTermsResponse {
  @ApiProperty()
  referrer: string;

  @ApiProperty()
  referee: string;

  @ApiProperty()
  minDeposit: string;

  @ApiProperty()
  minBet: string;

  @ApiProperty()
  withinDays: number;

  @ApiProperty()
  perMonth: number;
}

export class ReferralResponse {
  @ApiProperty({ example: 'K7MQ2XWD' })
  code: string;

  @ApiProperty()
  registered: number;

  @ApiProperty()
  deposited: number;

  @ApiProperty()
  qualified: number;

  @ApiProperty({ example: '150000.00' })
  earned: string;

  @ApiProperty({
    type: ReferralTermsResponse,
    nullable: true,
    description: 'Null while no referral promotion runs',
  })
  terms: ReferralTermsResponse | null;

  @ApiProperty({ description: 'True if what is left pays no further referral' })
  exhausted: boolean;

  static of({ code, funnel, earned, promotion, exhausted }: ReferralView): ReferralResponse {
    const { registered, deposited, qualified } = funnel;
    return {
      code,
      registered,
      deposited,
      qualified,
      earned: formatMoney(earned),
      terms: promotion?.formula ?? null,
      exhausted,
    };
  }
}
