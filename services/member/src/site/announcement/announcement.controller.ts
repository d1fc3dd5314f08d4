import { Controller, Get, Headers, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Public, type Principal } from '#libs/auth';
import { pageOf, siteLanguageOf } from '#libs/platform';
import { BrandService } from '../brand/brand.service.js';
import { AnnouncementService, type Viewer } from './announcement.service.js';
import { noticesPerPage, typesOf } from './announcement.rules.js';
import { AnnouncementParameter, AnnouncementQuery, NoticeQuery } from './dto/announcement.request.js';
import { AnnouncementListsResponse, NoticePage, NoticeResponse } from './dto/announcement.response.js';

@Controller('wps')
@Public()
export class AnnouncementController {
  constructor(
    private readonly announcements: AnnouncementService,
    private readonly brands: BrandService,
  ) {}

  @Get('relay/MCSFE_getListAnnouncements')
  @ApiOkResponse({ type: AnnouncementListsResponse })
  async list(
    @Query() { types, platform }: AnnouncementQuery,
    @CurrentPrincipal() principal: Principal,
    @Headers('accept-language') language?: string,
    @Headers('merchant') merchant?: string,
  ): Promise<AnnouncementListsResponse> {
    const viewer = this.viewer(principal, merchant);
    const found = await this.announcements.list(viewer, typesOf(types)!, platform);
    return AnnouncementListsResponse.of(found, siteLanguageOf(language));
  }

  @Get('v2/notices')
  @ApiOkResponse({ type: NoticePage })
  async notices(
    @Query() { pageNo = 1 }: NoticeQuery,
    @CurrentPrincipal() principal: Principal,
    @Headers('accept-language') language?: string,
    @Headers('merchant') merchant?: string,
  ): Promise<NoticePage> {
    const { list, total } = await this.announcements.notices(this.viewer(principal, merchant), pageNo);
    const shown = list.map((one) => NoticeResponse.of(one, siteLanguageOf(language)));
    return pageOf(shown, { pageNo, pageSize: noticesPerPage }, total);
  }

  @Get('v2/notices/:id')
  @ApiOkResponse({ type: NoticeResponse })
  async notice(
    @Param() { id }: AnnouncementParameter,
    @CurrentPrincipal() principal: Principal,
    @Headers('accept-language') language?: string,
    @Headers('merchant') merchant?: string,
  ): Promise<NoticeResponse> {
    const found = await this.announcements.notice(this.viewer(principal, merchant), id);
    return NoticeResponse.of(found, siteLanguageOf(language));
  }

  private viewer(principal: Principal, merchant: string | undefined): Viewer {
    return { merchantCode: this.brands.get(merchant).merchantCode, loggedIn: principal.kind === 'member' };
  }
}
