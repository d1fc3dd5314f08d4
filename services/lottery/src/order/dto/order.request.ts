import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { ListOf, Optional } from '#libs/platform';
import { IsMoney, parseMoney } from '#libs/money';
import { prizeModes, type PrizeMode } from '#libs/lottery-engine';
import { IsFigures } from '../../odds/figures.decorator.js';
import { maxDraws, maxMultiple, maxSlipLines, type OrderInput, type TicketState } from '../order.rules.js';

const gameCode = /^[A-Z0-9_-]{2,32}$/;
const numeroForm = /^\d{8}(-\d{1,4})?$/;
const most = 10n ** 14n;

export class NumeroRequest {
  @ApiProperty({ example: '20261121-0721' })
  @Matches(numeroForm)
  numero: string;

  @IsInt()
  @Min(1)
  @Max(maxMultiple)
  multiple: number;
}

export class ContentRequest {
  @ApiProperty({ example: 'LO2' })
  @Matches(/^[A-Z0-9_]{1,40}$/)
  playId: string;

  @ApiProperty({ example: '05,27', description: 'symbols by comma, positions by _, # for an empty position' })
  @IsString()
  @Length(1, 4_000)
  bettingContent: string;

  @ApiProperty({
    example: '1000.00',
    description: 'stake of one charged line, before the rebate of its series',
  })
  @IsMoney({ min: 1n, max: most })
  singleBetPrice: string;

  @Optional()
  @IsInt()
  @Min(1)
  @Max(9_999)
  series?: number;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { WIN: '99.000' },
    description: 'The odds that the player saw, by tier; others than those of now are refused',
  })
  @Optional()
  @IsFigures()
  odds?: Record<string, string>;
}

export class BettingRequest {
  @ApiProperty({ example: 'XSMB' })
  @Matches(gameCode)
  gameId: string;

  @ApiProperty({ enum: prizeModes })
  @IsIn(prizeModes)
  prizeMode: PrizeMode;

  @ApiProperty({ type: [NumeroRequest], minItems: 1, maxItems: maxDraws })
  @ArrayMinSize(1)
  @ArrayMaxSize(maxDraws)
  @ArrayUnique((one: NumeroRequest | null) => one?.numero)
  @ListOf(() => NumeroRequest)
  numeros: NumeroRequest[];

  @ApiProperty({ description: 'Cancels the later draws of the order when one wins' })
  @IsBoolean()
  winStop: boolean;

  @ApiProperty({ example: '54000.00', description: 'What the player saw as the total' })
  @IsMoney({ min: 1n, max: most })
  betCartAmountSum: string;

  @ApiProperty({ type: [ContentRequest], minItems: 1, maxItems: maxSlipLines })
  @ArrayMinSize(1)
  @ArrayMaxSize(maxSlipLines)
  @ListOf(() => ContentRequest)
  contents: ContentRequest[];
}

export function inputOf(request: BettingRequest): OrderInput & { total: bigint } {
  const lines = request.contents.map(({ playId, bettingContent, singleBetPrice, series, odds }) => ({
    ...{ play: playId, content: bettingContent, unitStake: parseMoney(singleBetPrice) },
    ...(series !== undefined && { series }),
    ...(odds !== undefined && { odds }),
  }));
  return {
    ...{ gameCode: request.gameId, prizeMode: request.prizeMode, lines, stopOnWin: request.winStop },
    draws: request.numeros.map(({ numero, multiple }) => ({ numero, multiple })),
    total: parseMoney(request.betCartAmountSum),
  };
}

export class CancelRequest {
  @ApiProperty({ type: [String], maxItems: maxDraws })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxDraws)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids: string[];
}

const states = ['OPEN', 'WON', 'LOST', 'REFUNDED', 'VOID', 'CANCELLED'] as const;

export class OrdersQuery {
  @ApiPropertyOptional({ enum: states })
  @Optional()
  @IsIn(states)
  state?: TicketState;

  @ApiProperty({ required: false, description: '`cursor` of the page before' })
  @Optional()
  @Matches(/^\d{13}\.[0-9a-f-]{36}$/)
  cursor?: string;
}

const namesDraw = ({ gameId, numero }: HistoryQuery): boolean => gameId !== undefined || numero !== undefined;

/** A draw is named by game and numero; one without the other is refused. */
export class HistoryQuery extends OrdersQuery {
  @ApiPropertyOptional({ example: 'HN60', description: 'With `numero`: tickets of this draw alone' })
  @ValidateIf(namesDraw)
  @Matches(gameCode)
  gameId?: string;

  @ApiPropertyOptional({ example: '20261121-0721', description: 'With `gameId`' })
  @ValidateIf(namesDraw)
  @Matches(numeroForm)
  numero?: string;

  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  size = 20;
}

export class OrderParameter {
  @Matches(/^L[2-9A-HJ-NP-Z]{12}$/)
  orderNumber: string;
}
