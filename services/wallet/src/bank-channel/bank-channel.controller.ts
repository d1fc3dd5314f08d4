import {
  Body,
  Controller,
  Inject,
  Injectable,
  Post,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ProviderSigned } from '#libs/auth';
import { CLOCK, CONFIG, isBodySignedBy, PlatformErrors, signatureHeader, type Clock } from '#libs/platform';
import { bankChannelKeysOf, type BankChannelConfig } from './bank-channel.config.js';
import { BankChannelErrors } from './bank-channel.errors.js';
import { BankChannelService } from './bank-channel.service.js';
import { BankOrderRequest } from './dto/bank-order.request.js';

interface SignedRequest {
  headers: Record<string, string | undefined>;
  rawBody?: Buffer;
}

@Injectable()
export class OrderSignatureGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: BankChannelConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.config.bankChannel === 'none') throw PlatformErrors.NOT_FOUND();
    const { headers, rawBody } = context.switchToHttp().getRequest<SignedRequest>();
    if (isBodySignedBy(bankChannelKeysOf(this.config), headers[signatureHeader], rawBody, this.clock.now()))
      return true;
    throw BankChannelErrors.ORDER_SIGNATURE_INVALID();
  }
}

@Controller('bank-simulator/v1')
@UseGuards(OrderSignatureGuard)
export class BankChannelController {
  constructor(@Inject(BankChannelService) private readonly bank: BankChannelService) {}

  @Post('orders')
  @ProviderSigned()
  async order(@Body() body: BankOrderRequest): Promise<{ orderNo: string }> {
    const { amount, expiresAt, ...order } = body;
    await this.bank.take({ ...order, amount: BigInt(amount), expiresAt: new Date(expiresAt) });
    return { orderNo: order.orderNo };
  }
}
