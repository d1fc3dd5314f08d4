import { Body, Controller, Get, HttpCode, Param, Post, Query, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { DeadLetterOperations } from '#libs/messaging';
import { PlatformErrors } from '../errors/platform.errors.js';
import { pageOf, PageQuery } from '../http/page.js';
import {
  DeadLetterParameter,
  DeadLetterQuery,
  DeadLetterReasonRequest,
  RedriveRequest,
} from './dto/dead-letter.request.js';
import {
  DeadLetterActionPage,
  DeadLetterActionResponse,
  DeadLetterPage,
  DeadLetterResponse,
  RedriveResponse,
} from './dto/dead-letter.response.js';

const pagingOf = ({ pageNo, pageSize }: PageQuery) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

/** The dead letters of one service, under a path that names it: the gateway's table has its lines for each. */
export function deadLetterController(service: ServiceName): Type {
  @Controller(`wps/v2/ops/dead-letters/${service}`)
  @Operator('events')
  class DeadLetterController {
    constructor(private readonly letters: DeadLetterOperations) {}

    @Get()
    @ApiOkResponse({ type: DeadLetterPage })
    async list(@Query() query: DeadLetterQuery): Promise<DeadLetterPage> {
      const { list, total } = await this.letters.list(query, pagingOf(query));
      return pageOf(list.map(DeadLetterResponse.of), query, total);
    }

    @Get('actions')
    @ApiOkResponse({ type: DeadLetterActionPage })
    async actions(@Query() query: PageQuery): Promise<DeadLetterActionPage> {
      const { list, total } = await this.letters.actions(pagingOf(query));
      return pageOf(list.map(DeadLetterActionResponse.of), query, total);
    }

    @Post('redrive')
    @HttpCode(200)
    @ApiOkResponse({ type: RedriveResponse })
    async redriveAll(
      @Body() { type, reason }: RedriveRequest,
      @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    ): Promise<RedriveResponse> {
      const which = type === undefined ? {} : { type };
      return { requested: await this.letters.requestRedrive(which, { operatorId, reason }) };
    }

    /** The letter and every event of its key that is parked behind it. */
    @Post(':id/redrive')
    @HttpCode(200)
    @ApiOkResponse({ type: RedriveResponse })
    async redrive(
      @Param() { id }: DeadLetterParameter,
      @Body() { reason }: DeadLetterReasonRequest,
      @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    ): Promise<RedriveResponse> {
      const requested = await this.letters.requestRedrive({ id }, { operatorId, reason });
      if (requested === 0) throw PlatformErrors.NOT_FOUND();
      return { requested };
    }

    @Post(':id/discard')
    @HttpCode(200)
    async discard(
      @Param() { id }: DeadLetterParameter,
      @Body() { reason }: DeadLetterReasonRequest,
      @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    ): Promise<void> {
      if (!(await this.letters.discard(id, { operatorId, reason }))) throw PlatformErrors.NOT_FOUND();
    }
  }
  return DeadLetterController;
}
