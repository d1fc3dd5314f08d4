import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { parseMoney } from '#libs/money';
import { CLOCK, newId, pageOf, PageQuery, type Clock } from '#libs/platform';
import { DecisionRequest, IdParameter, ItemChangeRequest, ItemRequest } from './dto/mall.request.js';
import { OpsMallItemResponse, OpsMallOrderPage, OpsMallOrderResponse } from './dto/mall.response.js';
import { MallErrors } from './mall.errors.js';
import { MallRepository } from './mall.repository.js';
import type { MallItem } from './mall.rules.js';
import { MallService } from './mall.service.js';

@Controller('wps/v2/ops/points')
@Operator('rewards')
export class OpsMallController {
  constructor(
    private readonly service: MallService,
    private readonly mall: MallRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('items')
  @ApiOkResponse({ type: [OpsMallItemResponse] })
  async items(): Promise<OpsMallItemResponse[]> {
    return (await this.mall.all()).map(OpsMallItemResponse.of);
  }

  @Post('items')
  @HttpCode(200)
  @ApiOkResponse({ type: OpsMallItemResponse })
  async add(
    @Body() request: ItemRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<OpsMallItemResponse> {
    const item = itemOf(newId(), 1, request);
    await this.mall.insertItem(item, operatorId, this.clock.now());
    return OpsMallItemResponse.of(item);
  }

  @Put('items/:id')
  @ApiOkResponse({ type: OpsMallItemResponse })
  async change(
    @Param() { id }: IdParameter,
    @Body() { version, ...request }: ItemChangeRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<OpsMallItemResponse> {
    const item = itemOf(id, version, request);
    if (!(await this.mall.updateItem(item, operatorId, this.clock.now()))) throw MallErrors.ITEM_CHANGED();
    return OpsMallItemResponse.of({ ...item, version: version + 1 });
  }

  /** Deliveries that wait, oldest first. */
  @Get('orders')
  @ApiOkResponse({ type: OpsMallOrderPage })
  async queue(@Query() query: PageQuery): Promise<OpsMallOrderPage> {
    const { list, total } = await this.mall.queue(query.pageSize, (query.pageNo - 1) * query.pageSize);
    const shown = list.map((order) =>
      OpsMallOrderResponse.of(
        order,
        order.sealed === null ? undefined : this.service.open(order.memberId, order.sealed),
      ),
    );
    return pageOf(shown, query, total);
  }

  /** The first decision counts; a rejection gives points and stock back. */
  @Put('orders/:id/decision')
  async decide(
    @Param() { id }: IdParameter,
    @Body() { status, remark }: DecisionRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
  ): Promise<void> {
    await this.service.decide(id, status, remark ?? null, operatorId);
  }
}

function itemOf(id: string, version: number, request: Omit<ItemChangeRequest, 'version'>): MallItem {
  const { name, description, value, activeFrom, activeTo, perMember, rank = 0, ...rest } = request;
  const text = ({ vi, en }: { vi: string; en: string }) => ({ vi, en });
  return {
    ...{ ...rest, id, version, rank, perMember: perMember ?? null },
    ...{ name: text(name), description: text(description), value: parseMoney(value) },
    ...{ activeFrom: new Date(activeFrom), activeTo: activeTo === undefined ? null : new Date(activeTo) },
  };
}
