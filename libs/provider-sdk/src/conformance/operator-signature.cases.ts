import { strictEqual as equal } from 'node:assert/strict';
import { clockToleranceSeconds } from '../signature.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { forgedSignatures } from './forged-signatures.ts';
import { validMessage, operatorCalls, type Table } from './operator-messages.ts';

const refusals: ConformanceCase<Table>[] = operatorCalls.flatMap((call) =>
  forgedSignatures.map(({ number, what, forge }) => ({
    id: `SIG-${call.toUpperCase()}-${number}`,
    name: `${call} with ${what} is answered 401 and has no effect`,
    run: async (table) => {
      const body = JSON.stringify(validMessage(table, call));
      const { keyId, secret } = table.connection.settings;
      const header = forge({ path: table.connection.path(call), body, keyId, secret });
      const { answer } = await table.connection.send(call, body, header);
      equal(answer.httpStatus, 401, answer.text);
      equal(await table.balanceNow(), table.balance);
    },
  })),
);

const tolerance: ConformanceCase<Table>[] = [-1, 1].map((side, at) => ({
  id: `SIG-CLOCK-0${at + 1}`,
  name: `a clock that is ${side < 0 ? 'late' : 'early'} by less than the tolerance is accepted`,
  run: async (table) => {
    const body = JSON.stringify(table.player);
    const secondsLate = side * (clockToleranceSeconds - 60);
    const { header } = table.connection.signature('balance', body, secondsLate);
    equal((await table.connection.send('balance', body, header)).answer.httpStatus, 200);
  },
}));

export const operatorSignatureCases = [...refusals, ...tolerance];
