import { Module } from '@nestjs/common';
import { StatementController } from './statement.controller.js';
import { StatementRepository } from './statement.repository.js';
import { StatementService } from './statement.service.js';

@Module({
  controllers: [StatementController],
  providers: [StatementRepository, StatementService],
})
export class StatementModule {}
