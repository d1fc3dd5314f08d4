import { Module } from '@nestjs/common';
import { CashbackModule } from './cashback/cashback.module.js';

@Module({ imports: [CashbackModule] })
export class AppModule {}
