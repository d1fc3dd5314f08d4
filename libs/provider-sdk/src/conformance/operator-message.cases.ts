import { strictEqual as equal } from 'node:assert/strict';
import type { ConformanceCase } from './conformance-case.ts';
import { validMessage, type OperatorCall, type Table } from './operator-messages.ts';

const required: Record<OperatorCall, readonly string[]> = {
  session: ['ticket'],
  balance: ['sessionId', 'playerRef'],
  bet: ['sessionId', 'playerRef', 'transactionId', 'roundId', 'gameId', 'amount'],
  win: ['sessionId', 'playerRef', 'transactionId', 'roundId', 'amount'],
  rollback: ['sessionId', 'playerRef', 'transactionId'],
  bets: ['sessionId', 'playerRef', 'roundId', 'gameId', 'bets'],
  confirm: ['sessionId', 'playerRef', 'transactionId', 'odds'],
  adjust: ['sessionId', 'playerRef', 'transactionId', 'roundId', 'amount'],
  credit: ['sessionId', 'playerRef', 'transactionId', 'amount', 'reason'],
  status: ['sessionId', 'playerRef', 'transactionId'],
  settle: ['roundId', 'results'],
  cancel: ['roundId', 'bets'],
};

const malformed: Record<string, readonly [what: string, value: unknown][]> = {
  amount: [
    ['negative', '-1'],
    ['with a fraction', '1.5'],
    ['with an exponent', '1e3'],
    ['empty', ''],
    ['of 20 digits', '9'.repeat(20)],
    ['a number', 1000],
    ['with a leading zero', '01'],
  ],
  transactionId: [
    ['empty', ''],
    ['of 81 characters', 'x'.repeat(81)],
    ['with a space', 'a b'],
    ['a number', 7],
  ],
  roundId: [
    ['empty', ''],
    ['of 81 characters', 'x'.repeat(81)],
    ['with a line break', 'a\nb'],
    ['a list', ['r']],
  ],
};

const calls = Object.keys(required) as OperatorCall[];
const number = (at: number): string => String(at + 1).padStart(2, '0');

const missing = calls.flatMap((call) =>
  required[call].map((field, at) => ({
    id: `MSG-${call.toUpperCase()}-MISSING-${number(at)}`,
    name: `${call} without ${field} is answered 400`,
    run: (table: Table) => isMalformed(table, call, { [field]: undefined }),
  })),
);

const wrong = (['bet', 'win'] as const).flatMap((call) =>
  Object.entries(malformed).flatMap(([field, values]) =>
    values.map(([what, value], at) => ({
      id: `MSG-${call.toUpperCase()}-${field.toUpperCase()}-${number(at)}`,
      name: `${call} whose ${field} is ${what} is answered 400`,
      run: (table: Table) => isMalformed(table, call, { [field]: value }),
    })),
  ),
);

const unnamed = calls.map((call) => ({
  id: `MSG-${call.toUpperCase()}-UNNAMED-01`,
  name: `${call} with a field that the protocol does not name is answered 400`,
  run: (table: Table) => isMalformed(table, call, { surprise: 'x' }),
}));

export const operatorMessageCases: ConformanceCase<Table>[] = [...missing, ...wrong, ...unnamed];

async function isMalformed(table: Table, call: OperatorCall, change: object): Promise<void> {
  const answer = await table.connection.call(call, { ...validMessage(table, call), ...change });
  equal(answer.httpStatus, 400, answer.text);
  equal(await table.balanceNow(), table.balance);
}
