#!/usr/bin/env node
/**
 * npm run lottery:rtp: writes docs/lottery-rtp.md, the return of every play of the lottery, from the plays and odds.
 * `--check` writes nothing and fails where the committed file differs.
 */
import './api-types/typescript-hooks.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ensureInstalled, root } from './lib/install.mjs';
import { UserError, log, run } from './lib/log.mjs';

const target = join('docs', 'lottery-rtp.md');

await run(async () => {
  await ensureInstalled(import.meta.url);
  const { rtpSheet } = await import('../libs/lottery-engine/src/rtp-sheet.ts');
  const file = join(root, target);
  const text = await format(rtpSheet(), { ...(await resolveConfig(file)), parser: 'markdown' });
  if (process.argv.includes('--check')) {
    if (readFileSync(file, 'utf8') !== text)
      throw new UserError(`${target} differs from the plays: npm run lottery:rtp`);
    return;
  }
  writeFileSync(file, text);
  log(`Wrote ${target}`);
});
