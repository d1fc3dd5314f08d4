import { Controller, Get, Headers, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Permission } from '#libs/auth';
import { pageOf, siteLanguageOf } from '#libs/platform';
import { BrandService } from '../brand/brand.service.js';
import { noticesPerPage } from './announcement.rules.js';
import { AnnouncementService } from './announcement.service.js';
import { NoticeQuery } from './dto/announcement.request.js';
import { NoticePage, NoticeResponse } from './dto/announcement.response.js';

@Controller('wps/v2/agent/announcements')
@Permission('agent')
export class AgentAnnouncementController {
  constructor(
    private readonly announcements: AnnouncementService,
    private readonly brands: BrandService,
  ) {}

  @Get()
  @ApiOkResponse({ type: NoticePage })
  async list(
    @Query() { pageNo = 1 }: NoticeQuery,
    @Headers('accept-language') language?: string,
    @Headers('merchant') merchant?: string,
  ): Promise<NoticePage> {
    const { merchantCode } = this.brands.get(merchant);
    const { list, total } = await this.announcements.forAgents(merchantCode, pageNo);
    const shown = list.map((one) => NoticeResponse.of(one, siteLanguageOf(language)));
    return pageOf(shown, { pageNo, pageSize: noticesPerPage }, total);
  }
}
