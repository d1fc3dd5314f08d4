import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { IdempotencyKey } from '#libs/platform';
import { ExceptionDaysRequest, ExceptionsRequest } from './dto/exception.request.js';
import { ExceptionAnswerResponse, ExceptionPreviewResponse } from './dto/exception.response.js';
import { ExceptionService } from './exception.service.js';

@Controller('wps/v2/ops/lottery/exceptions')
@Operator('lottery')
export class ExceptionController {
  constructor(private readonly exceptions: ExceptionService) {}

  /** What an order of these days would do, without effect. */
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: ExceptionPreviewResponse })
  preview(
    @Body() { gameIds, drawMinutes, ...order }: ExceptionDaysRequest,
  ): Promise<ExceptionPreviewResponse> {
    return this.exceptions.preview({ ...order, gameCodes: gameIds, drawMinutes: drawMinutes ?? null });
  }

  /** Takes effect at once on days whose draw does not stand yet; the others are proposed. */
  @Put()
  @ApiOkResponse({ type: ExceptionAnswerResponse })
  add(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Body() { gameIds, drawMinutes, ...order }: ExceptionsRequest,
  ): Promise<ExceptionAnswerResponse> {
    return this.exceptions.add(
      operator,
      { ...order, gameCodes: gameIds, drawMinutes: drawMinutes ?? null },
      key,
    );
  }
}
