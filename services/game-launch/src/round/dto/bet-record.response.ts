import { books } from '#libs/money';
import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { oddsFormats } from '../odds.rules.js';
import { NamesResponse } from '../../catalogue/dto/menu.response.js';
import type { BetRecordRow, BetTotalsRow, PlacedBetRow } from '../bet-record.repository.js';

export class StatedOddsResponse {
  @ApiProperty({ enum: oddsFormats }) format!: string;
  @ApiProperty({ example: '1.90' }) value!: string;
}

export class BetSelectionResponse {
  @ApiProperty({ type: String, nullable: true, description: "what was bet on, in the provider's words" })
  selection!: string | null;
  @ApiProperty({ type: NamesResponse, required: false, description: 'the play of a lottery' })
  playName?: NamesResponse;
  @ApiProperty({ type: StatedOddsResponse, nullable: true, description: 'null where they differ by prize' })
  odds!: StatedOddsResponse | null;
}

export class BetRecordResponse {
  @ApiProperty({ format: 'uuid' }) betId!: string;
  @ApiProperty() roundId!: string;
  @ApiProperty() gameId!: string;
  @ApiProperty({ type: NamesResponse }) gameName!: NamesResponse;
  @ApiProperty() vassalage!: string;
  @ApiProperty() gameType!: string;
  @ApiProperty({ enum: books }) mode!: string;
  @ApiProperty() currency!: string;
  @ApiProperty({ example: '10000.00' }) stake!: string;
  @ApiProperty() payout!: string;
  @ApiProperty() validBet!: string;
  @ApiProperty({ type: String, nullable: true, description: 'why validBet is less than the stake' })
  exclusionReason!: string | null;
  @ApiProperty({ description: 'payout less stake of a settled round, zero before' }) profit!: string;
  @ApiProperty({ enum: ['OPEN', 'SETTLED', 'VOID'] }) status!: string;
  @ApiProperty({ format: 'date-time' }) placedAt!: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) settledAt!: string | null;
  @ApiProperty({ required: false, description: "of a lottery's ticket" }) orderNumber?: string;
  @ApiProperty({
    type: [BetSelectionResponse],
    description: 'bets at stated odds, or lines of a lottery ticket, at most 8',
  })
  selections!: BetSelectionResponse[];
}

export class PlacedBetResponse {
  @ApiProperty({ type: String, nullable: true, description: "what was bet on, in the provider's words" })
  selection!: string | null;
  @ApiProperty({ type: NamesResponse, required: false, description: 'the play of a lottery' })
  playName?: NamesResponse;
  @ApiProperty({
    type: StatedOddsResponse,
    nullable: true,
    description: 'the price, the final one if confirmed',
  })
  odds!: StatedOddsResponse | null;
  @ApiProperty({ example: '10000.00' }) stake!: string;
  @ApiProperty({ enum: ['PLACED', 'AWAITING_PRICE', 'TAKEN_BACK'] }) state!: PlacedBetRow['state'];
  @ApiProperty({ format: 'date-time' }) placedAt!: string;
}

export class BetRecordDetailResponse extends BetRecordResponse {
  @ApiProperty({ type: [PlacedBetResponse], description: 'the bets of the round, at most 200' })
  bets!: PlacedBetResponse[];
}

export class BetTotalsResponse {
  @ApiProperty() stake!: string;
  @ApiProperty() payout!: string;
  @ApiProperty() validBet!: string;
  @ApiProperty() profit!: string;
  @ApiProperty({ description: 'settled rounds' }) count!: number;
}

export class BetRecordListResponse {
  @ApiProperty({ type: [BetRecordResponse] }) list!: BetRecordResponse[];
  @ApiProperty() pageNum!: number;
  @ApiProperty() totalPages!: number;
  @ApiProperty() totalCount!: number;
  @ApiProperty({ type: BetTotalsResponse, description: 'of the settled rounds of the whole period' })
  totals!: BetTotalsResponse;
}

export function betRecordResponse(row: BetRecordRow): BetRecordResponse {
  const stake = BigInt(row.stake);
  const payout = BigInt(row.payout);
  return {
    betId: row.id,
    roundId: row.round_id,
    gameId: row.game_id,
    gameName: { vi: row.name_vi ?? row.game_id, en: row.name_en ?? row.game_id },
    vassalage: row.vassalage,
    gameType: row.game_type,
    mode: row.mode,
    currency: row.currency,
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    validBet: formatMoney(BigInt(row.valid_bet)),
    exclusionReason: row.exclusion_reason,
    profit: formatMoney(row.status === 'SETTLED' ? payout - stake : 0n),
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    ...(row.order_number && { orderNumber: row.order_number }),
    selections: row.selections,
  };
}

export function placedBetResponse({ amount, placedAt, ...bet }: PlacedBetRow): PlacedBetResponse {
  return { ...bet, stake: formatMoney(BigInt(amount)), placedAt: placedAt.toISOString() };
}

export function betTotalsResponse(row: BetTotalsRow): BetTotalsResponse {
  const stake = BigInt(row.stake);
  const payout = BigInt(row.payout);
  return {
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    validBet: formatMoney(BigInt(row.valid_bet)),
    profit: formatMoney(payout - stake),
    count: Number(row.settled),
  };
}
