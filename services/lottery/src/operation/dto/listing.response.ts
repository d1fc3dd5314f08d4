import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { gameDefinitionOf, layoutOf, type Play } from '#libs/lottery-engine';
import { LocalisedNameResponse } from '../../schedule/dto/name.response.js';
import { gameOf } from '../../schedule/games.js';
import type { ListedDraw, StoredException } from '../operation.repository.js';

export class SlotResponse {
  @ApiProperty({ example: 'DB' })
  code: string;

  @ApiProperty()
  count: number;

  @ApiProperty({ description: 'Length of each value; leading zeros are kept' })
  digits: number;
}

export class OperatorDrawResponse {
  @ApiProperty()
  gameId: string;

  @ApiProperty()
  gameName: LocalisedNameResponse;

  @ApiProperty({ description: 'Drawn elsewhere, so that its result has to be entered' })
  isOfficial: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'The game whose result this one takes over' })
  resultOf: string | null;

  @ApiProperty()
  numero: string;

  @ApiProperty({ format: 'date-time' })
  closeAt: string;

  @ApiProperty({ format: 'date-time' })
  drawAt: string;

  @ApiProperty({ enum: ['PENDING', 'DRAWN', 'SETTLED', 'VOID'] })
  state: string;

  @ApiProperty({ description: 'Of the result; 0 where there is none' })
  version: number;

  @ApiProperty({ type: String, nullable: true })
  voidReason: string | null;

  @ApiProperty()
  tickets: number;

  @ApiProperty()
  staked: string;

  @ApiProperty({ description: 'Entries for the next version of the result' })
  proposals: number;

  @ApiProperty({ type: [SlotResponse] })
  slots: SlotResponse[];

  static of(draw: ListedDraw): OperatorDrawResponse {
    const { gameCode, closeAt, drawAt, staked, ...rest } = draw;
    const { source, layout, resultOf = null } = gameDefinitionOf(gameCode)!;
    return {
      ...rest,
      ...{
        gameId: gameCode,
        gameName: gameOf(gameCode)!.name,
        isOfficial: source === 'OFFICIAL',
        resultOf,
      },
      ...{ closeAt: closeAt.toISOString(), drawAt: drawAt.toISOString(), staked: formatMoney(staked) },
      slots: layoutOf(layout).slots.map(({ code, count, digits }) => ({ code, count, digits })),
    };
  }
}

export class OperatorPlayResponse {
  @ApiProperty({ example: 'LO2' })
  playId: string;

  @ApiProperty({ example: 'MB' })
  playCode: string;

  @ApiProperty({ description: 'Without a proof of its odds a play takes no bets' })
  isProved: boolean;

  @ApiProperty({ description: 'Switched off by an operator' })
  isOff: boolean;

  static of(play: Play, isProved: boolean, isOff: boolean): OperatorPlayResponse {
    return { playId: play.code, playCode: play.group, isProved, isOff };
  }
}

export class OperatorGameResponse {
  @ApiProperty()
  gameId: string;

  @ApiProperty()
  gameName: LocalisedNameResponse;

  @ApiProperty({ enum: ['VN', 'ELOTT', 'SEA'] })
  area: string;

  @ApiProperty()
  isOfficial: boolean;

  @ApiProperty({ description: 'Draws by a calendar, which can have exceptions' })
  hasCalendar: boolean;
}

export class ExceptionResponse {
  @ApiProperty()
  gameId: string;

  @ApiProperty({ example: '2026-11-21' })
  day: string;

  @ApiProperty({ enum: ['SKIP', 'MOVE', 'EXTRA'] })
  kind: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Minutes after local midnight' })
  drawMinutes: number | null;

  @ApiProperty()
  reason: string;

  static of({ gameCode, ...rest }: StoredException): ExceptionResponse {
    return { gameId: gameCode, ...rest };
  }
}
