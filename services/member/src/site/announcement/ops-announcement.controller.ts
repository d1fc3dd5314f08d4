import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { pageOf, PageQuery } from '#libs/platform';
import { BrandService } from '../brand/brand.service.js';
import { AnnouncementService } from './announcement.service.js';
import {
  AnnouncementChangeRequest,
  AnnouncementParameter,
  AnnouncementRequest,
} from './dto/announcement.request.js';
import { AnnouncementPage, AnnouncementResponse } from './dto/announcement.response.js';

@Controller('wps/v2/ops/announcements')
@Operator('content')
export class OpsAnnouncementController {
  constructor(
    private readonly announcements: AnnouncementService,
    private readonly brands: BrandService,
  ) {}

  @Get()
  @ApiOkResponse({ type: AnnouncementPage })
  async list(@Query() query: PageQuery, @Headers('merchant') merchant?: string): Promise<AnnouncementPage> {
    const { list, total } = await this.announcements.all(this.codeOf(merchant), query.pageNo, query.pageSize);
    return pageOf(list.map(AnnouncementResponse.of), query, total);
  }

  @Post()
  @ApiOkResponse({ type: AnnouncementResponse })
  async add(
    @Body() draft: AnnouncementRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Headers('merchant') merchant?: string,
  ): Promise<AnnouncementResponse> {
    return AnnouncementResponse.of(await this.announcements.add(this.codeOf(merchant), draft, operatorId));
  }

  @Put(':id')
  @ApiOkResponse({ type: AnnouncementResponse })
  async change(
    @Param() { id }: AnnouncementParameter,
    @Body() { version, ...draft }: AnnouncementChangeRequest,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Headers('merchant') merchant?: string,
  ): Promise<AnnouncementResponse> {
    const changed = await this.announcements.change(this.codeOf(merchant), id, version, draft, operatorId);
    return AnnouncementResponse.of(changed);
  }

  @Delete(':id')
  async remove(
    @Param() { id }: AnnouncementParameter,
    @CurrentPrincipal() { operatorId }: OperatorPrincipal,
    @Headers('merchant') merchant?: string,
  ): Promise<void> {
    await this.announcements.remove(this.codeOf(merchant), id, operatorId);
  }

  private codeOf(merchant: string | undefined): string {
    return this.brands.get(merchant).merchantCode;
  }
}
