import { Module } from '@nestjs/common';
import { AffiliateModule } from '../affiliate/affiliate.module.js';
import { AgentScopeService } from './agent-scope.service.js';
import { TeamController } from './team.controller.js';
import { TeamRepository } from './team.repository.js';

@Module({
  imports: [AffiliateModule],
  controllers: [TeamController],
  providers: [AgentScopeService, TeamRepository],
  exports: [AgentScopeService, TeamRepository],
})
export class TeamModule {}
