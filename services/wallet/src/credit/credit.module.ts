import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { CreditConsumer } from './credit.consumer.js';
import { CreditService } from './credit.service.js';

@Module({ imports: [LedgerModule], controllers: [CreditConsumer], providers: [CreditService] })
export class CreditModule {}
