import {
  Body,
  Controller,
  HttpCode,
  Inject,
  Injectable,
  Post,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ProviderSigned } from '#libs/auth';
import { CLOCK, CONFIG, isBodySignedBy, signatureHeader, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { DepositErrors } from './deposit.errors.js';
import { UsdtTransferRequest } from './dto/usdt-transfer.request.js';
import { UsdtTransferResponse } from './dto/usdt-transfer.response.js';
import { UsdtTransferService } from './usdt-transfer.service.js';

interface SignedRequest {
  headers: Record<string, string | undefined>;
  rawBody?: Buffer;
}

/** Admits a body that was signed recently by a live key of the custodian; without a custodian, none. */
@Injectable()
export class UsdtSignatureGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: WalletConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, rawBody } = context.switchToHttp().getRequest<SignedRequest>();
    const { channel, channelKeys } = this.config.usdt;
    const isConnected = channel !== 'none';
    if (isConnected && isBodySignedBy(channelKeys, headers[signatureHeader], rawBody, this.clock.now()))
      return true;
    throw DepositErrors.USDT_SIGNATURE_INVALID();
  }
}

@Controller('usdt-channel/v1')
@UseGuards(UsdtSignatureGuard)
export class UsdtTransferController {
  constructor(private readonly transfers: UsdtTransferService) {}

  /** A transfer is reported again as its confirmations grow; a final one gets the answer of the first delivery. */
  @Post('transfers')
  @HttpCode(200)
  @ProviderSigned()
  @ApiOkResponse({ type: UsdtTransferResponse })
  receive(@Body() { amount, blockTime, ...transfer }: UsdtTransferRequest): Promise<UsdtTransferResponse> {
    return this.transfers.receive({ ...transfer, amount: BigInt(amount), blockTime: new Date(blockTime) });
  }
}
