import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Internal } from '#libs/auth';
import { PersonalParameter } from './dto/personal.request.js';
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
}
