import { Inject, Injectable, Module, type DynamicModule, type Type } from '@nestjs/common';
import type { ServiceConfig } from '#libs/config';
import {
  CLOCK,
  CONFIG,
  Resealing,
  ResealingRepository,
  SealingKeys,
  type Clock,
  type SealedColumn,
} from '#libs/platform';
import { PeriodicJob } from './job.decorators.js';
import { repeatWhileMore } from './repeat-while-more.js';

/** Imported by a service with sealed data: seals it again after a rotation of its key. */
@Module({})
export class ResealingModule {
  /** `scope` is the one of the service's {@link SealingKeys}. */
  static of(scope: string, columns: readonly SealedColumn[]): DynamicModule {
    return { module: ResealingModule, providers: [ResealingRepository, jobOf(scope, columns)] };
  }
}

function jobOf(scope: string, columns: readonly SealedColumn[]): Type {
  @Injectable()
  class ResealingJob {
    private readonly resealing: Resealing;

    constructor(
      rows: ResealingRepository,
      @Inject(CONFIG) config: ServiceConfig,
      @Inject(CLOCK) private readonly clock: Clock,
    ) {
      this.resealing = new Resealing(rows, new SealingKeys(config, scope), columns);
    }

    @PeriodicJob({ name: 'reseal-data', everySeconds: 60 })
    async reseal(): Promise<void> {
      await repeatWhileMore(() => this.resealing.step(this.clock.now()));
    }
  }
  return ResealingJob;
}
