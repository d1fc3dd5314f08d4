import { Module } from '@nestjs/common';
import { Sealing } from './sealing.js';

@Module({
  providers: [Sealing],
  exports: [Sealing],
})
export class SealingModule {}
