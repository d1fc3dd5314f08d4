import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runsSources, TestClient, testKeys } from '#libs/testing';
import type { Posting, PostingAnswer } from '../../../src/ledger/posting.rules.js';

/** The service itself in a process of its own, with all that runs next to its requests, asked over HTTP until it is killed. */
export class WholeWallet {
  private constructor(
    private readonly child: ChildProcess,
    private readonly client: TestClient,
  ) {}

  static async start(databaseUrl: string): Promise<WholeWallet> {
    const child = fork(join(import.meta.dirname, '../../../src/main.ts'), [], {
      execArgv: [...runsSources],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...{ PATH: process.env['PATH'], NODE_ENV: 'test', LOG_LEVEL: 'fatal', BANK_CHANNEL: 'none' },
        ...{ DATABASE_URL: databaseUrl, KEYS_DIR: await testKeys() },
        ...{ AUDIT_EVERY_MS: '1000', HASH_CHAIN_EVERY_MS: '1000', ROLLUP_EVERY_MS: '1000' },
      },
    });
    const [said] = (await Promise.race([
      once(child.stdout!, 'data'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the wallet ended with ${code}`))),
    ])) as [Buffer];
    child.stdout!.resume();
    const url = /http:\S+/.exec(String(said))?.[0];
    if (!url) throw new Error(`the wallet said: ${String(said)}`);
    return new WholeWallet(child, new TestClient(url, 'wallet', { kind: 'service', name: 'game-launch' }));
  }

  send = async (request: Posting): Promise<PostingAnswer> => {
    const { kind, delta, memberId, book, externalId, roundId, vassalage, gameType } = request;
    const amount = String(delta < 0n ? -delta : delta);
    const { status, body } = await this.client.post(`/internal/postings/${kind.toLowerCase()}`, {
      ...{ memberId, book, externalId, roundId, vassalage, gameType, amount },
    });
    if (status !== 200) throw new Error(`answered ${status}`);
    const answer = body.value as unknown as PostingAnswer;
    return { ...answer, balance: BigInt(answer.balance), version: BigInt(answer.version) };
  };

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
