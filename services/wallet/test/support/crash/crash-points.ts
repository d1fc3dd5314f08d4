import { randomInt } from 'node:crypto';
import { pause } from '#libs/testing';
import { PostingBatcher } from '../../../src/ledger/posting-batcher.js';
import type { TestLedger } from '../ledger.js';
import { Interrupted, type Send } from './interrupted.js';
import type { OwnServer } from './own-server.js';

export interface Survived {
  answered: number;
  /** Sent without an answer, over all crashes. */
  cutOff: number;
  /** Of these, already there when they were sent again. */
  found: number;
  /** Postings that shared their transaction. */
  batched: number;
}

/** PostgreSQL is stopped at once at a random point, again and again, under batches and single postings. */
export async function stopServers(server: OwnServer, ledger: TestLedger, crashes: number): Promise<Survived> {
  return under(ledger, crashes, async (people) => {
    const batcher = new PostingBatcher(
      ledger.postings,
      { committers: 2, cap: 16, queue: 1_000, attempts: 4 },
      ({ request }) => request.memberId,
    );
    let turn = 0;
    const send: Send = (request) =>
      turn++ % 4 ? batcher.submit({ request, trace: null }) : ledger.post(request);
    const cutOff = await people.until(async () => {
      await pause(randomInt(60, 400), 'the crash meets another step each time');
      await server.stopAtOnce();
    }, send);
    await server.recover();
    return { cutOff, send };
  });
}

/** What posts in a process of its own. */
export interface RunningWallet {
  send: Send;
  kill(): Promise<void>;
}

/** The process that posts is killed at a random point, again and again. */
export async function killProcesses(
  ledger: TestLedger,
  crashes: number,
  start: (databaseUrl: string) => Promise<RunningWallet>,
): Promise<Survived> {
  let wallet: RunningWallet | undefined;
  try {
    return await under(ledger, crashes, async (people) => {
      wallet ??= await start(ledger.database.url);
      const running = wallet;
      const cutOff = await people.until(async () => {
        await pause(randomInt(60, 400), 'the crash meets another step each time');
        await running.kill();
      }, running.send);
      wallet = await start(ledger.database.url);
      return { cutOff, send: wallet.send };
    });
  } finally {
    await wallet?.kill();
  }
}

async function under(
  ledger: TestLedger,
  crashes: number,
  blow: (people: Interrupted) => Promise<{ cutOff: number; send: Send }>,
): Promise<Survived> {
  const people = await Interrupted.begin(ledger, 6);
  const survived = { answered: 0, cutOff: 0, found: 0, batched: 0 };
  for (let round = 0; round < crashes; round++) {
    const { cutOff, send } = await blow(people);
    survived.cutOff += cutOff;
    survived.found += (await people.converge(send)).found;
  }
  const { rows } = await ledger.owner.query<{ n: string }>(
    'SELECT coalesce(sum(n), 0) AS n FROM (SELECT count(*) AS n FROM posting GROUP BY xid HAVING count(*) > 1) shared',
  );
  return { ...survived, answered: people.answered.size, batched: Number(rows[0]!.n) };
}
