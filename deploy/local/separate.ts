import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames, type ServiceName } from '#libs/config';
import type { RunningPlatform } from './embedded.ts';
import { environmentOf, settingsFileOf, type LocalPlatform } from './environments.ts';
import { freePort, UserError } from '#libs/local';
import { Balancer } from './balancer.ts';

const readyWithinMs = 120_000;

interface SeparateOptions {
  replicas?: number;
  /** A service that a developer runs. */
  without?: ServiceName;
  log?: (line: string) => void;
  /** Resolves when the platform is to stop. */
  stopSignal?: Promise<void>;
}

/**
 * One process per replica of a service. One that dies is started again, as a cluster would; its number is in
 * `run/<service>.pid` and where it answers about its health in `run/<service>.ports`; further replicas are `<service>-2` and so
 * on, with a balancer at the service's port.
 */
export async function startSeparate(
  platform: LocalPlatform,
  { replicas = 1, without, log = () => undefined, stopSignal }: SeparateOptions = {},
): Promise<RunningPlatform> {
  const supervisors: ServiceSupervisor[] = [];
  const balancers: Balancer[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(supervisors.map((supervisor) => supervisor.stop()));
    await Promise.all(balancers.map((balancer) => balancer.close()));
  };
  for (const name of serviceNames) {
    if (name === without) continue;
    if (replicas === 1) {
      const { inner, management } = platform.ports;
      supervisors.push(
        new ServiceSupervisor(name, platform, {
          label: name,
          port: inner[name],
          management: management[name],
        }),
      );
      continue;
    }
    const own: number[] = [];
    for (let replica = 1; replica <= replicas; replica += 1) {
      const label = replica === 1 ? name : `${name}-${replica}`;
      const process = { label, port: await freePort(), management: await freePort() };
      own.push(process.port);
      supervisors.push(new ServiceSupervisor(name, platform, process));
    }
    balancers.push(await Balancer.open(platform.ports.inner[name], own));
  }
  try {
    for (const supervisor of supervisors) supervisor.start();
    await Promise.all(supervisors.map((supervisor) => supervisor.untilReady()));
    if (without) await untilStartedByHand(without, platform, log, stopSignal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Writes the settings of a service that a developer runs, and waits for it as long as that takes. */
async function untilStartedByHand(
  name: ServiceName,
  platform: LocalPlatform,
  log: (line: string) => void,
  stopSignal?: Promise<void>,
): Promise<void> {
  let isStopping = false;
  void stopSignal?.then(() => (isStopping = true));
  const file = join(platform.data.folder('run'), `${name}.env`);
  writeFileSync(file, settingsFileOf(name, platform), { mode: 0o600 });
  const { inner, management } = platform.ports;
  log(`Waiting for ${name}: npx nest start ${name} --watch --env-file ${relative(process.cwd(), file)}`);
  while (!(await answersReady([inner[name], management[name]]))) {
    if (isStopping) throw new UserError('Stopped before all services ran.');
    await sleep(500);
  }
}

/** Health is on the service's port, or on a port of its own where the first is open to the world. */
async function answersReady(ports: readonly number[]): Promise<boolean> {
  const answers = ports.map((port) =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return (await Promise.all(answers)).includes(true);
}

const mainOf = (name: ServiceName): string =>
  join(import.meta.dirname, '..', '..', 'services', name, 'src', 'main.js');

interface ReplicaProcess {
  /** Names its log and pid files. */
  label: string;
  port: number;
  management: number;
}

class ServiceSupervisor {
  private child?: ChildProcess;
  private gone: Promise<void> = Promise.resolve();
  private stopping = false;
  private ready = false;
  private readonly logFile: string;
  private readonly pidFile: string;
  private readonly portsFile: string;
  private readonly name: ServiceName;
  private readonly platform: LocalPlatform;
  private readonly process: ReplicaProcess;

  constructor(name: ServiceName, platform: LocalPlatform, process: ReplicaProcess) {
    this.name = name;
    this.platform = platform;
    this.process = process;
    this.logFile = join(platform.data.folder('logs'), `${process.label}.log`);
    this.pidFile = join(platform.data.folder('run'), `${process.label}.pid`);
    this.portsFile = join(platform.data.folder('run'), `${process.label}.ports`);
  }

  start(): void {
    const log = openSync(this.logFile, 'a');
    const child = spawn(process.execPath, ['--enable-source-maps', mainOf(this.name)], {
      env: environmentOf(this.name, this.platform, this.process),
      // Apart from the terminal: Ctrl-C reaches the launcher, which stops the services in order.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.child = child;
    if (child.pid) writeFileSync(this.pidFile, String(child.pid));
    writeFileSync(this.portsFile, `${this.process.port} ${this.process.management}`);
    this.gone = new Promise((resolve) => {
      child.once('exit', () => {
        resolve();
        if (this.ready && !this.stopping) setTimeout(() => this.stopping || this.start(), 500);
      });
    });
  }

  async untilReady(): Promise<void> {
    const { child } = this;
    const alive = (): boolean => child?.exitCode === null && child.signalCode === null;
    for (let waited = 0; waited < readyWithinMs && alive(); waited += 100) {
      if (await answersReady([this.process.port, this.process.management])) {
        this.ready = true;
        return;
      }
      await sleep(100);
    }
    const lines = readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
    throw new UserError(
      `${this.process.label} did not become ready; its log is ${this.logFile}. Its last lines:\n${lines}`,
    );
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.child?.kill('SIGTERM');
    const late = setTimeout(() => this.child?.kill('SIGKILL'), 20_000);
    await this.gone;
    clearTimeout(late);
    rmSync(this.pidFile, { force: true });
    rmSync(this.portsFile, { force: true });
  }
}
