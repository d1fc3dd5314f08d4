import { deepStrictEqual as same, match, ok, strictEqual as equal } from 'node:assert/strict';
import { transferWalletCalls, type TransferWalletCall } from '../transfer-wallet/messages.ts';
import { numbered, runCase, type CaseResult, type ConformanceCase } from './conformance-case.ts';
import { forgedSignatures } from './forged-signatures.ts';
import { newId } from './operator-connection.ts';
import {
  TransferWalletTable as Table,
  type TransferWalletSettings,
  type WalletAnswer,
} from './transfer-wallet-connection.ts';

const accepted = ({ httpStatus, status, text }: WalletAnswer) =>
  same([httpStatus, status], [200, 'OK'], text);
const refused = ({ httpStatus, status, code, text }: WalletAnswer, expected: string) =>
  same([httpStatus, status, code], [200, 'REFUSED', expected], text);

const wallet = numbered<Table>('TW-MOVE', {
  'a player is created once, however often it is asked for': async (table) => {
    const player = { playerRef: table.playerRef, currency: table.settings.currency };
    accepted(await table.call('player', player));
    accepted(await table.call('player', player));
    equal(await table.balance(), '0');
  },
  'a balance of an unknown player is refused': async (table) =>
    refused(await table.call('balance', { playerRef: newId('stranger') }), 'PLAYER_UNKNOWN'),
  'money transferred in is the balance': async (table) => {
    await table.withMoney('0');
    const answer = await table.transfer('IN', '50000');
    accepted(answer);
    same([answer.balance, await table.balance()], ['50000', '50000']);
  },
  'money transferred out leaves the balance': async (table) => {
    await table.withMoney('50000');
    accepted(await table.transfer('OUT', '20000'));
    equal(await table.balance(), '30000');
  },
  'the whole balance may be transferred out': async (table) => {
    await table.withMoney('50000');
    accepted(await table.transfer('OUT', '50000'));
    equal(await table.balance(), '0');
  },
  'more than the balance is not transferred out': async (table) => {
    await table.withMoney('50000');
    refused(await table.transfer('OUT', '50001'), 'INSUFFICIENT_FUNDS');
    equal(await table.balance(), '50000');
  },
  'a transfer of an unknown player is refused': async (table) =>
    refused(await table.transfer('IN', '1000'), 'PLAYER_UNKNOWN'),
  'a repeated transfer in moves money once': async (table) => {
    await table.withMoney('0');
    const id = newId('transfer');
    const first = await table.transfer('IN', '1000', id);
    const second = await table.transfer('IN', '1000', id);
    same([first.status, second.status, await table.balance()], ['OK', 'OK', '1000']);
  },
  'a repeated transfer out moves money once': async (table) => {
    await table.withMoney('5000');
    const id = newId('transfer');
    await table.transfer('OUT', '1000', id);
    accepted(await table.transfer('OUT', '1000', id));
    equal(await table.balance(), '4000');
  },
  'ten equal transfers at once move money once': async (table) => {
    await table.withMoney('0');
    const id = newId('transfer');
    const answers = await Promise.all(Array.from({ length: 10 }, () => table.transfer('IN', '1000', id)));
    ok(answers.some(({ status }) => status === 'OK'));
    accepted(await table.transfer('IN', '1000', id));
    equal(await table.balance(), '1000');
  },
  'ten transfers out of the whole balance at once succeed once': async (table) => {
    await table.withMoney('1000');
    const answers = await Promise.all(Array.from({ length: 10 }, () => table.transfer('OUT', '1000')));
    equal(answers.filter(({ status }) => status === 'OK').length, 1);
    equal(await table.balance(), '0');
  },
  'the id of a transfer with another amount is refused': async (table) => {
    await table.withMoney('0');
    const id = newId('transfer');
    await table.transfer('IN', '1000', id);
    refused(await table.transfer('IN', '2000', id), 'TRANSFER_MISMATCH');
    equal(await table.balance(), '1000');
  },
  'the id of a transfer in the other direction is refused': async (table) => {
    await table.withMoney('0');
    const id = newId('transfer');
    await table.transfer('IN', '1000', id);
    refused(await table.transfer('OUT', '1000', id), 'TRANSFER_MISMATCH');
    equal(await table.balance(), '1000');
  },
  'a refused transfer stays refused': async (table) => {
    await table.withMoney('0');
    const id = newId('transfer');
    refused(await table.transfer('OUT', '1000', id), 'INSUFFICIENT_FUNDS');
    await table.transfer('IN', '1000');
    refused(await table.transfer('OUT', '1000', id), 'INSUFFICIENT_FUNDS');
    equal(await table.balance(), '1000');
  },
});

