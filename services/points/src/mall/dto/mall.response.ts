import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import type { MallOrder } from '../mall.repository.js';
import {
  itemKinds,
  maskedPhone,
  orderStatuses,
  type Delivery,
  type ItemKind,
  type LocalizedText,
  type MallItem,
  type OrderKind,
  type OrderStatus,
} from '../mall.rules.js';

export class MallTextResponse {
  @ApiProperty()
  vi: string;

  @ApiProperty()
  en: string;

  static of({ vi, en }: LocalizedText): MallTextResponse {
    return { vi, en };
  }
}

export class MallItemResponse {
  @ApiProperty()
  id: string;

  @ApiProperty({ enum: itemKinds })
  kind: ItemKind;

  @ApiProperty({ type: MallTextResponse })
  name: MallTextResponse;

  @ApiProperty({ type: MallTextResponse })
  description: MallTextResponse;

  @ApiProperty()
  picture: string;

  @ApiProperty()
  points: number;

  @ApiProperty({ example: '50000.00' })
  value: string;

  @ApiProperty({ description: 'Turnover that the value requires, as a multiple' })
  multiplier: string;

  @ApiProperty()
  stock: number;

  @ApiProperty({ type: Number, nullable: true })
  perMember: number | null;

  @ApiProperty()
  minLevel: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  activeTo: string | null;

  static of(item: MallItem): MallItemResponse {
    const { id, kind, name, description, picture, points, value, multiplier, stock, perMember, minLevel } =
      item;
    return {
      ...{ id, kind, picture, points, multiplier, stock, perMember, minLevel, value: formatMoney(value) },
      ...{ name: MallTextResponse.of(name), description: MallTextResponse.of(description) },
      activeTo: item.activeTo?.toISOString() ?? null,
    };
  }
}

export class OpsMallItemResponse extends MallItemResponse {
  @ApiProperty()
  enabled: boolean;

  @ApiProperty({ format: 'date-time' })
  activeFrom: string;

  @ApiProperty()
  rank: number;

  @ApiProperty()
  version: number;

  static override of(item: MallItem): OpsMallItemResponse {
    const { enabled, activeFrom, rank, version } = item;
    return {
      ...MallItemResponse.of(item),
      ...{ enabled, rank, version, activeFrom: activeFrom.toISOString() },
    };
  }
}

export class MallOrderResponse {
  @ApiProperty()
  id: string;

  @ApiProperty({ description: 'Transaction number' })
  number: string;

  @ApiProperty({ enum: [...itemKinds, 'CONVERT'] })
  kind: OrderKind;

  @ApiProperty({ type: MallTextResponse })
  name: MallTextResponse;

  @ApiProperty()
  quantity: number;

  @ApiProperty()
  points: number;

  @ApiProperty()
  amount: string;

  @ApiProperty({ enum: orderStatuses })
  status: OrderStatus;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: String, nullable: true })
  remark: string | null;

  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Masked' })
  phone: string | null;

  static of(order: MallOrder, delivery: Delivery | undefined): MallOrderResponse {
    const { id, number, kind, name, quantity, points, amount, status, orderedAt, remark } = order;
    return {
      ...{ id, number, kind, quantity, points, status, remark, name: MallTextResponse.of(name) },
      ...{ amount: formatMoney(amount), at: orderedAt.toISOString() },
      address: delivery?.address ?? null,
      phone: delivery ? maskedPhone(delivery.phone) : null,
    };
  }
}

export class MallOrderPage extends PageResponse(MallOrderResponse) {}

export class OpsMallOrderResponse extends MallOrderResponse {
  @ApiProperty()
  memberId: string;

  @ApiProperty({ type: String, nullable: true })
  recipient: string | null;

  static override of(order: MallOrder, delivery: Delivery | undefined): OpsMallOrderResponse {
    return {
      ...MallOrderResponse.of(order, delivery),
      ...{ memberId: order.memberId, recipient: delivery?.recipient ?? null, phone: delivery?.phone ?? null },
    };
  }
}

export class OpsMallOrderPage extends PageResponse(OpsMallOrderResponse) {}

export class RedeemResponse {
  @ApiProperty()
  number: string;
}

export class ConvertResponse {
  @ApiProperty({ example: '2.00' })
  amount: string;

  @ApiProperty({ description: 'Points that were taken' })
  points: number;
}

export class AddressResponse {
  @ApiProperty()
  id: string;

  @ApiProperty()
  recipient: string;

  @ApiProperty()
  phone: string;

  @ApiProperty()
  address: string;
}

export class PointLineResponse {
  @ApiProperty()
  kind: string;

  @ApiProperty()
  points: number;

  @ApiProperty({ type: String, nullable: true })
  pointType: string | null;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class PointLinePage extends PageResponse(PointLineResponse) {}
