import type { INestApplicationContext } from '@nestjs/common';
import { Brands } from '../brand/brands.service.js';
import { senVang, senVangHosts } from './sen-vang.js';

/** The demo brand with its rules and domains, published to everyone. Safe to repeat; a brand that is there stays as it is. */
export async function seedDemo(app: INestApplicationContext): Promise<{ merchantCode: string }> {
  await app.get(Brands, { strict: false }).add(senVang, senVangHosts);
  return { merchantCode: senVang.merchantCode };
}
