import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ProviderSigned } from '#libs/platform';
import { BankSignatureGuard } from './bank-signature.guard.js';
import { BankService } from './bank.service.js';
import { BankOrderRequest } from './dto/bank-order.request.js';

@Controller('bank/v1')
@UseGuards(BankSignatureGuard)
export class BankController {
  constructor(private readonly bank: BankService) {}

  @Post('orders')
  @ProviderSigned()
  async register(@Body() body: BankOrderRequest): Promise<{ orderNo: string }> {
    const { amount, expiresAt, ...order } = body;
    await this.bank.register({ ...order, amount: BigInt(amount), expiresAt: new Date(expiresAt) });
    return { orderNo: order.orderNo };
  }
}
