import { Module } from '@nestjs/common';
import { ScheduleRepository } from './schedule.repository.js';
import { ScheduleService } from './schedule.service.js';

@Module({ providers: [ScheduleService, ScheduleRepository], exports: [ScheduleService] })
export class ScheduleModule {}
