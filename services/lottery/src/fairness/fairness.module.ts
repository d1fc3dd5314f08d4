import { Module } from '@nestjs/common';
import { BeaconClient } from './beacon.client.js';
import { CommitmentRepository } from './commitment.repository.js';
import { CommitmentService } from './commitment.service.js';

@Module({
  providers: [BeaconClient, CommitmentRepository, CommitmentService],
  exports: [BeaconClient, CommitmentRepository, CommitmentService],
})
export class FairnessModule {}
