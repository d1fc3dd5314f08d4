import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { ContractService } from './contract.service.js';

@Injectable()
export class ContractJob {
  constructor(private readonly contracts: ContractService) {}

  @PeriodicJob({ name: 'expire-contract-offers', everySeconds: 300 })
  async expire(): Promise<void> {
    await this.contracts.expire();
  }
}
