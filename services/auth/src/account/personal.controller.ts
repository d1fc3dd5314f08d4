import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal } from '#libs/auth';
import { PayeeNameRequest, PersonalParameter } from './dto/personal.request.js';
import { PersonalResponse } from './dto/personal.response.js';
import { PersonalService } from './personal.service.js';

@Controller('internal/personal')
export class PersonalController {
  constructor(private readonly personal: PersonalService) {}

  @Get(':memberId')
  @Internal('member')
  @ApiOkResponse({ type: PersonalResponse })
  read(@Param() { memberId }: PersonalParameter): Promise<PersonalResponse> {
    return this.personal.read(memberId);
  }

  /** The payee name, given after registration; a login may require it together with a second factor. */
  @Put(':memberId/payee-name')
  @Internal('member')
  @ApiOkResponse({ type: PersonalResponse })
  async namePayee(
    @Param() { memberId }: PersonalParameter,
    @Body() { payeeName }: PayeeNameRequest,
  ): Promise<PersonalResponse> {
    await this.personal.namePayee(memberId, payeeName);
    return this.personal.read(memberId);
  }
}
