import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { ArchiveService } from './archive.service.js';
import { LedgerMonthResponse } from './dto/archive.response.js';

@Controller('wps/v2/ops/ledger/months')
@Operator('ledger')
export class ArchiveController {
  constructor(private readonly archive: ArchiveService) {}

  /** Where each month of postings lies. Months are moved by the command, which needs the owner's role. */
  @Get()
  @ApiOkResponse({ type: [LedgerMonthResponse] })
  months(): Promise<LedgerMonthResponse[]> {
    return this.archive.months();
  }
}
