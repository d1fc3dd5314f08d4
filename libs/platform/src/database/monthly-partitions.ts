import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Pool } from '#libs/database';
import { PeriodicTask } from '../periodic-task.js';
import { LOGGER } from '../tokens.js';

const everyMs = 6 * 3_600_000;
const monthsAhead = 3;

/**
 * Keeps the partitions of the months ahead in place. The runtime role has no DDL, so a SECURITY DEFINER function of the
 * service makes them: `<name>(months ahead)`.
 */
@Injectable()
export abstract class MonthlyPartitions implements OnModuleInit, OnApplicationShutdown {
  protected abstract readonly ensureFunction: string;
  private task: PeriodicTask | undefined;

  constructor(
    private readonly pool: Pool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.ensure();
    const { ensureFunction: name, logger } = this;
    this.task = new PeriodicTask({ name, everyMs, logger }, () => this.ensure()).start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.task?.stop();
  }

  private async ensure(): Promise<void> {
    await this.pool.query(`SELECT ${this.ensureFunction}($1)`, [monthsAhead]);
  }
}
