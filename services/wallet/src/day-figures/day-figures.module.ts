import { Module } from '@nestjs/common';
import { DayFiguresController } from './day-figures.controller.js';
import { DayFiguresRepository } from './day-figures.repository.js';

@Module({
  controllers: [DayFiguresController],
  providers: [DayFiguresRepository],
})
export class DayFiguresModule {}
