import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { Claim, ClaimStatus } from '../claim.repository.js';
import { claimable, payable } from '../cashback.rules.js';
import type { PotRow } from '../pot.repository.js';

export class CashbackPotResponse {
  @ApiProperty({ example: '2026-11-21' })
  day: string;

  @ApiProperty()
  vassalage: string;

  @ApiProperty({ example: 'RNG' })
  gameType: string;

  @ApiProperty({ example: 1, description: 'Grows with each claim of the day, vendor and game type' })
  sequence: number;

  @ApiProperty({ example: '5000.00' })
  validBet: string;

  @ApiProperty({ example: '40.00' })
  amount: string;
}

export class CashbackClaimResponse {
  @ApiProperty()
  id: string;

  @ApiProperty({ example: '143728.39' })
  amount: string;

  @ApiProperty({ enum: ['REQUESTED', 'CREDITED', 'REFUSED'] })
  status: ClaimStatus;

  @ApiProperty({ format: 'date-time' })
  requestedAt: string;

  static of({ id, amount, status, requestedAt }: Claim): CashbackClaimResponse {
    return { id, amount: formatMoney(amount), status, requestedAt: requestedAt.toISOString() };
  }
}

export class CashbackResponse {
  @ApiProperty({ description: 'True once the pots together hold the minimum' })
  hasRebate: boolean;

  @ApiProperty({ example: '143728.39' })
  claimable: string;

  @ApiProperty({ type: [CashbackPotResponse] })
  pots: CashbackPotResponse[];

  @ApiProperty({ type: [CashbackClaimResponse], description: 'The latest claims, newest first' })
  claims: CashbackClaimResponse[];

  static of(pots: readonly PotRow[], claims: readonly Claim[], minimum: bigint): CashbackResponse {
    const total = claimable(pots);
    return {
      hasRebate: total >= minimum,
      claimable: formatMoney(total),
      pots: pots.map((pot) => ({
        day: pot.day,
        vassalage: pot.vassalage,
        gameType: pot.category,
        sequence: pot.sequence,
        validBet: formatMoney(pot.validBet),
        amount: formatMoney(payable(pot)),
      })),
      claims: claims.map(CashbackClaimResponse.of),
    };
  }
}