const status = numbered<Table>('TW-STATUS', {
  'a transfer that was done is DONE, with direction and amount': async (table) => {
    await table.withMoney('0');
    const id = newId('transfer');
    await table.transfer('IN', '1000', id);
    const { state, direction, amount } = await table.status(id);
    same([state, direction, amount], ['DONE', 'IN', '1000']);
  },
  'a transfer that was refused is REFUSED': async (table) => {
    await table.withMoney('0');
    const id = newId('transfer');
    await table.transfer('OUT', '1000', id);
    equal((await table.status(id)).state, 'REFUSED');
  },
  'a transfer that never arrived is REFUSED, and refused if it arrives later': async (table) => {
    await table.withMoney('0');
    const id = newId('transfer');
    equal((await table.status(id)).state, 'REFUSED');
    refused(await table.transfer('IN', '1000', id), 'TRANSFER_CLOSED');
    same([await table.balance(), (await table.status(id)).state], ['0', 'REFUSED']);
  },
  'a question and its transfer at once agree': async (table) => {
    await table.withMoney('0');
    const id = newId('transfer');
    const [moved, asked] = await Promise.all([table.transfer('IN', '1000', id), table.status(id)]);
    equal(asked.state, moved.status === 'OK' ? 'DONE' : 'REFUSED', asked.text);
    equal(await table.balance(), moved.status === 'OK' ? '1000' : '0');
  },
  'the question does not change a transfer that was done': async (table) => {
    await table.withMoney('0');
    const id = newId('transfer');
    await table.transfer('IN', '1000', id);
    await table.status(id);
    accepted(await table.transfer('IN', '1000', id));
    equal(await table.balance(), '1000');
  },
});

const play = numbered<Table>('TW-PLAY', {
  'a launch has a path of the pages of the vendor': async (table) => {
    await table.withMoney('0');
    const { playerRef, settings } = table;
    const launch = { playerRef, gameId: settings.gameId, language: 'vi', parent: 'https://play.example' };
    const answer = await table.call('launch', launch);
    accepted(answer);
    match(answer.path ?? '', /^\/[^/\\]/);
  },
  'two launches have two paths': async (table) => {
    await table.withMoney('0');
    const launch = { playerRef: table.playerRef, gameId: table.settings.gameId, language: 'en' };
    const parent = 'https://play.example';
    const [one, other] = [
      await table.call('launch', { ...launch, parent }),
      await table.call('launch', { ...launch, parent }),
    ];
    ok(one.path !== other.path, 'a path is used twice');
  },
  'a launch of an unknown game is refused': async (table) => {
    await table.withMoney('0');
    const { playerRef } = table;
    const launch = { playerRef, gameId: newId('game'), language: 'vi', parent: 'https://play.example' };
    refused(await table.call('launch', launch), 'GAME_UNKNOWN');
  },
  'a launch for an unknown player is refused': async (table) => {
    const launch = { gameId: table.settings.gameId, language: 'vi', parent: 'https://play.example' };
    refused(await table.call('launch', { ...launch, playerRef: newId('stranger') }), 'PLAYER_UNKNOWN');
  },
  'a kick is answered, however often': async (table) => {
    await table.withMoney('0');
    accepted(await table.call('kick', { playerRef: table.playerRef }));
    accepted(await table.call('kick', { playerRef: table.playerRef }));
  },
  'the history goes on where it stopped': async (table) => {
    const first = await table.call('history', { cursor: '', limit: 1 });
    accepted(first);
    ok(Array.isArray(first.rounds) && first.rounds.length <= 1, first.text);
    const second = await table.call('history', { cursor: first.cursor, limit: 1 });
    const ids = (answer: WalletAnswer) => answer.rounds!.map((one) => `${one.roundId}/${one.revision}`);
    ok(!ids(second).some((id) => ids(first).includes(id)), 'a round is listed twice');
  },
  'the same cursor has the same first round': async (table) => {
    const [one, other] = [
      await table.call('history', { cursor: '', limit: 1 }),
      await table.call('history', { cursor: '', limit: 1 }),
    ];
    equal(one.rounds![0]?.roundId, other.rounds![0]?.roundId);
  },
});

function validMessage(table: Table, call: TransferWalletCall): Record<string, unknown> {
  const { playerRef, settings } = table;
  const messages: Record<TransferWalletCall, object> = {
    player: { playerRef, currency: settings.currency },
    balance: { playerRef },
    transfer: { playerRef, transferId: newId('transfer'), direction: 'IN', amount: '1000' },
    'transfer-status': { playerRef, transferId: newId('transfer') },
    launch: { playerRef, gameId: settings.gameId, language: 'vi', parent: 'https://play.example' },
    kick: { playerRef },
    history: { cursor: '', limit: 10 },
  };
  return { vassalage: settings.vassalage, ...messages[call] };
}

const forged: ConformanceCase<Table>[] = transferWalletCalls.flatMap((call) =>
  forgedSignatures.map(({ number, what, forge }) => ({
    id: `TW-SIG-${call.toUpperCase()}-${number}`,
    name: `${call} with ${what} is answered 401`,
    run: async (table) => {
      const body = JSON.stringify(validMessage(table, call));
      const header = forge({ ...table.settings, path: table.path(call), body });
      equal((await table.send(call, body, header)).status, 401);
    },
  })),
);

const wrongAmounts = ['0', '-1', '1.5', '1e3', '', '01', '9'.repeat(20), 1000];
const malformed: ConformanceCase<Table>[] = wrongAmounts.map((amount, at) => ({
  id: `TW-MSG-AMOUNT-${String(at + 1).padStart(2, '0')}`,
  name: `a transfer of ${JSON.stringify(amount)} is answered 400 and moves nothing`,
  run: async (table) => {
    await table.withMoney('5000');
    equal((await table.transfer('OUT', amount as string)).httpStatus, 400);
    equal(await table.balance(), '5000');
  },
}));

/** The cases of a provider with a transfer wallet, in their order. */
export const transferWalletCases = [...wallet, ...status, ...play, ...malformed, ...forged];

/** Plays the operator against a provider with a transfer wallet. Each case has a player of its own. */
export async function runTransferWalletConformance(settings: TransferWalletSettings): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const one of transferWalletCases) results.push(await runCase(one, () => new Table(settings)));
  return results;
}
