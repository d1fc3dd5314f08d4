import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PromotionResponse } from '../../promotion/dto/promotion.response.js';
import type { Offer } from '../../promotion/offer.service.js';
import { maskedName, rewardAt } from '../leaderboard.rules.js';
import type { Board } from '../leaderboard.service.js';
import { TextResponse } from '../../text/localized-text.js';

/** Missions with the member's progress; the badge is the count. */
export class MissionSummaryResponse {
  @ApiProperty({ description: 'Claimable steps and missions under way' })
  openCount: number;

  @ApiProperty({ type: [PromotionResponse] })
  missions: PromotionResponse[];

  static of(offers: readonly Offer[]): MissionSummaryResponse {
    const open = offers.filter(
      ({ status }) => status === 'claim' || status === 'process' || status === 'join',
    );
    return { openCount: open.length, missions: offers.map(PromotionResponse.of) };
  }
}

export class BoardPlaceResponse {
  @ApiProperty()
  place: number;

  @ApiProperty({ description: 'Masked' })
  name: string;

  @ApiProperty()
  score: string;

  @ApiProperty()
  reward: string;

  @ApiProperty()
  own: boolean;
}

export class LeaderboardResponse {
  @ApiProperty()
  promotionId: string;

  @ApiProperty({ type: TextResponse })
  title: TextResponse;

  @ApiProperty({ enum: ['VALID_BET', 'WIN'] })
  metric: 'VALID_BET' | 'WIN';

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endsAt: string | null;

  @ApiProperty({ description: 'The standing is final' })
  frozen: boolean;

  @ApiProperty({ type: [BoardPlaceResponse] })
  places: BoardPlaceResponse[];

  static of({ promotion, frozen, standings }: Board, memberId: string): LeaderboardResponse {
    const { id, title, formula, endsAt } = promotion;
    return {
      ...{ promotionId: id, title: TextResponse.of(title), metric: formula.metric, frozen },
      endsAt: endsAt?.toISOString() ?? null,
      places: standings.map((standing) => ({
        ...{ place: standing.place, name: maskedName(standing.account ?? '****') },
        ...{ score: formatMoney(standing.score), reward: formatMoney(rewardAt(formula, standing.place)) },
        own: standing.memberId === memberId,
      })),
    };
  }
}
