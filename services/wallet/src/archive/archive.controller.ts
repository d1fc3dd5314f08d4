import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { ArchiveService } from './archive.service.js';
import { LedgerMonthResponse } from './dto/archive.response.js';

@Controller('wps/v2/ops/ledger/months')
@Operator('ledger')
export class ArchiveController {
  constructor(private readonly archive: ArchiveService) {}

  /** Place of each month of postings. Moving a month is a command, which needs the owner's role. */
  @Get()
  @ApiOkResponse({ type: [LedgerMonthResponse] })
  months(): Promise<LedgerMonthResponse[]> {
    return this.archive.months();
  }
}
