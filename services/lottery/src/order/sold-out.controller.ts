import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '#libs/auth';
import { DrawParameter } from '../draw/dto/draw.request.js';
import { CachedBriefly } from '../public-caching.js';
import { SoldOutResponse } from './dto/sold-out.response.js';
import { SoldOutService } from './sold-out.service.js';

/** Numbers that take no more bets on a draw; for everybody, and by number alone. */
@Controller('lgw')
@Public()
export class SoldOutController {
  constructor(private readonly service: SoldOutService) {}

  @Get('draw/:gameId/numeros/:numero/sold-out')
  @CachedBriefly()
  @ApiOkResponse({ type: SoldOutResponse })
  soldOut(@Param() { gameId, numero }: DrawParameter): Promise<SoldOutResponse> {
    return this.service.of({ gameCode: gameId, numero });
  }
}
