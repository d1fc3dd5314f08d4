#!/usr/bin/env node
/**
 * npm run test:image: builds the file tree of deploy/Dockerfile's last stage by its own COPY lines, and starts every service out of
 * it as a container would run it: user 10001, no capability, read-only root, memory bounded. Needs root and Linux, no container engine.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { startPlatform } from './lib/journeys.mjs';
import { UserError, log, run } from './lib/log.mjs';
import { imageTree } from './image/tree.mjs';
import { Container } from './image/container.mjs';

await run(async () => {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new UserError('test:image needs root on Linux: it mounts a read-only root for each service.');
  await ensureInstalled(import.meta.url);
  await build();
  const data = mkdtempSync(join(tmpdir(), 'lotus-image-'));
  const failures = [];
  let passed = 0;
  let platform;
  try {
    const tree = await imageTree(
      join(data, 'lotus'),
      readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'),
    );
    log(`The image's tree has ${tree.megabytes} MB in ${tree.files} files`);
    platform = await startPlatform(['--full', '--data', join(data, 'platform')], { timeoutMs: 400_000 });
    for (const service of tree.services) {
      const problems = await problemsOf(service, tree.path, join(data, 'platform'));
      if (problems.length === 0) passed += 1;
      failures.push(...problems.map((problem) => `${service}: ${problem}`));
      log(`${service}: ${problems.length === 0 ? 'ready, within its limits' : problems.join('; ')}`);
    }
  } finally {
    await platform?.stop();
    rmSync(data, { recursive: true, force: true });
  }
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
});

/** One more process of a service that runs: same settings, other ports, but out of the image. */
async function problemsOf(service, tree, data) {
  const container = await Container.start(service, tree, data);
  try {
    return [
      ...((await container.isReady()) ? [] : [`not ready; its last lines:\n${container.output()}`]),
      ...container.rightsTooMany(),
      ...(await container.stop()),
    ];
  } finally {
    container.kill();
  }
}
