import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { MemberId, Operator, Permission } from '#libs/auth';
import { IdempotencyKey } from '#libs/platform';
import { BankAccountService } from './bank-account.service.js';
import { AccountNumberQuery, BankAccountParams, BindBankAccountRequest } from './dto/bank-account.request.js';
import {
  AccountOfMemberResponse,
  BankAccountResponse,
  InstitutionResponse,
  SharedNumberResponse,
} from './dto/bank-account.response.js';
import { institutions } from './institutions.js';

@Controller('wps/v2/bank-accounts')
export class BankAccountController {
  constructor(private readonly accounts: BankAccountService) {}

  @Get()
  @Permission('member')
  @ApiOkResponse({ type: [BankAccountResponse] })
  list(@MemberId() memberId: string): Promise<BankAccountResponse[]> {
    return this.accounts.list(memberId);
  }

  @Get('institutions')
  @Permission('member')
  @ApiOkResponse({ type: [InstitutionResponse] })
  institutions(): InstitutionResponse[] {
    return [...institutions];
  }

  @Post()
  @Permission('member', 'fund-password')
  @ApiOkResponse({ type: BankAccountResponse })
  bind(
    @MemberId() memberId: string,
    @IdempotencyKey() key: string,
    @Body() { institution, number, holder }: BindBankAccountRequest,
  ): Promise<BankAccountResponse> {
    return this.accounts.bind(memberId, { institution, number, holder }, key);
  }

  @Post(':id/removal')
  @Permission('member', 'fund-password')
  async remove(@MemberId() memberId: string, @Param() { id }: BankAccountParams): Promise<void> {
    await this.accounts.remove(memberId, id);
  }
}

@Controller('wps/v2/ops/bank-accounts')
@Operator('cashier')
export class SharedNumberController {
  constructor(private readonly accounts: BankAccountService) {}

  /** Account numbers that more than one member has bound. */
  @Get('shared')
  @ApiOkResponse({ type: [SharedNumberResponse] })
  async shared(): Promise<SharedNumberResponse[]> {
    return (await this.accounts.shared()).map(SharedNumberResponse.of);
  }
}

@Controller('wps/v2/ops/bank-accounts')
@Operator('support')
export class AccountOfMemberController {
  constructor(private readonly accounts: BankAccountService) {}

  /** Members who have ever bound an account of this whole number, at any institution. */
  @Get('members')
  @ApiOkResponse({ type: [AccountOfMemberResponse] })
  async members(@Query() { number }: AccountNumberQuery): Promise<AccountOfMemberResponse[]> {
    return (await this.accounts.withNumber(number)).map(AccountOfMemberResponse.of);
  }
}
