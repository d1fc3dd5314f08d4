import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { Public } from '#libs/auth';
import { AffiliateQuery } from './dto/affiliate.request.js';
import { AffiliateService } from './affiliate.service.js';

class AffiliateResponse {
  @ApiProperty({ description: 'The code is good: the field can be hidden' })
  accepted: true;
}

@Controller('wps/agent/affiliate')
export class AffiliateController {
  constructor(private readonly affiliates: AffiliateService) {}

  @Get()
  @Public()
  @ApiOkResponse({ type: AffiliateResponse })
  async check(@Query() query: AffiliateQuery): Promise<AffiliateResponse> {
    await this.affiliates.check(query.code, query.domain);
    return { accepted: true };
  }
}
