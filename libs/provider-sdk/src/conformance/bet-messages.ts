import { deepStrictEqual as same, strictEqual as equal } from 'node:assert/strict';
import { newId, type Answer } from './operator-connection.ts';
import type { Table } from './operator-messages.ts';

export interface BetMessage {
  sessionId: string;
  playerRef: string;
  transactionId: string;
  roundId: string;
  gameId: string;
  amount: string;
}

export function betOf({ player, gameId }: Table, roundId: string, amount: string): BetMessage {
  return { ...player, transactionId: newId('bet'), roundId, gameId, amount };
}

export function winOf(
  { player, gameId }: Table,
  roundId: string,
  amount: string,
): BetMessage & { roundFinished: true } {
  return { ...player, transactionId: newId('win'), roundId, gameId, amount, roundFinished: true };
}

export async function bet(
  table: Table,
  amount: string,
): Promise<{ message: BetMessage; roundId: string; answer: Answer }> {
  const message = betOf(table, newId('round'), amount);
  const answer = await table.connection.call('bet', message);
  equal(answer.status, 'OK', answer.text);
  return { message, roundId: message.roundId, answer };
}

export function win(table: Table, roundId: string, amount: string): Promise<Answer> {
  return table.connection.call('win', winOf(table, roundId, amount));
}

export function rollback(table: Table, transactionId: string): Promise<Answer> {
  return table.connection.call('rollback', { ...table.player, transactionId });
}

export function refused(answer: Answer, code: string): void {
  same([answer.httpStatus, answer.status, answer.code], [200, 'REFUSED', code], answer.text);
}
