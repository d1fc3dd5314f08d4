import { Module } from '@nestjs/common';
import { FilesModule } from '../../files.module.js';
import { PersonalModule } from '../personal/personal.module.js';
import { Sealing } from '../sealing/sealing.js';
import { DocumentStore } from './document-store.js';
import { IdentityController } from './identity.controller.js';
import { IdentityJob } from './identity.job.js';
import { IdentityRepository } from './identity.repository.js';
import { IdentityReviewController } from './identity-review.controller.js';
import { IdentityReviewService } from './identity-review.service.js';
import { IdentityService } from './identity.service.js';

@Module({
  imports: [FilesModule, PersonalModule],
  controllers: [IdentityController, IdentityReviewController],
  providers: [
    DocumentStore,
    IdentityJob,
    IdentityRepository,
    IdentityReviewService,
    IdentityService,
    Sealing,
  ],
})
export class IdentityModule {}
