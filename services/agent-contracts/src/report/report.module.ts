import { Module } from '@nestjs/common';
import { TeamModule } from '../network/team.module.js';
import { ReportController } from './report.controller.js';
import { ReportRepository } from './report.repository.js';

@Module({ imports: [TeamModule], controllers: [ReportController], providers: [ReportRepository] })
export class ReportModule {}
