import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { AgentTransferService } from './transfer.service.js';

@Injectable()
export class AgentTransferJob {
  constructor(private readonly transfers: AgentTransferService) {}

  @PeriodicJob({ name: 'resume-agent-transfers', everySeconds: 30 })
  async resume(): Promise<void> {
    await this.transfers.resume();
  }
}
