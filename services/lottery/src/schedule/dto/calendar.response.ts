import { ApiProperty } from '@nestjs/swagger';
import type { Game } from '../game.js';
import { drawNameOf, type Draw } from '../schedule.rules.js';
import { LocalisedNameResponse } from './name.response.js';

export class CalendarDrawResponse {
  @ApiProperty()
  gameId: string;

  @ApiProperty()
  gameName: LocalisedNameResponse;

  @ApiProperty({
    type: LocalisedNameResponse,
    required: false,
    description: 'Of a draw of the day or the night',
  })
  drawName?: LocalisedNameResponse;

  @ApiProperty({ enum: ['VN', 'SEA'] })
  area: string;

  @ApiProperty({ enum: ['NORTH', 'CENTRAL', 'SOUTH'], required: false })
  region?: string;

  @ApiProperty({ example: '2026-11-21', description: 'The local day of the draw' })
  businessDay: string;

  @ApiProperty({ format: 'date-time' })
  closeAt: string;

  @ApiProperty({ format: 'date-time' })
  drawAt: string;

  @ApiProperty({
    type: 'integer',
    description: 'Draws that the entry stands for: above 1 for a game that draws every few minutes',
  })
  draws: number;

  static of(game: Game, { numero, businessDay, closeAt, drawAt }: Draw, draws: number): CalendarDrawResponse {
    const { code, name, area, region } = game;
    const drawName = drawNameOf(game, numero);
    return {
      ...{ gameId: code, gameName: name, area, businessDay },
      ...(region && { region }),
      ...(drawName && { drawName }),
      ...{ closeAt: closeAt.toISOString(), drawAt: drawAt.toISOString(), draws },
    };
  }
}
