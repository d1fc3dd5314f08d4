import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { ClosingService } from './closing.service.js';
import { ClosingResponse } from './dto/closing.response.js';

const daysShown = 31;

@Controller('wps/v2/ops/ledger/closings')
@Operator('ledger')
export class ClosingController {
  constructor(private readonly closings: ClosingService) {}

  /** The last month, newest day first. */
  @Get()
  @ApiOkResponse({ type: [ClosingResponse] })
  async list(): Promise<ClosingResponse[]> {
    return (await this.closings.days(daysShown)).map(ClosingResponse.of);
  }
}
