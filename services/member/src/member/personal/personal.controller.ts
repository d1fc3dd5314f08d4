import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ClientIp, CurrentPrincipal, Permission, type MemberPrincipal } from '#libs/auth';
import { ProfileChangeRequest } from './dto/personal.request.js';
import { ProfileResponse, SecurityResponse } from './dto/personal.response.js';
import { PersonalService } from './personal.service.js';

@Controller('wps/v2/member')
@Permission('member')
export class PersonalController {
  constructor(private readonly personal: PersonalService) {}

  @Get('profile')
  @ApiOkResponse({ type: ProfileResponse })
  async read(@CurrentPrincipal() member: MemberPrincipal): Promise<ProfileResponse> {
    return ProfileResponse.of(await this.personal.read(member));
  }

  @Put('profile')
  @ApiOkResponse({ type: ProfileResponse })
  async change(
    @CurrentPrincipal() member: MemberPrincipal,
    @Body() change: ProfileChangeRequest,
    @ClientIp() ip: string,
  ): Promise<ProfileResponse> {
    return ProfileResponse.of(await this.personal.change(member, change, ip));
  }

  @Get('security')
  @ApiOkResponse({ type: SecurityResponse })
  async readSecurity(@CurrentPrincipal() member: MemberPrincipal): Promise<SecurityResponse> {
    return SecurityResponse.of(await this.personal.read(member));
  }
}
