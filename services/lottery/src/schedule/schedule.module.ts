import { Module } from '@nestjs/common';
import { FairnessModule } from '../fairness/fairness.module.js';
import { CalendarController } from './calendar.controller.js';
import { ScheduleRepository } from './schedule.repository.js';
import { ScheduleService } from './schedule.service.js';

@Module({
  imports: [FairnessModule],
  controllers: [CalendarController],
  providers: [ScheduleService, ScheduleRepository],
  exports: [ScheduleRepository, ScheduleService],
})
export class ScheduleModule {}
