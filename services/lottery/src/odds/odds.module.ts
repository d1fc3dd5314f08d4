import { Module } from '@nestjs/common';
import { OddsRepository } from './odds.repository.js';
import { OddsService } from './odds.service.js';

@Module({ providers: [OddsRepository, OddsService], exports: [OddsRepository, OddsService] })
export class OddsModule {}
