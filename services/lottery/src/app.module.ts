import { Module } from '@nestjs/common';
import { NumeroModule } from './numero/numero.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';

@Module({ imports: [ScheduleModule, NumeroModule] })
export class AppModule {}
