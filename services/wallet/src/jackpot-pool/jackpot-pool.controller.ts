import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { JackpotPoolResponse } from './dto/jackpot-pool.response.js';
import { JackpotPoolRepository } from './jackpot-pool.repository.js';

@Controller('wps/v2/ops/ledger/jackpot-pools')
@Operator('ledger')
export class JackpotPoolController {
  constructor(private readonly pools: JackpotPoolRepository) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [JackpotPoolResponse] })
  async list(): Promise<JackpotPoolResponse[]> {
    return (await this.pools.sums()).map(JackpotPoolResponse.of);
  }
}
