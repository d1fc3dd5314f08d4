import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { IdempotencyKey } from '#libs/platform';
import { ExceptionsRequest } from './dto/exception.request.js';
import { ExceptionAnswerResponse } from './dto/exception.response.js';
import { ExceptionService } from './exception.service.js';

@Controller('wps/v2/ops/lottery/exceptions')
@Operator('lottery')
export class ExceptionController {
  constructor(private readonly exceptions: ExceptionService) {}

  /** Takes effect at once on days whose draw does not stand yet; the others are proposed. */
  @Put()
  @ApiOkResponse({ type: ExceptionAnswerResponse })
  add(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Body() { gameIds, drawMinutes = null, ...order }: ExceptionsRequest,
  ): Promise<ExceptionAnswerResponse> {
    return this.exceptions.add(operator, { ...order, gameCodes: gameIds, drawMinutes }, key);
  }
}
