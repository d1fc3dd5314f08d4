import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal } from '#libs/auth';
import { PersonalParameter } from '../account/dto/personal.request.js';
import { PersonalResponse } from '../account/dto/personal.response.js';
import { PersonalService } from '../account/personal.service.js';
import { IdentityRequest } from './dto/identity.request.js';
import { IdentityService } from './identity.service.js';

@Controller('internal/personal')
export class IdentityController {
  constructor(
    private readonly identity: IdentityService,
    private readonly personal: PersonalService,
  ) {}

  /** Name and birth date, given after registration; a login may require the name together with a second factor. */
  @Put(':memberId/identity')
  @Internal('member')
  @ApiOkResponse({ type: PersonalResponse })
  async name(
    @Param() { memberId }: PersonalParameter,
    @Body() identity: IdentityRequest,
  ): Promise<PersonalResponse> {
    await this.identity.name(memberId, identity);
    return this.personal.read(memberId);
  }
}
