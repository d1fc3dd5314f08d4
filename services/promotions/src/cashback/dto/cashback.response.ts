import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { PotRow } from '../cashback.repository.js';
import { claimable } from '../cashback.rules.js';

export class CashbackPotResponse {
  @ApiProperty({ example: '2026-11-21' })
  day: string;

  @ApiProperty()
  vassalage: string;

  @ApiProperty({ example: 'RNG' })
  gameType: string;

  @ApiProperty({ example: '5000.00' })
  validBet: string;

  @ApiProperty({ example: '40.00' })
  amount: string;
}

export class CashbackResponse {
  @ApiProperty({ description: 'True once the pots together hold the minimum' })
  hasRebate: boolean;

  @ApiProperty({ example: '143728.39' })
  claimable: string;

  @ApiProperty({ type: [CashbackPotResponse] })
  pots: CashbackPotResponse[];

  static of(pots: readonly PotRow[], minimum: bigint): CashbackResponse {
    const total = claimable(pots);
    return {
      hasRebate: total >= minimum,
      claimable: formatMoney(total),
      pots: pots.map((pot) => ({
        day: pot.day,
        vassalage: pot.vassalage,
        gameType: pot.gameType,
        validBet: formatMoney(pot.validBet),
        amount: formatMoney(claimable([pot])),
      })),
    };
  }
}
