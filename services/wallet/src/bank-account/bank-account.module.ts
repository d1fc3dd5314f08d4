import { Module } from '@nestjs/common';
import {
  BankAccountController,
  AccountOfMemberController,
  SharedNumberController,
} from './bank-account.controller.js';
import { BankAccountRepository } from './bank-account.repository.js';
import { BankAccountService } from './bank-account.service.js';

@Module({
  controllers: [BankAccountController, AccountOfMemberController, SharedNumberController],
  providers: [BankAccountRepository, BankAccountService],
  exports: [BankAccountRepository, BankAccountService],
})
export class BankAccountModule {}
