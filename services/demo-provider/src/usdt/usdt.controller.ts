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
import {
  CLOCK,
  CONFIG,
  isBodySignedBy,
  PlatformErrors,
  ProviderSigned,
  signatureHeader,
  type Clock,
} from '#libs/platform';
import { BankErrors } from '../bank/bank.errors.js';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { UsdtOrderRequest } from './dto/usdt-order.request.js';
import { UsdtService, type SignedQuote } from './usdt.service.js';

interface SignedRequest {
  headers: Record<string, string | undefined>;
  rawBody?: Buffer;
}

/** Admits a body that was signed recently by a live key. */
@Injectable()
export class UsdtSignatureGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { usdtSimulator, usdtChannelKeys } = this.config.usdt;
    if (usdtSimulator === 'off') throw PlatformErrors.NOT_FOUND();
    const { headers, rawBody } = context.switchToHttp().getRequest<SignedRequest>();
    if (isBodySignedBy(usdtChannelKeys, headers[signatureHeader], rawBody, this.clock.now())) return true;
    throw BankErrors.ORDER_SIGNATURE_INVALID();
  }
}

@Controller('usdt/v1')
@UseGuards(UsdtSignatureGuard)
export class UsdtController {
  constructor(private readonly usdt: UsdtService) {}

  @Post('orders')
  @HttpCode(200)
  @ProviderSigned()
  order(@Body() { value, expiresAt, orderNo, notifyUrl }: UsdtOrderRequest): Promise<SignedQuote> {
    return this.usdt.order({ orderNo, notifyUrl, value: BigInt(value), expiresAt: new Date(expiresAt) });
  }
}
