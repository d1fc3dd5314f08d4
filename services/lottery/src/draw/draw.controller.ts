import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '#libs/auth';
import { DrawPageService } from './draw-page.service.js';
import {
  ChainQuery,
  DrawParameter,
  GameParameter,
  GameQuery,
  HotGapQuery,
  ResultsQuery,
} from './dto/draw.request.js';
import {
  ChainEntryResponse,
  DrawDetailResponse,
  NearResponse,
  NumeroResponse,
  ResultResponse,
  VoidsResponse,
} from './dto/draw.response.js';
import { HotGapResponse } from './dto/hot-gap.response.js';
import { CachedBriefly } from '../public-caching.js';

/** Draws, results and what proves them; for everybody. */
@Controller('lgw')
@Public()
export class DrawController {
  constructor(private readonly pages: DrawPageService) {}

  @Get('numeros/near')
  @ApiOkResponse({ type: NearResponse })
  near(@Query() { gameId }: GameQuery): Promise<NearResponse> {
    return this.pages.near(gameId);
  }

  @Get('numeros/chase/:gameId')
  @ApiOkResponse({ type: [NumeroResponse] })
  chase(@Param() { gameId }: GameParameter): Promise<NumeroResponse[]> {
    return this.pages.chase(gameId);
  }

  /** Results, newest first. */
  @Get('draw/:gameId')
  @CachedBriefly()
  @ApiOkResponse({ type: [ResultResponse] })
  results(@Param() { gameId }: GameParameter, @Query() query: ResultsQuery): Promise<ResultResponse[]> {
    return this.pages.results(gameId, query.page, query.size);
  }

  /** How often and how long ago each number was drawn. */
  @Get('draw/:gameId/hot_gap_info')
  @CachedBriefly()
  @ApiOkResponse({ type: HotGapResponse })
  hotAndGaps(@Param() { gameId }: GameParameter, @Query() { size }: HotGapQuery): Promise<HotGapResponse> {
    return this.pages.hotAndGaps(gameId, size);
  }

  /** Commitments of a game in their order. */
  @Get('draw/:gameId/chain')
  @ApiOkResponse({ type: [ChainEntryResponse] })
  chain(
    @Param() { gameId }: GameParameter,
    @Query() { from, size }: ChainQuery,
  ): Promise<ChainEntryResponse[]> {
    return this.pages.chain(gameId, from, size);
  }

  /** How many draws of a game were void, and the last of them with the reason. */
  @Get('draw/:gameId/voids')
  @CachedBriefly()
  @ApiOkResponse({ type: VoidsResponse })
  voids(@Param() { gameId }: GameParameter): Promise<VoidsResponse> {
    return this.pages.voids(gameId);
  }

  /** A draw with its result and, where it is an own one, all that is needed to compute it again. */
  @Get('draw/:gameId/numeros/:numero')
  @ApiOkResponse({ type: DrawDetailResponse })
  detail(@Param() { gameId, numero }: DrawParameter): Promise<DrawDetailResponse> {
    return this.pages.detail({ gameCode: gameId, numero });
  }
}
