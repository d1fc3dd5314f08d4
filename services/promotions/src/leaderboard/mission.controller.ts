import { Controller, Get, Headers } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { OfferService } from '../promotion/offer.service.js';
import { LeaderboardResponse, MissionSummaryResponse } from './dto/mission.response.js';
import { LeaderboardService } from './leaderboard.service.js';

@Controller('wps/relay')
@Permission('member')
export class MissionController {
  constructor(
    private readonly offers: OfferService,
    private readonly boards: LeaderboardService,
  ) {}

  @Get('MCSFE_getMissionSummaryDetails')
  @ApiOkResponse({ type: MissionSummaryResponse })
  async summary(
    @MemberId() memberId: string,
    @Headers('merchant') merchant = '',
  ): Promise<MissionSummaryResponse> {
    const offers = await this.offers.list(memberId, merchant);
    const missions = offers.filter(({ promotion: { kind } }) => kind === 'MISSION' || kind === 'SIGN_IN');
    return MissionSummaryResponse.of(missions);
  }

  @Get('MCSFE_getMissionLeaderboard')
  @ApiOkResponse({ type: [LeaderboardResponse] })
  async leaderboards(@MemberId() memberId: string): Promise<LeaderboardResponse[]> {
    return (await this.boards.all(memberId)).map((board) => LeaderboardResponse.of(board, memberId));
  }
}
