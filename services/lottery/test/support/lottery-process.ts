import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runsSources, testKeys } from '#libs/testing';

/** The service itself in a process of its own, until it is killed. */
export class LotteryProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start(databaseUrl: string, walletUrl: string): Promise<LotteryProcess> {
    const child = fork(join(import.meta.dirname, '../../src/main.ts'), [], {
      execArgv: [...runsSources],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...{ PATH: process.env['PATH'], NODE_ENV: 'test', LOG_LEVEL: 'fatal', BEACON: 'none' },
        ...{ DATABASE_URL: databaseUrl, PEERS: `wallet=${walletUrl}`, KEYS_DIR: await testKeys() },
      },
    });
    await Promise.race([
      once(child.stdout!, 'data'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the lottery ended with ${code}`))),
    ]);
    child.stdout!.resume();
    return new LotteryProcess(child);
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
