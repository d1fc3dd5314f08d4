import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobDiscovery } from './job-discovery.js';
import { JobsMetrics } from './jobs.metrics.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';
import { JOBS_SETTINGS, type JobsSettings } from './jobs.settings.js';

/** Imported once by the root module of a service with jobs. Global, so that features inject JobsService. */
@Module({})
export class JobsModule {
  static forService(settings: JobsSettings = {}): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: JOBS_SETTINGS, useValue: settings },
        JobDiscovery,
        JobsMetrics,
        JobsRepository,
        JobsService,
      ],
      exports: [JobsService],
    };
  }
}
