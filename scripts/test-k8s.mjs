#!/usr/bin/env node
/**
 * npm run test:k8s: the manifests before a real API server of Kubernetes. Both overlays are applied with strict field validation,
 * manifests broken on purpose must be refused, and with controllers, a scheduler and simulated nodes the production overlay
 * becomes ready and keeps its disruption budgets while a node is drained. The programs are built by Go once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';
import { log, run } from './lib/log.mjs';
import { Cluster } from './k8s/cluster.mjs';
import { strimziCrds } from './k8s/strimzi.mjs';
import { crdFiles, getDebian, getKubernetes } from './k8s/tools.mjs';
import { mutations } from './k8s/mutations.mjs';

let passed = 0;
let failed = 0;

await run(async () => {
  await ensureInstalled(import.meta.url);
  const programs = await getKubernetes(log);
  const etcd = await getDebian('etcd-server', 'etcd');
  const folder = mkdtempSync(join(tmpdir(), 'lotus-k8s-'));
  const cluster = await Cluster.start({ programs, etcd, folder });
  try {
    await examine(cluster);
  } finally {
    await cluster.stop();
    if (failed === 0) rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});

async function check(what, work) {
  try {
    await work();
    passed += 1;
    log(`ok ${what}`);
  } catch (error) {
    failed += 1;
    log(`FAILED ${what}: ${error.message}`);
  }
}

async function examine(cluster) {
  const strict = ['apply', '--server-side', '--validate=strict'];
  await cluster.mustKubectl([...strict, ...crdFiles().flatMap((file) => ['-f', file])]);
  await cluster.mustKubectl([...strict, '-f', '-'], strimziCrds);
  await cluster.mustKubectl(['wait', '--for=condition=Established', 'crd', '--all', '--timeout=60s']);

  const rendered = {};
  for (const overlay of ['dev', 'production']) {
    await check(`the overlay ${overlay} is accepted, every field known`, async () => {
      rendered[overlay] = await cluster.mustKubectl(['kustomize', join(root, 'k8s/overlays', overlay)]);
      await cluster.mustKubectl([...strict, '-f', '-'], rendered[overlay]);
    });
    await check(`the overlay ${overlay} is accepted a second time`, () =>
      cluster.mustKubectl([...strict, '-f', '-'], rendered[overlay]),
    );
  }
  const objects = await cluster.objectsOf(rendered.production);
  const dryRun = [...strict, '--force-conflicts', '--dry-run=server', '-f', '-'];
  for (const { what, because, whole, object } of mutations(objects)) {
    await check(`refused: ${what}`, async () => {
      await cluster.mustKubectl(dryRun, whole);
      const { code, output } = await cluster.kubectl(dryRun, object);
      if (code === 0) throw new Error(`it was accepted:\n${output}`);
      if (!because.test(output)) throw new Error(`it was refused for another reason:\n${output}`);
    });
  }
  await rollOut(cluster, objects);
}

async function rollOut(cluster, objects) {
  await cluster.startNodes(6);
  const inNamespace = ['--namespace', 'lotus'];
  const deployments = objects
    .filter(({ kind }) => kind === 'Deployment')
    .map(({ metadata }) => metadata.name);
  await check('every Deployment becomes ready on simulated nodes', async () => {
    for (const name of deployments)
      await cluster.mustKubectl([
        ...inNamespace,
        'rollout',
        'status',
        `deployment/${name}`,
        '--timeout=120s',
      ]);
  });
  await check('replicas of a service are on different nodes', async () => {
    const pods = await podsOf(cluster);
    for (const name of deployments) {
      const nodes = pods.filter(({ app }) => app === name).map(({ node }) => node);
      if (new Set(nodes).size < 2) throw new Error(`${name} runs on ${nodes.join(', ')}`);
    }
  });
  await check('every Job ends', async () => {
    const jobs = objects.filter(({ kind }) => kind === 'Job').map(({ metadata }) => `job/${metadata.name}`);
    await cluster.mustKubectl([
      ...inNamespace,
      'wait',
      '--for=condition=Complete',
      ...jobs,
      '--timeout=120s',
    ]);
  });
  await check('a drained node keeps every disruption budget', async () => {
    const seen = { lowest: Infinity };
    const watching = watch(cluster, deployments, seen);
    await cluster.mustKubectl([
      ...['drain', 'node-0', '--ignore-daemonsets', '--delete-emptydir-data', '--timeout=180s'],
    ]);
    seen.done = true;
    await watching;
    if (seen.lowest < 1) throw new Error('a service had no ready replica');
  });
  await check('the quota is counted and kept', async () => {
    const { status } = JSON.parse(
      await cluster.mustKubectl([...inNamespace, 'get', 'resourcequota', 'lotus', '-o', 'json']),
    );
    if (!status?.used?.['requests.cpu']) throw new Error('nothing is counted');
  });
}

/** The lowest number of ready replicas that any Deployment had until `seen.done`. */
async function watch(cluster, deployments, seen) {
  while (!seen.done) {
    const { items } = JSON.parse(
      await cluster.mustKubectl(['--namespace', 'lotus', 'get', 'deployments', '-o', 'json']),
    );
    for (const { metadata, status } of items)
      if (deployments.includes(metadata.name)) seen.lowest = Math.min(seen.lowest, status.readyReplicas ?? 0);
  }
}

async function podsOf(cluster) {
  const { items } = JSON.parse(
    await cluster.mustKubectl(['--namespace', 'lotus', 'get', 'pods', '-o', 'json']),
  );
  return items.map(({ metadata, spec }) => ({
    app: metadata.labels['app.kubernetes.io/name'],
    node: spec.nodeName,
  }));
}
