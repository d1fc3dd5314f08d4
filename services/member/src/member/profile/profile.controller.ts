import { Controller, Get, Headers } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type MemberPrincipal } from '#libs/auth';
import { languageOf } from '#libs/platform';
import { MemberInfoResponse } from './dto/member-info.response.js';
import { ProfileService } from './profile.service.js';

@Controller('wps/member/info')
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Get()
  @Permission('session')
  @ApiOkResponse({ type: MemberInfoResponse })
  async readInfo(
    @CurrentPrincipal() member: MemberPrincipal,
    @Headers('accept-language') language?: string,
  ): Promise<MemberInfoResponse> {
    return MemberInfoResponse.of(await this.profiles.read(member), languageOf(language));
  }
}
