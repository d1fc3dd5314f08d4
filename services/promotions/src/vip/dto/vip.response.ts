import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { giftKinds, type Gift, type GiftKind } from '../vip.repository.js';
import type { VipRank } from '../vip.rules.js';
import type { VipView } from '../vip.service.js';
import { TextResponse } from '../../text/localized-text.js';

export class VipRankResponse {
  @ApiProperty()
  level: number;

  @ApiProperty({ type: TextResponse })
  name: TextResponse;

  @ApiProperty({ example: '1000000.00' })
  depositSum: string;

  @ApiProperty({ example: '20000000.00' })
  betSum: string;

  @ApiProperty()
  keepBet: string;

  @ApiProperty()
  upgradeGift: string;

  @ApiProperty()
  weeklyGift: string;

  @ApiProperty()
  monthlyGift: string;

  @ApiProperty({ description: 'Valid bet of the week that the weekly gift asks' })
  weeklyBet: string;

  @ApiProperty({ description: 'Valid bet of the month that the monthly gift asks' })
  monthlyBet: string;

  @ApiProperty({ description: 'Millionths of the valid bet, added to the cashback rate' })
  rebatePpm: number;

  static of(rank: VipRank): VipRankResponse {
    const { level, name, rebatePpm, depositSum, betSum, keepBet } = rank;
    return {
      ...{ level, rebatePpm, name: TextResponse.of(name) },
      ...{ depositSum: formatMoney(depositSum), betSum: formatMoney(betSum), keepBet: formatMoney(keepBet) },
      upgradeGift: formatMoney(rank.upgradeGift),
      weeklyGift: formatMoney(rank.weeklyGift),
      monthlyGift: formatMoney(rank.monthlyGift),
      weeklyBet: formatMoney(rank.weeklyBet),
      monthlyBet: formatMoney(rank.monthlyBet),
    };
  }
}

export class OpsVipRankResponse extends VipRankResponse {
  @ApiProperty()
  version: number;
}

export class VipGiftResponse {
  @ApiProperty({ enum: giftKinds })
  kind: GiftKind;

  @ApiProperty({ description: 'The level, the Monday or the first of the month that it is given for' })
  slot: string;

  @ApiProperty()
  level: number;

  @ApiProperty()
  amount: string;

  static of({ kind, slot, level, amount }: Gift): VipGiftResponse {
    return { kind, slot, level, amount: formatMoney(amount) };
  }
}

export class VipResponse {
  @ApiProperty()
  level: number;

  @ApiProperty({ description: 'Deposits ever' })
  deposits: string;

  @ApiProperty({ description: 'Valid bets ever, lottery left out' })
  bets: string;

  @ApiProperty({ description: 'Valid bets of the keep window' })
  windowBets: string;

  @ApiProperty({ format: 'date' })
  keepTo: string;

  @ApiProperty({ description: 'Whether the VIP service answers this member' })
  vipService: boolean;

  @ApiProperty({ type: [VipRankResponse] })
  ranks: VipRankResponse[];

  @ApiProperty({ type: [VipGiftResponse] })
  claimable: VipGiftResponse[];

  @ApiProperty({ type: [VipGiftResponse] })
  given: VipGiftResponse[];

  static of({ state, totals, ranks, claimable, given }: VipView): VipResponse {
    return {
      ...{ level: state.level, keepTo: state.keepTo, vipService: state.level > 4 },
      deposits: formatMoney(totals.deposits),
      bets: formatMoney(totals.bets),
      windowBets: formatMoney(totals.windowBets),
      ranks: ranks.map(VipRankResponse.of),
      claimable: claimable.map(VipGiftResponse.of),
      given: given.map(VipGiftResponse.of),
    };
  }
}

export class VipStateResponse {
  @ApiProperty()
  level: number;

  @ApiProperty()
  locked: boolean;

  @ApiProperty({ format: 'date' })
  keepTo: string;
}
