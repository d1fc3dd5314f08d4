import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { pageOf } from '#libs/platform';
import { DepositRepository } from './deposit.repository.js';
import { DepositSearchQuery } from './dto/deposit.request.js';
import { FoundDepositPage, FoundDepositResponse } from './dto/deposit-search.response.js';

@Controller('wps/v2/ops/deposits')
@Operator('cashier')
export class DepositSearchController {
  constructor(private readonly deposits: DepositRepository) {}

  /** Orders of any status, the newest first. */
  @Get()
  @ApiOkResponse({ type: FoundDepositPage })
  async found(@Query() query: DepositSearchQuery): Promise<FoundDepositPage> {
    const { search, pageNo, pageSize } = query;
    const { list, total } = await this.deposits.found(search.trim(), pageSize, (pageNo - 1) * pageSize);
    return pageOf(list.map(FoundDepositResponse.of), query, total);
  }
}
