import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type Principal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import { ConsolidatedService } from './consolidated.service.js';
import { ConsolidatedResponse } from './dto/consolidated.response.js';

@Controller('wps/member/info/funds')
export class ConsolidatedController {
  constructor(private readonly consolidated: ConsolidatedService) {}

  /** The caller's funds, with the kinds of contract and what waits for the caller's answer. */
  @Get('consolidated')
  @Permission('session')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ConsolidatedResponse })
  mine(@CurrentPrincipal() caller: Principal): Promise<ConsolidatedResponse> {
    if (caller.kind !== 'member') throw PlatformErrors.SESSION_REQUIRED();
    return this.consolidated.of(caller);
  }
}
