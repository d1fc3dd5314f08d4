import { ApiProperty } from '@nestjs/swagger';
import type { DrawnResult } from '../../draw/draw.rules.js';
import { ResultResponse } from '../../draw/dto/draw.response.js';
import { LocalisedNameResponse } from '../../schedule/dto/name.response.js';
import type { Game } from '../../schedule/game.js';
import { drawNameOf } from '../../schedule/schedule.rules.js';
import type { OpenDraw } from '../numero.repository.js';

export class LotteryGameResponse {
  @ApiProperty({ example: 'XSMB' })
  gameCode: string;

  @ApiProperty()
  gameName: LocalisedNameResponse;

  @ApiProperty({ enum: ['VN', 'ELOTT', 'SEA'] })
  area: string;

  @ApiProperty({ enum: ['NORTH', 'CENTRAL', 'SOUTH'], required: false })
  region?: string;

  static of(game: Game): LotteryGameResponse {
    return {
      gameCode: game.code,
      gameName: game.name,
      area: game.area,
      ...(game.region && { region: game.region }),
    };
  }
}

export class CurrentNumeroResponse {
  @ApiProperty({ example: '20261121' })
  numero: string;

  @ApiProperty({
    type: LocalisedNameResponse,
    required: false,
    description: 'Of a draw of the day or the night',
  })
  drawName?: LocalisedNameResponse;

  @ApiProperty({ format: 'date-time' })
  openAt: string;

  @ApiProperty({ format: 'date-time' })
  closeAt: string;

  @ApiProperty({ format: 'date-time' })
  drawAt: string;

  @ApiProperty({ description: 'Milliseconds until betting closes, by the server’s clock' })
  remainTime: number;

  @ApiProperty({ description: 'Seconds between close and draw' })
  lockTime: number;

  @ApiProperty({ description: 'True while betting is open' })
  isSale: boolean;
}

export class OpenedGameResponse extends LotteryGameResponse {
  @ApiProperty({ example: '20261121' })
  numero: string;

  @ApiProperty()
  current: CurrentNumeroResponse;

  @ApiProperty({ type: ResultResponse, nullable: true })
  last: ResultResponse | null;

  static ofDraw(game: Game, draw: OpenDraw, last: DrawnResult | undefined, now: Date): OpenedGameResponse {
    const drawName = drawNameOf(game, draw.numero);
    return {
      ...LotteryGameResponse.of(game),
      numero: draw.numero,
      current: {
        numero: draw.numero,
        ...(drawName && { drawName }),
        openAt: draw.openAt.toISOString(),
        closeAt: draw.closeAt.toISOString(),
        drawAt: draw.drawAt.toISOString(),
        remainTime: draw.closeAt.getTime() - now.getTime(),
        lockTime: (draw.drawAt.getTime() - draw.closeAt.getTime()) / 1000,
        isSale: draw.openAt <= now,
      },
      last: last ? ResultResponse.of(last) : null,
    };
  }
}
