import { Module } from '@nestjs/common';
import { DrawModule } from '../draw/draw.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { NumeroController } from './numero.controller.js';
import { NumeroRepository } from './numero.repository.js';
import { NumeroService } from './numero.service.js';

@Module({
  imports: [DrawModule, ScheduleModule],
  controllers: [NumeroController],
  providers: [NumeroService, NumeroRepository],
})
export class NumeroModule {}
