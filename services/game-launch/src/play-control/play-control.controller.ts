import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal, type Principal } from '#libs/auth';
import { IdempotencyKey } from '#libs/platform';
import { EndSessionsQuery, PlayerParameter } from './dto/end-sessions.request.js';
import { EndedGameSessionsResponse } from './dto/end-sessions.response.js';
import { MaintenanceRequest } from './dto/maintenance.request.js';
import { ValidBetSettingsRequest } from './dto/valid-bet-settings.request.js';
import { ValidBetSettingsResponse } from './dto/valid-bet-settings.response.js';
import { PlayControlService } from './play-control.service.js';
import { ValidBetSettingsService } from './valid-bet-settings.service.js';

@Controller('wps/v2/ops')
export class PlayControlController {
  constructor(
    private readonly control: PlayControlService,
    private readonly validBets: ValidBetSettingsService,
  ) {}

  @Operator('games')
  @Put('vendors/:vassalage/maintenance')
  vendor(
    @CurrentPrincipal() operator: Principal,
    @Param('vassalage') vassalage: string,
    @Body() body: MaintenanceRequest,
  ): Promise<void> {
    return this.control.vendorMaintenance(idOf(operator), vassalage, body);
  }

  @Operator('games')
  @Get('vendors/:vassalage/valid-bet')
  @ApiOkResponse({ type: ValidBetSettingsResponse })
  validBetSettings(@Param('vassalage') vassalage: string): Promise<ValidBetSettingsResponse> {
    return this.validBets.read(vassalage);
  }

  /** Proposes it; another operator decides. */
  @Operator('games')
  @Put('vendors/:vassalage/valid-bet')
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  changeValidBetSettings(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Param('vassalage') vassalage: string,
    @Body() body: ValidBetSettingsRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.validBets.propose(operator, vassalage, body, key);
  }

  @Operator('games')
  @Put('games/:gameId/maintenance')
  game(
    @CurrentPrincipal() operator: Principal,
    @Param('gameId') gameId: string,
    @Body() body: MaintenanceRequest,
  ): Promise<void> {
    return this.control.gameMaintenance(idOf(operator), gameId, body);
  }

  @Operator('games')
  @Delete('members/:memberId/game-sessions')
  @ApiOkResponse({ type: EndedGameSessionsResponse })
  sessions(
    @CurrentPrincipal() operator: Principal,
    @Param() { memberId }: PlayerParameter,
    @Query() { reason }: EndSessionsQuery,
  ): Promise<EndedGameSessionsResponse> {
    return this.control.endSessions(idOf(operator), memberId, reason);
  }
}

function idOf(principal: Principal): string {
  return principal.kind === 'operator' ? principal.operatorId : '';
}
