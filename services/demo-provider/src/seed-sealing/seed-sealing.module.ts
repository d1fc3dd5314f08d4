import { Module } from '@nestjs/common';
import { SeedSealing } from './seed-sealing.js';

@Module({ providers: [SeedSealing], exports: [SeedSealing] })
export class SeedSealingModule {}
