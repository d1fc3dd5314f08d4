import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Operator } from '#libs/auth';
import { MemberParameter } from '../session/dto/session.request.js';
import { DirectoryErrors } from './directory.errors.js';
import { DirectoryRepository } from './directory.repository.js';
import { MemberNameResponse } from './dto/directory.response.js';

@Controller('wps/v2/ops/members/:memberId/name')
export class MemberNameController {
  constructor(private readonly directory: DirectoryRepository) {}

  /** For operators who have members in a queue; the sheet needs the role `support`. */
  @Get()
  @Operator('support', 'cashier', 'ledger', 'rewards', 'games')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MemberNameResponse })
  async name(@Param() { memberId }: MemberParameter): Promise<MemberNameResponse> {
    const username = await this.directory.nameOf(memberId);
    if (username === undefined) throw DirectoryErrors.MEMBER_NOT_FOUND();
    return { memberId, username };
  }
}
