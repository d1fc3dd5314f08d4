import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Operator, type OperatorPrincipal, type Principal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import {
  GameParams,
  GameSettingsRequest,
  NewVendorKeyRequest,
  VendorGamesQuery,
  VendorKeyParams,
  VendorKeyRemovalRequest,
  VendorParams,
  VendorSettingsRequest,
} from './dto/vendor-admin.request.js';
import {
  NewVendorKeyResponse,
  RtpListResponse,
  VendorAdminListResponse,
  VendorGamePage,
} from './dto/vendor-admin.response.js';
import { VendorAdminService } from './vendor-admin.service.js';
import { VendorKeyService } from './vendor-key.service.js';

@Controller('wps/v2/ops')
@Operator('games')
export class VendorAdminController {
  constructor(
    private readonly vendors: VendorAdminService,
    private readonly keys: VendorKeyService,
  ) {}

  @Get('vendors')
  @ApiOkResponse({ type: VendorAdminListResponse })
  async list(): Promise<VendorAdminListResponse> {
    return { vendors: await this.vendors.list() };
  }

  @Put('vendors/:vassalage/settings')
  changeVendor(
    @CurrentPrincipal() operator: Principal,
    @Param() { vassalage }: VendorParams,
    @Body() body: VendorSettingsRequest,
  ): Promise<void> {
    return this.vendors.changeVendor(idOf(operator), vassalage, body);
  }

  /** Proposes it; another operator decides. */
  @Post('vendors/:vassalage/keys')
  @HttpCode(200)
  @ApiOkResponse({ type: NewVendorKeyResponse })
  addKey(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @Param() { vassalage }: VendorParams,
    @Body() body: NewVendorKeyRequest,
  ): Promise<NewVendorKeyResponse> {
    return this.keys.propose(operator, vassalage, body);
  }

  @Post('vendors/:vassalage/keys/:keyId/removal')
  @HttpCode(200)
  removeKey(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @Param() params: VendorKeyParams,
    @Body() { reason }: VendorKeyRemovalRequest,
  ): Promise<void> {
    return this.keys.remove(operator, params, reason);
  }

  @Get('vendors/:vassalage/games')
  @ApiOkResponse({ type: VendorGamePage })
  games(@Param() { vassalage }: VendorParams, @Query() query: VendorGamesQuery): Promise<VendorGamePage> {
    return this.vendors.games(vassalage, query);
  }

  @Put('games/:gameId/settings')
  changeGame(
    @CurrentPrincipal() operator: Principal,
    @Param() { gameId }: GameParams,
    @Body() body: GameSettingsRequest,
  ): Promise<void> {
    return this.vendors.changeGame(idOf(operator), gameId, body);
  }

  @Get('rtp')
  @ApiOkResponse({ type: RtpListResponse })
  rtp(): Promise<RtpListResponse> {
    return this.vendors.rtp();
  }
}

function idOf(operator: Principal): string {
  if (operator.kind !== 'operator') throw PlatformErrors.FORBIDDEN();
  return operator.operatorId;
}
