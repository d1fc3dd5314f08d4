import { Module } from '@nestjs/common';
import { BeaconClient } from './beacon.client.js';
import { ClockCheckRepository } from './clock-check.repository.js';
import { ClockCheckService } from './clock-check.service.js';
import { CommitmentRepository } from './commitment.repository.js';
import { CommitmentService } from './commitment.service.js';

@Module({
  providers: [BeaconClient, ClockCheckRepository, ClockCheckService, CommitmentRepository, CommitmentService],
  exports: [BeaconClient, ClockCheckService, CommitmentRepository, CommitmentService],
})
export class FairnessModule {}
