import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import { serviceOf } from './caller.js';
import { accountNumber } from './chart.rules.js';
import { AdjustRequest, MoveRequest, RollbackRequest } from './dto/posting.request.js';
import { PostingResponse } from './dto/posting.response.js';
import { contraOf, houseOf, mayAdjust } from './posting.rules.js';
import { PostingService } from './posting.service.js';

/** Where other services move money. A business refusal is a 200 with its outcome; a 503 means unknown: repeat with the same id. */
@Controller('internal/postings')
export class PostingController {
  constructor(@Inject(PostingService) private readonly postings: PostingService) {}

  @Post('bet')
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: PostingResponse })
  async bet(@CurrentPrincipal() caller: Principal, @Body() body: MoveRequest): Promise<PostingResponse> {
    return this.move(caller, 'BET', -BigInt(body.amount), body);
  }

  @Post('win')
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: PostingResponse })
  async win(@CurrentPrincipal() caller: Principal, @Body() body: MoveRequest): Promise<PostingResponse> {
    return this.move(caller, 'WIN', BigInt(body.amount), body);
  }

  /** A win out of the pool that the shares of stakes have filled. */
  @Post('jackpot')
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: PostingResponse })
  async jackpot(@CurrentPrincipal() caller: Principal, @Body() body: MoveRequest): Promise<PostingResponse> {
    const { amount, ...about } = body;
    const contra = accountNumber('jackpot', body.book);
    const request = { ...about, kind: 'JACKPOT' as const, delta: BigInt(amount), contra };
    return PostingResponse.of(await this.postings.post({ ...request, caller: serviceOf(caller) }));
  }

  @Post('rollback')
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: PostingResponse })
  async rollback(
    @CurrentPrincipal() caller: Principal,
    @Body() body: RollbackRequest,
  ): Promise<PostingResponse> {
    const { ...request } = body;
    return PostingResponse.of(await this.postings.rollback({ ...request, caller: serviceOf(caller) }));
  }

  @Post('adjust')
  @Internal('game-launch', 'lottery', 'points', 'promotions', 'agent-contracts')
  @ApiOkResponse({ type: PostingResponse })
  async adjust(@CurrentPrincipal() caller: Principal, @Body() body: AdjustRequest): Promise<PostingResponse> {
    const { amount, kind, reason, ...about } = body;
    const delta = BigInt(amount);
    if (!mayAdjust(serviceOf(caller), kind, delta)) throw PlatformErrors.FORBIDDEN();
    const { book, gameType } = body;
    // The house of the game takes back what a round has paid too much.
    const contra = kind === 'ADJUST' && gameType ? houseOf(gameType, book) : contraOf(kind, book);
    return PostingResponse.of(
      await this.postings.post({ ...about, kind, delta, contra, note: reason, caller: serviceOf(caller) }),
    );
  }

  private async move(
    caller: Principal,
    kind: 'BET' | 'WIN',
    delta: bigint,
    body: MoveRequest,
  ): Promise<PostingResponse> {
    const { amount: _amount, ...about } = body;
    const contra = houseOf(body.gameType, body.book);
    return PostingResponse.of(
      await this.postings.post({ ...about, kind, delta, contra, caller: serviceOf(caller) }),
    );
  }
}
