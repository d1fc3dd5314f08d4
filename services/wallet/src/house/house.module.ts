import { Module } from '@nestjs/common';
import { HouseController } from './house.controller.js';
import { HouseJob } from './house.job.js';
import { HouseRepository } from './house.repository.js';
import { HouseService } from './house.service.js';

@Module({
  controllers: [HouseController],
  providers: [HouseRepository, HouseService, HouseJob],
  exports: [HouseService],
})
export class HouseModule {}
