import { ok } from 'node:assert/strict';
import { newId, type OperatorConnection } from './operator-connection.ts';

export interface Table {
  connection: OperatorConnection;
  player: { sessionId: string; playerRef: string };
  gameId: string;
  /** A second player and a session of a lobby, where the settings have them. */
  another?: { sessionId: string; playerRef: string };
  otherBook?: { sessionId: string; playerRef: string };
  lobby?: { player: { sessionId: string; playerRef: string }; gameIds: readonly [string, string] };
  /** Minor units before the case began. */
  balance: bigint;
  balanceNow: () => Promise<bigint>;
}

export const operatorCalls = [
  'session',
  'balance',
  'bet',
  'win',
  'rollback',
  'bets',
  'confirm',
  'adjust',
  'credit',
  'status',
  'settle',
  'cancel',
] as const;
export type OperatorCall = (typeof operatorCalls)[number];

/** A call in which nothing is missing or malformed; its ids are new. */
export function validMessage({ player, gameId }: Table, call: OperatorCall): Record<string, unknown> {
  const transaction = { ...player, transactionId: newId(call), roundId: newId('round') };
  switch (call) {
    case 'session':
      return { ticket: newId('ticket') };
    case 'balance':
      return player;
    case 'bet':
      return { ...transaction, gameId, amount: '1000' };
    case 'win':
      return { ...transaction, amount: '1000', roundFinished: true };
    case 'bets':
      return {
        ...player,
        roundId: newId('round'),
        gameId,
        bets: [{ transactionId: newId('bet'), amount: '1000' }],
      };
    case 'confirm':
      return { ...player, transactionId: newId('bet'), odds: { format: 'DEC', value: '1.90' } };
    case 'adjust':
      return { ...transaction, amount: '-1000' };
    case 'credit':
      return { ...player, transactionId: newId('credit'), amount: '1000', reason: 'PROMOTION' };
    case 'settle':
      return {
        roundId: newId('round'),
        gameId,
        results: [{ ...player, transactionId: newId('win'), amount: '1000' }],
      };
    case 'cancel':
      return { roundId: newId('round'), gameId, bets: [{ ...player, transactionId: newId('bet') }] };
    case 'status':
      return { ...player, transactionId: newId('bet') };
    default:
      return transaction;
  }
}

export async function balanceOf({
  connection,
  player,
}: Pick<Table, 'connection' | 'player'>): Promise<bigint> {
  const answer = await connection.call('balance', player);
  ok(answer.balance !== undefined, answer.text);
  return BigInt(answer.balance);
}
