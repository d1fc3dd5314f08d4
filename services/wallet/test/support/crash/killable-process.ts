import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runsSources } from '#libs/testing';
import type { KeyReuse } from '../../../src/ledger/posting.repository.js';
import type { Posting, PostingAnswer } from '../../../src/ledger/posting.rules.js';

type Reply = { id: number; answer: PostingAnswer | KeyReuse; error?: string };

/** A wallet process as its callers see it: what it has answered before it was killed, and nothing after. */
export class KillableProcess {
  private readonly waiting = new Map<number, (reply: Reply | undefined) => void>();
  private turn = 0;

  private constructor(private readonly child: ChildProcess) {
    child.on('message', (reply: Reply) => {
      this.waiting.get(reply.id)?.(reply);
      this.waiting.delete(reply.id);
    });
    child.once('exit', () => {
      for (const cutOff of this.waiting.values()) cutOff(undefined);
    });
  }

  static async start(databaseUrl: string): Promise<KillableProcess> {
    const child = fork(join(import.meta.dirname, 'wallet-process.ts'), [databaseUrl], {
      execArgv: [...runsSources],
      serialization: 'advanced',
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) =>
        Promise.reject(new Error(`the wallet process ended with ${code}`)),
      ),
    ]);
    return new KillableProcess(child);
  }

  send = async (request: Posting): Promise<PostingAnswer | KeyReuse> => {
    const id = ++this.turn;
    const reply = await new Promise<Reply | undefined>((resolve) => {
      this.waiting.set(id, resolve);
      this.child.send({ id, request }, (error) => error && resolve(undefined));
    });
    if (!reply) throw new Error('the wallet died');
    if (reply.error) throw new Error(reply.error);
    return reply.answer;
  };

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
