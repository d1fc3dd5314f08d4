import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../libs/local/src/index.ts';
import { runCommand } from '../lib/process.mjs';

/** An API server over etcd, with controllers, a scheduler and simulated nodes when they are asked for. */
export class Cluster {
  constructor(programs, folder) {
    this.programs = programs;
    this.folder = folder;
    this.children = [];
  }

  static async start({ programs, etcd, folder }) {
    mkdirSync(folder, { recursive: true });
    const cluster = new Cluster(programs, folder);
    await cluster.startServer(etcd);
    return cluster;
  }

  async startServer(etcd) {
    const [client, peer, port] = [await freePort(), await freePort(), await freePort()];
    this.url = `https://127.0.0.1:${port}`;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = join(this.folder, 'service-accounts.key');
    writeFileSync(key, privateKey.export({ type: 'pkcs1', format: 'pem' }));
    const token = randomBytes(24).toString('hex');
    const tokens = join(this.folder, 'tokens.csv');
    writeFileSync(tokens, `${token},admin,admin,system:masters\n`);
    this.kubeconfig = join(this.folder, 'kubeconfig');
    writeFileSync(
      this.kubeconfig,
      JSON.stringify({
        apiVersion: 'v1',
        kind: 'Config',
        clusters: [{ name: 'test', cluster: { server: this.url, 'insecure-skip-tls-verify': true } }],
        users: [{ name: 'admin', user: { token } }],
        contexts: [{ name: 'test', context: { cluster: 'test', user: 'admin' } }],
        'current-context': 'test',
      }),
    );
    this.spawn('etcd', etcd, [
      `--data-dir=${join(this.folder, 'etcd')}`,
      `--listen-client-urls=http://127.0.0.1:${client}`,
      `--advertise-client-urls=http://127.0.0.1:${client}`,
      `--listen-peer-urls=http://127.0.0.1:${peer}`,
      `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
      `--initial-cluster=default=http://127.0.0.1:${peer}`,
      '--unsafe-no-fsync',
    ]);
    this.spawn('kube-apiserver', this.program('kube-apiserver'), [
      `--etcd-servers=http://127.0.0.1:${client}`,
      `--secure-port=${port}`,
      '--bind-address=127.0.0.1',
      `--cert-dir=${join(this.folder, 'certificates')}`,
      '--service-cluster-ip-range=10.96.0.0/16',
      '--service-account-issuer=https://kubernetes.default.svc',
      `--service-account-key-file=${key}`,
      `--service-account-signing-key-file=${key}`,
      `--token-auth-file=${tokens}`,
      '--authorization-mode=RBAC',
      '--allow-privileged=true',
    ]);
    this.serviceAccountKey = key;
    await this.until(
      'the API server answers',
      async () => (await this.kubectl(['get', '--raw', '/readyz'])).code === 0,
    );
  }

  /** Controllers, scheduler and `nodes` simulated nodes in three zones, on which pods become ready without containers. */
  async startNodes(nodes) {
    this.spawn('kube-controller-manager', this.program('kube-controller-manager'), [
      `--kubeconfig=${this.kubeconfig}`,
      `--authentication-kubeconfig=${this.kubeconfig}`,
      `--authorization-kubeconfig=${this.kubeconfig}`,
      `--service-account-private-key-file=${this.serviceAccountKey}`,
      `--secure-port=${await freePort()}`,
      '--bind-address=127.0.0.1',
      '--leader-elect=false',
      '--use-service-account-credentials=false',
    ]);
    this.spawn('kube-scheduler', this.program('kube-scheduler'), [
      `--kubeconfig=${this.kubeconfig}`,
      `--authentication-kubeconfig=${this.kubeconfig}`,
      `--authorization-kubeconfig=${this.kubeconfig}`,
      `--secure-port=${await freePort()}`,
      '--bind-address=127.0.0.1',
      '--leader-elect=false',
    ]);
    this.spawn('kwok', this.program('kwok'), [
      `--kubeconfig=${this.kubeconfig}`,
      '--manage-all-nodes=true',
      '--node-lease-duration-seconds=40',
      '--enable-crds=',
    ]);
    const items = Array.from({ length: nodes }, (_, number) => ({
      apiVersion: 'v1',
      kind: 'Node',
      metadata: {
        name: `node-${number}`,
        labels: {
          'kubernetes.io/hostname': `node-${number}`,
          'topology.kubernetes.io/zone': `zone-${number % 3}`,
        },
      },
      status: {
        capacity: { cpu: '16', memory: '64Gi', pods: '110', 'ephemeral-storage': '200Gi' },
        allocatable: { cpu: '16', memory: '64Gi', pods: '110', 'ephemeral-storage': '200Gi' },
      },
    }));
    await this.mustKubectl(['apply', '-f', '-'], { apiVersion: 'v1', kind: 'List', items });
    await this.until('the nodes are ready', async () => {
      const { output } = await this.kubectl(['get', 'nodes', '--no-headers']);
      return output.split('\n').filter((line) => / Ready /.test(line)).length === nodes;
    });
  }

  program(name) {
    return join(this.programs, name);
  }

  spawn(name, command, args) {
    const log = createWriteStream(join(this.folder, `${name}.log`));
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.children.push(child);
  }

  kubectl(args, input) {
    return runCommand(this.program('kubectl'), ['--kubeconfig', this.kubeconfig, ...args], {
      ...(input !== undefined && { input: typeof input === 'string' ? input : JSON.stringify(input) }),
    });
  }

  async mustKubectl(args, input) {
    const { code, output } = await this.kubectl(args, input);
    if (code !== 0) throw new Error(`kubectl ${args.join(' ')} failed:\n${output.slice(-3000)}`);
    return output;
  }

  /** The objects of a text of YAML documents. */
  async objectsOf(yaml) {
    const json = await this.mustKubectl(['create', '--dry-run=client', '--output=json', '-f', '-'], yaml);
    return json
      .trim()
      .split(/\n(?=\{)/)
      .map((text) => JSON.parse(text))
      .flatMap((object) => (object.kind === 'List' ? object.items : [object]));
  }

  async until(what, holds, seconds = 120) {
    for (const end = Date.now() + seconds * 1000; !(await holds()); await sleep(500))
      if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s (logs in ${this.folder})`);
  }

  async stop() {
    for (const child of this.children.toReversed()) {
      if (child.exitCode !== null) continue;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await Promise.race([gone, sleep(5_000).then(() => child.kill('SIGKILL'))]);
    }
  }
}
