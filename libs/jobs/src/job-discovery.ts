import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import {
  JOB_HANDLER,
  PERIODIC_JOB,
  type JobHandlerOptions,
  type PeriodicJobOptions,
} from './job.decorators.js';

type Method = (data?: unknown) => unknown;

export interface DeclaredJob {
  periodic?: PeriodicJobOptions;
  handler?: JobHandlerOptions;
  run(data: unknown): Promise<void>;
}

/** Finds the decorated methods of all providers. */
@Injectable()
export class JobDiscovery {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  jobs(): Map<string, DeclaredJob> {
    const jobs = new Map<string, DeclaredJob>();
    for (const { instance } of this.discovery.getProviders() as { instance?: unknown }[]) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, Method> | null;
      if (!prototype) continue;
      for (const property of this.scanner.getAllMethodNames(prototype)) {
        const method = prototype[property]!;
        const periodic = Reflect.getMetadata(PERIODIC_JOB, method) as PeriodicJobOptions | undefined;
        const handler = Reflect.getMetadata(JOB_HANDLER, method) as JobHandlerOptions | undefined;
        const name = periodic?.name ?? handler?.name;
        if (name === undefined) continue;
        if (jobs.has(name)) throw new Error(`Two jobs have the name ${name}`);
        jobs.set(name, {
          ...(periodic && { periodic }),
          ...(handler && { handler }),
          run: async (data) => void (await method.call(instance, data)),
        });
      }
    }
    return jobs;
  }
}
