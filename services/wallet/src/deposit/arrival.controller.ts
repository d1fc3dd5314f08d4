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
import { ApiOkResponse } from '@nestjs/swagger';
import { ProviderSigned } from '#libs/auth';
import { CLOCK, CONFIG, isBodySignedBy, SharedKeys, signatureHeader, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { ArrivalService } from './arrival.service.js';
import { transactionOf } from './deposit-channel.rules.js';
import { DepositErrors } from './deposit.errors.js';
import { ArrivalRequest } from './dto/deposit.request.js';
import { ArrivalResponse } from './dto/deposit.response.js';

interface SignedRequest {
  headers: Record<string, string | undefined>;
  rawBody?: Buffer;
}

/** Admits a body that was signed recently by a live key of the bank channel; without a channel, none. */
@Injectable()
export class BankSignatureGuard implements CanActivate {
  private readonly keys: SharedKeys;

  constructor(
    @Inject(CONFIG) private readonly config: WalletConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.keys = SharedKeys.ofBankChannel(config.keysDir, config.bank.channelKeys);
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers, rawBody } = context.switchToHttp().getRequest<SignedRequest>();
    // Keys that were left behind by a channel credit nothing.
    const isConnected = this.config.bank.channel !== 'none';
    if (isConnected && isBodySignedBy(this.keys.live(), headers[signatureHeader], rawBody, this.clock.now()))
      return true;
    throw DepositErrors.BANK_SIGNATURE_INVALID();
  }
}

@Controller('bank-channel/v1')
@UseGuards(BankSignatureGuard)
export class ArrivalController {
  constructor(private readonly arrivals: ArrivalService) {}

  /** A repeated bank transaction gets the answer of the first delivery. */
  @Post('arrivals')
  @ProviderSigned()
  @ApiOkResponse({ type: ArrivalResponse })
  async receive(@Body() body: ArrivalRequest): Promise<ArrivalResponse> {
    return this.arrivals.receive({
      bankTxnId: transactionOf(body.channel, body.bankTxnId),
      channel: body.channel,
      account: body.account,
      amount: BigInt(body.amount),
      content: body.content,
      arrivedAt: new Date(body.bookedAt),
    });
  }
}
