import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { serviceOf } from '../ledger/caller.js';
import { PostingResponse } from '../ledger/dto/posting.response.js';
import { houseOf } from '../ledger/posting.rules.js';
import {
  BetHoldRequest,
  CaptureRequest,
  GroupResolutionRequest,
  HoldGroupParams,
  HoldParams,
  HoldReleaseRequest,
} from './dto/hold.request.js';
import { GroupResolutionResponse, HoldAnswerResponse, HoldResponse } from './dto/hold.response.js';
import { HoldService } from './hold.service.js';

/** Only the service that placed a hold can capture or release it. */
@Controller('internal/holds')
export class HoldController {
  constructor(private readonly holds: HoldService) {}

  @Post('bets')
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: HoldAnswerResponse })
  async holdBet(
    @CurrentPrincipal() caller: Principal,
    @Body() body: BetHoldRequest,
  ): Promise<HoldAnswerResponse> {
    const { amount, ...about } = body;
    const contra = houseOf(body.gameType, body.book);
    const order = { ...about, amount: BigInt(amount), contra, caller: serviceOf(caller) };
    return HoldAnswerResponse.of(await this.holds.hold({ ...order, purpose: 'BET' }));
  }

  @Get(':holdId')
  @Internal('game-launch', 'lottery', 'wallet')
  @ApiOkResponse({ type: HoldResponse })
  async find(@CurrentPrincipal() caller: Principal, @Param() { holdId }: HoldParams): Promise<HoldResponse> {
    return HoldResponse.of(await this.holds.find(serviceOf(caller), holdId));
  }

  @Post(':holdId/capture')
  @Internal('game-launch', 'lottery', 'wallet')
  @ApiOkResponse({ type: PostingResponse })
  async capture(
    @CurrentPrincipal() caller: Principal,
    @Param() { holdId }: HoldParams,
    @Body() { externalId, amount }: CaptureRequest,
  ): Promise<PostingResponse> {
    const taken = amount === undefined ? undefined : BigInt(amount);
    return PostingResponse.of(
      await this.holds.capture({ caller: serviceOf(caller), holdId, externalId, amount: taken }),
    );
  }

  @Post(':holdId/release')
  @Internal('game-launch', 'lottery', 'wallet')
  @ApiOkResponse({ type: PostingResponse })
  async release(
    @CurrentPrincipal() caller: Principal,
    @Param() { holdId }: HoldParams,
    @Body() { externalId }: HoldReleaseRequest,
  ): Promise<PostingResponse> {
    return PostingResponse.of(await this.holds.release({ caller: serviceOf(caller), holdId, externalId }));
  }

  @Post('groups/:groupId/capture')
  @Internal('game-launch', 'lottery', 'wallet')
  @ApiOkResponse({ type: GroupResolutionResponse })
  async captureGroup(
    @CurrentPrincipal() caller: Principal,
    @Param() { groupId }: HoldGroupParams,
    @Body() { externalId, after }: GroupResolutionRequest,
  ): Promise<GroupResolutionResponse> {
    const group = { caller: serviceOf(caller), groupId, externalId, after };
    return GroupResolutionResponse.of(await this.holds.resolveGroup('capture', group));
  }

  @Post('groups/:groupId/release')
  @Internal('game-launch', 'lottery', 'wallet')
  @ApiOkResponse({ type: GroupResolutionResponse })
  async releaseGroup(
    @CurrentPrincipal() caller: Principal,
    @Param() { groupId }: HoldGroupParams,
    @Body() { externalId, after }: GroupResolutionRequest,
  ): Promise<GroupResolutionResponse> {
    const group = { caller: serviceOf(caller), groupId, externalId, after };
    return GroupResolutionResponse.of(await this.holds.resolveGroup('release', group));
  }
}
