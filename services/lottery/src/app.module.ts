import { Module } from '@nestjs/common';
import { JobsModule } from '#libs/jobs';
import { NumeroModule } from './numero/numero.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';

@Module({ imports: [JobsModule.forService(), ScheduleModule, NumeroModule] })
export class AppModule {}
