import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Permission } from '#libs/auth';
import { formatMoney } from '#libs/money';
import { CLOCK, IdempotencyKey, newId, pageOf, PageQuery, type Clock } from '#libs/platform';
import { AddressRequest, ConvertRequest, IdParameter, RedeemRequest } from './dto/mall.request.js';
import {
  AddressResponse,
  ConvertResponse,
  MallItemResponse,
  MallOrderPage,
  MallOrderResponse,
  PointLinePage,
  RedeemResponse,
} from './dto/mall.response.js';
import { MallRepository } from './mall.repository.js';
import { isActive } from './mall.rules.js';
import { MallService } from './mall.service.js';

@Controller('wps')
export class MallController {
  constructor(
    private readonly service: MallService,
    private readonly mall: MallRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('relay/MCS2_getPointReward')
  @Permission('session')
  @ApiOkResponse({ type: [MallItemResponse] })
  async rewards(): Promise<MallItemResponse[]> {
    const now = this.clock.now();
    return (await this.mall.shown()).filter((item) => isActive(item, now)).map(MallItemResponse.of);
  }

  /** Exchanges points for an item; goods are delivered by an operator, bonuses are credited at once. */
  @Post('relay/passwordCheck/MCS2_redeemPointReward')
  @HttpCode(200)
  @Permission('member', 'fund-password')
  @ApiOkResponse({ type: RedeemResponse })
  async redeem(
    @Body() { itemId, quantity, recipient, phone, address }: RedeemRequest,
    @MemberId() memberId: string,
    @IdempotencyKey() key: string,
  ): Promise<RedeemResponse> {
    const delivery = recipient && phone && address ? { recipient, phone, address } : undefined;
    return { number: await this.service.redeem(memberId, { itemId, quantity, delivery, key }) };
  }

  @Post('relay/passwordCheck/MCS2_convertPoint')
  @HttpCode(200)
  @Permission('member', 'fund-password')
  @ApiOkResponse({ type: ConvertResponse })
  async convert(
    @Body() { points }: ConvertRequest,
    @MemberId() memberId: string,
    @IdempotencyKey() key: string,
  ): Promise<ConvertResponse> {
    const converted = await this.service.convertPoints(memberId, points, key);
    return { points: converted.points, amount: formatMoney(BigInt(converted.amount)) };
  }

  @Get('relay/MCS2_getRedeemPointList')
  @Permission('member')
  @ApiOkResponse({ type: MallOrderPage })
  async orders(@MemberId() memberId: string, @Query() query: PageQuery): Promise<MallOrderPage> {
    const { list, total } = await this.mall.orders(
      memberId,
      query.pageSize,
      (query.pageNo - 1) * query.pageSize,
    );
    const shown = list.map((order) =>
      MallOrderResponse.of(
        order,
        order.sealed === null ? undefined : this.service.open(memberId, order.sealed),
      ),
    );
    return pageOf(shown, query, total);
  }

  /** The ledger of the member's points. */
  @Get('relay/ODSFE2_MemTransDet')
  @Permission('member')
  @ApiOkResponse({ type: PointLinePage })
  async ledger(@MemberId() memberId: string, @Query() query: PageQuery): Promise<PointLinePage> {
    const { list, total } = await this.mall.ledger(
      memberId,
      query.pageSize,
      (query.pageNo - 1) * query.pageSize,
    );
    const lines = list.map(({ kind, delta, point_type: pointType, recorded_at: at }) => ({
      ...{ kind, pointType, points: Number(delta), at: at.toISOString() },
    }));
    return pageOf(lines, query, total);
  }

  @Get('v2/points/addresses')
  @Permission('member')
  @ApiOkResponse({ type: [AddressResponse] })
  async addresses(@MemberId() memberId: string): Promise<AddressResponse[]> {
    const rows = await this.mall.addresses(memberId);
    return rows.map(({ id, sealed }) => ({ id, ...this.service.open(memberId, sealed) }));
  }

  @Post('v2/points/addresses')
  @HttpCode(200)
  @Permission('member')
  @ApiOkResponse({ type: AddressResponse })
  async addAddress(
    @Body() { recipient, phone, address }: AddressRequest,
    @MemberId() memberId: string,
  ): Promise<AddressResponse> {
    const [id, delivery] = [newId(), { recipient, phone, address }];
    await this.mall.addAddress(id, memberId, this.service.seal(memberId, delivery), this.clock.now());
    return { id, ...delivery };
  }

  @Delete('v2/points/addresses/:id')
  @Permission('member')
  async removeAddress(@Param() { id }: IdParameter, @MemberId() memberId: string): Promise<void> {
    await this.mall.removeAddress(id, memberId);
  }
}
