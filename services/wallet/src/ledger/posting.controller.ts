import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Internal, type Principal } from '#libs/auth';
import { serviceOf } from './caller.js';
import { CorrectionRequest, MoveRequest, RollbackRequest } from './dto/posting.request.js';
import { PostingResponse } from './dto/posting.response.js';
import { houseOf } from './posting.rules.js';
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

  /** What a settled round has paid too much or too little; the house of the game takes or gives it. */
  @Post('correction')
  @Internal('game-launch', 'lottery')
  @ApiOkResponse({ type: PostingResponse })
  async correct(
    @CurrentPrincipal() caller: Principal,
    @Body() { amount, reason, ...about }: CorrectionRequest,
  ): Promise<PostingResponse> {
    const contra = houseOf(about.gameType, about.book);
    const change = { kind: 'WIN_CORRECTION' as const, delta: BigInt(amount), contra, note: reason };
    return PostingResponse.of(
      await this.postings.correct({ ...about, ...change, caller: serviceOf(caller) }),
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
