import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';

@Injectable()
export class JobsMetrics {
  private readonly runs: Counter<'job' | 'outcome'>;
  private readonly lastSuccess = new Map<string, number>();

  constructor(metrics: Registry) {
    this.runs = new Counter({
      name: 'job_runs_total',
      help: 'Runs of jobs by outcome',
      labelNames: ['job', 'outcome'],
      registers: [metrics],
    });
    const { lastSuccess } = this;
    new Gauge({
      name: 'job_last_success_age_seconds',
      help: 'Seconds since this replica last ran the job successfully',
      labelNames: ['job'],
      registers: [metrics],
      collect() {
        for (const [job, at] of lastSuccess) this.set({ job }, (Date.now() - at) / 1000);
      },
    });
  }

  succeeded(job: string): void {
    this.runs.inc({ job, outcome: 'succeeded' });
    this.lastSuccess.set(job, Date.now());
  }

  failed(job: string): void {
    this.runs.inc({ job, outcome: 'failed' });
  }
}
