import { deepStrictEqual as same, ok, strictEqual as equal } from 'node:assert/strict';
import { newId, Protocol, type Answer, type Settings } from './protocol.ts';

interface Table {
  protocol: Protocol;
  player: { sessionId: string; playerRef: string };
  gameId: string;
  /** Minor units before the case began. */
  balance: bigint;
}

/** What the platform promises to a provider, one sentence and one check each. */
export const cases: Record<string, (table: Table) => Promise<void>> = {
  'a bet takes its amount and answers with the balance': async (table) => {
    const { answer } = await bet(table, '1000');
    equal(answer.status, 'OK');
    equal(answer.balance, String(table.balance - 1000n));
  },
  'a win pays its amount; a lost round is a win of zero': async (table) => {
    const first = await bet(table, '1000');
    equal((await win(table, first.roundId, '2500')).balance, String(table.balance + 1500n));
    const second = await bet(table, '1000');
    equal((await win(table, second.roundId, '0')).balance, String(table.balance + 500n));
  },
  'a repeated call is answered byte for byte as the first, and has no further effect': async (table) => {
    const { answer, message, roundId } = await bet(table, '1000');
    equal((await table.protocol.call('bet', message)).text, answer.text);
    const winning = winOf(table, roundId, '300');
    const won = await table.protocol.call('win', winning);
    equal((await table.protocol.call('win', winning)).text, won.text);
    equal(await balanceOf(table), table.balance - 700n);
  },
  'the same call five times at once has one effect': async (table) => {
    const message = betOf(table, newId('round'), '1000');
    const answers = await Promise.all(Array.from({ length: 5 }, () => table.protocol.call('bet', message)));
    same(new Set(answers.map((answer) => answer.text)).size, 1);
    equal(await balanceOf(table), table.balance - 1000n);
  },
  'another call under a used transactionId is refused': async (table) => {
    const { message } = await bet(table, '1000');
    refused(await table.protocol.call('bet', { ...message, amount: '1001' }), 'TRANSACTION_MISMATCH');
  },
  'a bet above the balance is refused, and stays so': async (table) => {
    const message = betOf(table, newId('round'), String(table.balance + 1n));
    const first = await table.protocol.call('bet', message);
    refused(first, 'INSUFFICIENT_FUNDS');
    equal((await table.protocol.call('bet', message)).text, first.text);
  },
  'a rollback gives the bet back, once': async (table) => {
    const { message } = await bet(table, '1000');
    const first = await rollback(table, message.transactionId);
    equal(first.balance, String(table.balance));
    equal((await rollback(table, message.transactionId)).text, first.text);
    equal(await balanceOf(table), table.balance);
  },
  'a rollback before its bet is remembered': async (table) => {
    const message = betOf(table, newId('round'), '1000');
    equal((await rollback(table, message.transactionId)).status, 'OK');
    refused(await table.protocol.call('bet', message), 'BET_ROLLED_BACK');
    equal(await balanceOf(table), table.balance);
  },
  'a win of an unknown round is refused': async (table) =>
    refused(await win(table, newId('round'), '1'), 'ROUND_UNKNOWN'),
  'a bet in a finished round is refused; a late win is paid': async (table) => {
    const { roundId } = await bet(table, '1000');
    await win(table, roundId, '0');
    refused(await table.protocol.call('bet', betOf(table, roundId, '1')), 'ROUND_CLOSED');
    equal((await win(table, roundId, '40')).balance, String(table.balance - 960n));
  },
  'an unknown session and a foreign player are refused': async (table) => {
    const message = betOf(table, newId('round'), '1');
    refused(
      await table.protocol.call('bet', { ...message, sessionId: newId('x').slice(2) }),
      'SESSION_UNKNOWN',
    );
    refused(await table.protocol.call('bet', { ...message, playerRef: 'somebody-else' }), 'PLAYER_MISMATCH');
  },
  'amounts that are no whole positive number are refused with 400': async (table) => {
    for (const amount of ['0', '-1', '1.5', '1e3', '', '9'.repeat(20)]) {
      equal((await table.protocol.call('bet', betOf(table, newId('round'), amount))).httpStatus, 400);
    }
  },
  'a call without a good and fresh signature is refused with 401': async (table) => {
    const body = JSON.stringify(betOf(table, newId('round'), '1'));
    const { protocol } = table;
    const bad = [
      null,
      '',
      protocol.signature('bet', `${body} `).header,
      protocol.signature('win', body).header,
      protocol.signature('bet', body, { secondsLate: -400 }).header,
    ];
    for (const header of bad) equal((await protocol.send('bet', body, header)).answer.httpStatus, 401);
  },
};

export interface CaseResult {
  name: string;
  failure?: string;
}

/** Opens a session by a ticket, then runs every case at it. Play money or real: what is staked is not given back. */
export async function runConformance(settings: Settings): Promise<CaseResult[]> {
  const protocol = new Protocol(settings);
  const results: CaseResult[] = [];
  const attempt = async (name: string, run: () => Promise<void>): Promise<void> => {
    const failure = await run().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    results.push({ name, ...(failure !== undefined && { failure }) });
  };

  const ticket = await settings.ticket();
  let session: Answer | undefined;
  await attempt('a ticket opens a session', async () => {
    session = await protocol.call('session', { ticket });
    equal(session.status, 'OK', session.text);
  });
  await attempt('a ticket opens no second session', async () =>
    refused(await protocol.call('session', { ticket }), 'TICKET_USED'),
  );
  if (session?.status !== 'OK') return results;
  const player = { sessionId: session.sessionId!, playerRef: session.playerRef! };
  const gameId = session.gameId!;
  for (const [name, run] of Object.entries(cases)) {
    const table = { protocol, player, gameId, balance: 0n };
    await attempt(name, async () => run({ ...table, balance: await balanceOf(table) }));
  }
  return results;
}

interface BetMessage {
  sessionId: string;
  playerRef: string;
  transactionId: string;
  roundId: string;
  gameId: string;
  amount: string;
}

function betOf({ player, gameId }: Table, roundId: string, amount: string): BetMessage {
  return { ...player, transactionId: newId('bet'), roundId, gameId, amount };
}

function winOf(
  { player, gameId }: Table,
  roundId: string,
  amount: string,
): BetMessage & { roundFinished: true } {
  return { ...player, transactionId: newId('win'), roundId, gameId, amount, roundFinished: true };
}

async function bet(
  table: Table,
  amount: string,
): Promise<{ message: BetMessage; roundId: string; answer: Answer }> {
  const message = betOf(table, newId('round'), amount);
  const answer = await table.protocol.call('bet', message);
  equal(answer.status, 'OK', answer.text);
  return { message, roundId: message.roundId, answer };
}

function win(table: Table, roundId: string, amount: string): Promise<Answer> {
  return table.protocol.call('win', winOf(table, roundId, amount));
}

function rollback(table: Table, transactionId: string): Promise<Answer> {
  return table.protocol.call('rollback', { ...table.player, transactionId });
}

async function balanceOf({ protocol, player }: Pick<Table, 'protocol' | 'player'>): Promise<bigint> {
  const answer = await protocol.call('balance', player);
  ok(answer.balance !== undefined, answer.text);
  return BigInt(answer.balance);
}

function refused(answer: Answer, code: string): void {
  same([answer.httpStatus, answer.status, answer.code], [200, 'REFUSED', code], answer.text);
}
