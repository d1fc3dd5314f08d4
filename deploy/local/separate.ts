import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames, type ServiceName } from '#libs/config';
import type { RunningPlatform } from './embedded.ts';
import { environmentOf, type LocalPlatform } from './environments.ts';
import { UserError } from '#libs/local';

const readyWithinMs = 120_000;

/** A process per service. One that dies is started again, as a cluster would; its number is in `run/<service>.pid`. */
export async function startSeparate(platform: LocalPlatform): Promise<RunningPlatform> {
  const supervisors = serviceNames.map((name) => new ServiceSupervisor(name, platform));
  const stop = async (): Promise<void> => {
    await Promise.all(supervisors.map((supervisor) => supervisor.stop()));
  };
  try {
    for (const supervisor of supervisors) supervisor.start();
    await Promise.all(supervisors.map((supervisor) => supervisor.untilReady()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

const mainOf = (name: ServiceName): string =>
  join(import.meta.dirname, '..', '..', 'services', name, 'src', 'main.js');

class ServiceSupervisor {
  private child?: ChildProcess;
  private gone: Promise<void> = Promise.resolve();
  private stopping = false;
  private ready = false;
  private readonly logFile: string;
  private readonly pidFile: string;
  private readonly name: ServiceName;
  private readonly platform: LocalPlatform;

  constructor(name: ServiceName, platform: LocalPlatform) {
    this.name = name;
    this.platform = platform;
    this.logFile = join(platform.data.folder('logs'), `${name}.log`);
    this.pidFile = join(platform.data.folder('run'), `${name}.pid`);
  }

  start(): void {
    const log = openSync(this.logFile, 'a');
    const child = spawn(process.execPath, ['--enable-source-maps', mainOf(this.name)], {
      env: environmentOf(this.name, this.platform),
      // Apart from the terminal: Ctrl-C reaches the launcher, which stops the services in order.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.child = child;
    if (child.pid) writeFileSync(this.pidFile, String(child.pid));
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
      if (await this.answersReady()) {
        this.ready = true;
        return;
      }
      await sleep(100);
    }
    const lines = readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
    throw new UserError(
      `${this.name} did not become ready; its log is ${this.logFile}. Its last lines:\n${lines}`,
    );
  }

  /** Health is on the service's port, or on a port of its own where the first is open to the world. */
  private async answersReady(): Promise<boolean> {
    const { inner, management } = this.platform.ports;
    const answers = [inner, management].map((ports) =>
      fetch(`http://127.0.0.1:${ports[this.name]}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return (await Promise.all(answers)).includes(true);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.child?.kill('SIGTERM');
    const late = setTimeout(() => this.child?.kill('SIGKILL'), 20_000);
    await this.gone;
    clearTimeout(late);
    rmSync(this.pidFile, { force: true });
  }
}
