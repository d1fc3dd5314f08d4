import type { INestApplicationContext } from '@nestjs/common';
import { DemoBrandJob } from './demo-brand.job.js';
import { senVang } from './sen-vang.js';

/** The demo brand with its rules, domains and notices, published to everyone. */
export async function seedDemo(app: INestApplicationContext): Promise<{ merchantCode: string }> {
  await app.get(DemoBrandJob, { strict: false }).seed();
  return { merchantCode: senVang.merchantCode };
}
