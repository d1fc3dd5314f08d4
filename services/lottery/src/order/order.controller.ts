import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, MemberId, Permission, type MemberPrincipal } from '#libs/auth';
import { CLOCK, IdempotencyKey, type Clock } from '#libs/platform';
import { Pool } from '#libs/database';
import {
  BettingRequest,
  CancelRequest,
  HistoryQuery,
  OrderParameter,
  OrdersQuery,
  inputOf,
} from './dto/order.request.js';
import { OrderPageResponse, OrderResponse } from './dto/order.response.js';
import { OrderErrors } from './order.errors.js';
import { OrderRepository, type TicketFilter } from './order.repository.js';
import { OrderService } from './order.service.js';

const pageSize = 20;
const dayMs = 86_400_000;
const zoneMs = 7 * 3_600_000;

/** Slips of the member who asks. */
@Controller('lgw')
@Permission('session')
export class OrderController {
  constructor(
    private readonly orderService: OrderService,
    private readonly orders: OrderRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  @Post('betting')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderResponse })
  async bet(
    @CurrentPrincipal() member: MemberPrincipal,
    @Body() body: BettingRequest,
    @IdempotencyKey() key: string,
  ): Promise<OrderResponse> {
    const { order, tickets } = await this.orderService.place(member, inputOf(body), key);
    return OrderResponse.of(order, tickets);
  }

  /** Tickets of today, in Vietnam's time. */
  @Get('orders/today')
  @ApiOkResponse({ type: OrderPageResponse })
  async today(@MemberId() memberId: string, @Query() query: OrdersQuery): Promise<OrderPageResponse> {
    const now = this.clock.now().getTime();
    const from = new Date(Math.floor((now + zoneMs) / dayMs) * dayMs - zoneMs);
    return this.page(memberId, query, pageSize, { from });
  }

  /** All tickets, or those of one draw. */
  @Get('orders')
  @ApiOkResponse({ type: OrderPageResponse })
  async history(@MemberId() memberId: string, @Query() query: HistoryQuery): Promise<OrderPageResponse> {
    const { gameId, numero, size } = query;
    const isOfDraw = gameId !== undefined && numero !== undefined;
    return this.page(memberId, query, size, isOfDraw ? { draw: { gameCode: gameId, numero } } : {});
  }

  @Get('orders/:orderNumber')
  @ApiOkResponse({ type: OrderResponse })
  async detail(
    @MemberId() memberId: string,
    @Param() { orderNumber }: OrderParameter,
  ): Promise<OrderResponse> {
    const order = await this.orders.byNumber(memberId, orderNumber);
    if (!order) throw OrderErrors.LOTTERY_ORDER_NOT_FOUND();
    return OrderResponse.of(order, await this.orders.tickets(this.pool, order.id));
  }

  /** All of the tickets, or none and the refusal. */
  @Put('orders/suborders/cancel')
  @ApiOkResponse({ type: Boolean })
  async cancel(@MemberId() memberId: string, @Body() { ids }: CancelRequest): Promise<boolean> {
    await this.orderService.cancel(memberId, ids);
    return true;
  }

  private async page(
    memberId: string,
    { state, cursor }: OrdersQuery,
    size: number,
    only: TicketFilter,
  ): Promise<OrderPageResponse> {
    const [at = '', id = ''] = cursor?.split('.') ?? [];
    const filter: TicketFilter = {
      ...only,
      ...(state && { states: [state] }),
      ...(cursor !== undefined && { before: { placedAt: new Date(Number(at)), id } }),
    };
    return OrderPageResponse.of(await this.orders.page(memberId, filter, size), size);
  }
}
