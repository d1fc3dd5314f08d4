import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type Principal } from '#libs/auth';
import { IdempotencyKey, pageOf, PlatformErrors } from '#libs/platform';
import {
  CreditReviewRequest,
  DepositParams,
  RefuseReviewRequest,
  ReviewQuery,
} from './dto/deposit.request.js';
import { ReviewDecisionResponse, ReviewPage, ReviewResponse } from './dto/review.response.js';
import { ReviewService } from './review.service.js';

@Controller('wps/v2/ops/deposits/review')
@Operator('cashier')
export class ReviewController {
  constructor(private readonly reviews: ReviewService) {}

  @Get()
  @ApiOkResponse({ type: ReviewPage })
  async list(@Query() query: ReviewQuery): Promise<ReviewPage> {
    const { list, total } = await this.reviews.list(query);
    return pageOf(list.map(ReviewResponse.of), query, total);
  }

  @Post(':id/credit')
  @ApiOkResponse({ type: ReviewDecisionResponse })
  credit(
    @CurrentPrincipal() operator: Principal,
    @IdempotencyKey() key: string,
    @Param() { id }: DepositParams,
    @Body() { reason, memberId }: CreditReviewRequest,
  ): Promise<ReviewDecisionResponse> {
    return this.reviews.credit({ reviewId: id, operatorId: idOf(operator), reason, memberId }, key);
  }

  @Post(':id/refusal')
  @ApiOkResponse({ type: ReviewDecisionResponse })
  refuse(
    @CurrentPrincipal() operator: Principal,
    @IdempotencyKey() key: string,
    @Param() { id }: DepositParams,
    @Body() { reason }: RefuseReviewRequest,
  ): Promise<ReviewDecisionResponse> {
    return this.reviews.refuse({ reviewId: id, operatorId: idOf(operator), reason }, key);
  }
}

function idOf(operator: Principal): string {
  if (operator.kind !== 'operator') throw PlatformErrors.FORBIDDEN();
  return operator.operatorId;
}
