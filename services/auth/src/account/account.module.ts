import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { HashingModule } from '../hashing/hashing.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { SealingModule } from '../sealing/sealing.module.js';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { LoginHistoryController } from './login-history.controller.js';
import { LoginHistoryService } from './login-history.service.js';
import { LoginRecordRepository } from './login-record.repository.js';
import { PasswordConfirmationService } from './password-confirmation.service.js';
import { PersonalData } from './personal-data.js';
import { PersonalController } from './personal.controller.js';
import { PersonalRepository } from './personal.repository.js';
import { PersonalService } from './personal.service.js';
import { SecurityNoticeService } from './security-notice.service.js';

@Module({
  imports: [BrandModule, HashingModule, MessagesModule, SealingModule],
  controllers: [LoginHistoryController, PersonalController],
  providers: [
    AccountRepository,
    AccountService,
    ContactRepository,
    ContactService,
    LoginHistoryService,
    LoginRecordRepository,
    PasswordConfirmationService,
    PersonalData,
    PersonalRepository,
    PersonalService,
    SecurityNoticeService,
  ],
  exports: [
    AccountRepository,
    AccountService,
    ContactRepository,
    ContactService,
    LoginHistoryService,
    LoginRecordRepository,
    PasswordConfirmationService,
    PersonalData,
    PersonalRepository,
    PersonalService,
    SecurityNoticeService,
  ],
})
export class AccountModule {}
