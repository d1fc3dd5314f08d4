import { deepStrictEqual as same, strictEqual as equal } from 'node:assert/strict';
import { bet, betOf, refused, rollback, win, winOf } from './bet-messages.ts';
import { numbered } from './conformance-case.ts';
import { newId } from './operator-connection.ts';
import { balanceOf, type Table } from './operator-messages.ts';

/** What the platform promises to a provider, one sentence and one check each. */
const cases: Record<string, (table: Table) => Promise<void>> = {
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
    equal((await table.connection.call('bet', message)).text, answer.text);
    const winning = winOf(table, roundId, '300');
    const won = await table.connection.call('win', winning);
    equal((await table.connection.call('win', winning)).text, won.text);
    equal(await balanceOf(table), table.balance - 700n);
  },
  'the same call five times at once has one effect': async (table) => {
    const message = betOf(table, newId('round'), '1000');
    const answers = await Promise.all(Array.from({ length: 5 }, () => table.connection.call('bet', message)));
    same(new Set(answers.map((answer) => answer.text)).size, 1);
    equal(await balanceOf(table), table.balance - 1000n);
  },
  'another call under a used transactionId is refused': async (table) => {
    const { message } = await bet(table, '1000');
    refused(await table.connection.call('bet', { ...message, amount: '1001' }), 'TRANSACTION_MISMATCH');
  },
  'a bet above the balance is refused, and stays so': async (table) => {
    const message = betOf(table, newId('round'), String(table.balance + 1n));
    const first = await table.connection.call('bet', message);
    refused(first, 'INSUFFICIENT_FUNDS');
    equal((await table.connection.call('bet', message)).text, first.text);
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
    refused(await table.connection.call('bet', message), 'BET_ROLLED_BACK');
    equal(await balanceOf(table), table.balance);
  },
  'a win of an unknown round is refused': async (table) =>
    refused(await win(table, newId('round'), '1'), 'ROUND_UNKNOWN'),
  'a bet in a finished round is refused; a late win is paid': async (table) => {
    const { roundId } = await bet(table, '1000');
    await win(table, roundId, '0');
    refused(await table.connection.call('bet', betOf(table, roundId, '1')), 'ROUND_CLOSED');
    equal((await win(table, roundId, '40')).balance, String(table.balance - 960n));
  },
  'an unknown session and a foreign player are refused': async (table) => {
    const message = betOf(table, newId('round'), '1');
    refused(
      await table.connection.call('bet', { ...message, sessionId: newId('x').slice(2) }),
      'SESSION_UNKNOWN',
    );
    refused(
      await table.connection.call('bet', { ...message, playerRef: 'somebody-else' }),
      'PLAYER_MISMATCH',
    );
  },
  'many bets of one round are settled by one win': async (table) => {
    const { roundId } = await bet(table, '1000');
    for (const amount of ['200', '300'])
      equal((await table.connection.call('bet', betOf(table, roundId, amount))).status, 'OK');
    equal((await win(table, roundId, '5000')).balance, String(table.balance + 3500n));
  },
  'one of two bets of a round is taken back, the other still wins': async (table) => {
    const { roundId } = await bet(table, '1000');
    const second = betOf(table, roundId, '400');
    await table.connection.call('bet', second);
    equal((await rollback(table, second.transactionId)).balance, String(table.balance - 1000n));
    equal((await win(table, roundId, '1500')).balance, String(table.balance + 500n));
  },
  'a win and a bet cannot share a transactionId': async (table) => {
    const { message, roundId } = await bet(table, '1000');
    const sameId = { ...winOf(table, roundId, '1000'), transactionId: message.transactionId };
    refused(await table.connection.call('win', sameId), 'TRANSACTION_MISMATCH');
    await win(table, roundId, '0');
  },
  'the rollback of a win is refused': async (table) => {
    const { roundId } = await bet(table, '1000');
    const winning = winOf(table, roundId, '10');
    await table.connection.call('win', winning);
    refused(await rollback(table, winning.transactionId), 'TRANSACTION_NOT_A_BET');
  },
  'the rollback of a refused bet succeeds and moves nothing': async (table) => {
    const message = betOf(table, newId('round'), String(table.balance + 1n));
    refused(await table.connection.call('bet', message), 'INSUFFICIENT_FUNDS');
    equal((await rollback(table, message.transactionId)).status, 'OK');
    equal(await balanceOf(table), table.balance);
  },
  'a bet is taken back after its round was closed': async (table) => {
    const { message, roundId } = await bet(table, '1000');
    await win(table, roundId, '0');
    equal((await rollback(table, message.transactionId)).balance, String(table.balance));
  },
  'a win of a round whose only bet was taken back is refused': async (table) => {
    const { message, roundId } = await bet(table, '1000');
    await rollback(table, message.transactionId);
    refused(await win(table, roundId, '10'), 'ROUND_CLOSED');
  },
  'a bet of a game that is not the game of the session is refused': async (table) => {
    const message = { ...betOf(table, newId('round'), '1000'), gameId: 'no-such-game' };
    refused(await table.connection.call('bet', message), 'GAME_UNKNOWN');
  },
  'an unknown ticket opens nothing': async (table) =>
    refused(await table.connection.call('session', { ticket: newId('ticket') }), 'TICKET_UNKNOWN'),
  'a bet and its rollback at once leave the balance as it was': async (table) => {
    const message = betOf(table, newId('round'), '1000');
    await Promise.all([table.connection.call('bet', message), rollback(table, message.transactionId)]);
    equal((await rollback(table, message.transactionId)).status, 'OK');
    equal(await balanceOf(table), table.balance);
  },
  'two equal bets under two ids are two bets': async (table) => {
    const { roundId } = await bet(table, '1000');
    await table.connection.call('bet', betOf(table, roundId, '1000'));
    equal(await balanceOf(table), table.balance - 2000n);
  },
  'a bet of amount zero is answered 400': async (table) =>
    equal((await table.connection.call('bet', betOf(table, newId('round'), '0'))).httpStatus, 400),
  'the rollback of the last bet takes back what its round has paid': async (table) => {
    const { message, roundId } = await bet(table, '1000');
    const second = betOf(table, roundId, '400');
    await table.connection.call('bet', second);
    await win(table, roundId, '6000');
    equal((await rollback(table, message.transactionId)).balance, String(table.balance + 5600n));
    equal((await rollback(table, second.transactionId)).balance, String(table.balance));
  },
  'a win before the end leaves the round open': async (table) => {
    const { roundId } = await bet(table, '1000');
    await table.connection.call('win', { ...winOf(table, roundId, '300'), roundFinished: false });
    equal((await table.connection.call('bet', betOf(table, roundId, '200'))).status, 'OK');
    equal((await win(table, roundId, '100')).balance, String(table.balance - 800n));
  },
  'several wins of a round add up': async (table) => {
    const { roundId } = await bet(table, '1000');
    await table.connection.call('win', { ...winOf(table, roundId, '300'), roundFinished: false });
    equal((await win(table, roundId, '400')).balance, String(table.balance - 300n));
    const { round } = await table.connection.call('status', { ...table.player, roundId });
    equal(round?.payout, '700');
  },
  'a bet that is repeated after its rollback is answered as at first, and takes nothing': async (table) => {
    const { answer, message } = await bet(table, '1000');
    await rollback(table, message.transactionId);
    equal((await table.connection.call('bet', message)).text, answer.text);
    equal(await balanceOf(table), table.balance);
  },
  'a rollback that names another round is refused': async (table) => {
    const { message } = await bet(table, '1000');
    const { transactionId } = message;
    const other = { ...table.player, transactionId, roundId: newId('round') };
    refused(await table.connection.call('rollback', other), 'TRANSACTION_MISMATCH');
    equal(await balanceOf(table), table.balance - 1000n);
  },
  'the rollback of a bet that never came is answered with the balance': async (table) =>
    equal((await rollback(table, newId('bet'))).balance, String(table.balance)),
  'a bet in a void round is refused': async (table) => {
    const { message, roundId } = await bet(table, '1000');
    await rollback(table, message.transactionId);
    refused(await table.connection.call('bet', betOf(table, roundId, '500')), 'ROUND_CLOSED');
  },
  'of ten bets at once that the balance covers twice, two are taken': async (table) => {
    const stake = String(table.balance / 2n);
    const bets = Array.from({ length: 10 }, () => betOf(table, newId('round'), stake));
    const answers = await Promise.all(bets.map((message) => table.connection.call('bet', message)));
    for (const [at, { transactionId }] of bets.entries())
      if (answers[at]!.status === 'OK') await rollback(table, transactionId);
    equal(answers.filter(({ status }) => status === 'OK').length, 2);
    equal(await balanceOf(table), table.balance);
  },
  'the balance of a foreign player is not answered': async (table) => {
    const foreign = { ...table.player, playerRef: newId('player') };
    refused(await table.connection.call('balance', foreign), 'PLAYER_MISMATCH');
  },
  'a win of another amount under a used transactionId is refused': async (table) => {
    const { roundId } = await bet(table, '1000');
    const winning = winOf(table, roundId, '300');
    await table.connection.call('win', winning);
    refused(await table.connection.call('win', { ...winning, amount: '301' }), 'TRANSACTION_MISMATCH');
    equal(await balanceOf(table), table.balance - 700n);
  },
  'a win that names another game than its round is refused': async (table) => {
    const { roundId } = await bet(table, '1000');
    const winning = { ...winOf(table, roundId, '300'), gameId: 'no-such-game' };
    refused(await table.connection.call('win', winning), 'ROUND_UNKNOWN');
    equal(await balanceOf(table), table.balance - 1000n);
  },
};

export const playCases = numbered('PLAY', cases);
