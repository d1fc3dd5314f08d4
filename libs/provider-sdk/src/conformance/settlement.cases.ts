import { deepStrictEqual as same, strictEqual as equal } from 'node:assert/strict';
import { bet, betOf, refused, rollback, win } from './bet-messages.ts';
import { numbered } from './conformance-case.ts';
import { newId } from './operator-connection.ts';
import { balanceOf, type Table } from './operator-messages.ts';

const odds = (value: string) => ({ format: 'DEC', value });

/** A bet whose price the provider confirms later. */
async function awaitingBet(table: Table) {
  const message = { ...betOf(table, newId('round'), '1000'), odds: odds('1.90'), awaitsConfirmation: true };
  equal((await table.connection.call('bet', message)).status, 'OK');
  const confirm = (value: string) =>
    table.connection.call('confirm', {
      ...table.player,
      transactionId: message.transactionId,
      odds: odds(value),
    });
  return { message, confirm };
}

async function settledRound(table: Table, payout: string) {
  const { roundId, message } = await bet(table, '1000');
  await win(table, roundId, payout);
  const adjustment = (amount: string) => ({
    ...table.player,
    transactionId: newId('adjust'),
    roundId,
    amount,
  });
  return { roundId, message, adjustment };
}

/** What the platform promises about several bets, prices, corrections, credits and states. */
const cases: Record<string, (table: Table) => Promise<void>> = {
  'three bets of one call are three bets': async (table) => {
    const message = betsOf(table, ['100', '200', '300']);
    const answer = await table.connection.call('bets', message);
    same(
      answer.bets?.map(({ status }) => status),
      ['OK', 'OK', 'OK'],
    );
    equal((await table.connection.call('bets', message)).text, answer.text);
    equal(await balanceOf(table), table.balance - 600n);
  },
  'of several bets one may be refused; the others stand': async (table) => {
    const answer = await table.connection.call(
      'bets',
      betsOf(table, ['100', String(table.balance + 1n), '300']),
    );
    same(
      answer.bets?.map(({ status, code }) => code ?? status),
      ['OK', 'INSUFFICIENT_FUNDS', 'OK'],
    );
    equal(await balanceOf(table), table.balance - 400n);
  },
  'a bet of several is taken back alone': async (table) => {
    const message = betsOf(table, ['100', '200']);
    await table.connection.call('bets', message);
    await rollback(table, message.bets[0]!.transactionId);
    equal(await balanceOf(table), table.balance - 200n);
  },
  'a bet is confirmed at another price, once': async (table) => {
    const { confirm } = await awaitingBet(table);
    const first = await confirm('1.85');
    equal(first.status, 'OK', first.text);
    equal((await confirm('1.85')).text, first.text);
    refused(await confirm('1.80'), 'TRANSACTION_MISMATCH');
    equal(await balanceOf(table), table.balance - 1000n);
  },
  'a bet that was taken back is not confirmed': async (table) => {
    const { message, confirm } = await awaitingBet(table);
    await rollback(table, message.transactionId);
    refused(await confirm('1.90'), 'BET_ROLLED_BACK');
  },
  'a bet that awaits no price is not confirmed': async (table) => {
    const { message } = await bet(table, '1000');
    const call = { ...table.player, transactionId: message.transactionId, odds: odds('1.90') };
    refused(await table.connection.call('confirm', call), 'BET_NOT_AWAITING');
  },
  'a settled round is adjusted up, once': async (table) => {
    const { adjustment } = await settledRound(table, '0');
    const message = adjustment('700');
    const first = await table.connection.call('adjust', message);
    equal(first.balance, String(table.balance - 300n));
    equal((await table.connection.call('adjust', message)).text, first.text);
    equal(await balanceOf(table), table.balance - 300n);
  },
  'a settled round is adjusted down': async (table) => {
    const { adjustment, roundId } = await settledRound(table, '5000');
    equal((await table.connection.call('adjust', adjustment('-4000'))).balance, String(table.balance));
    const state = await table.connection.call('status', { ...table.player, roundId });
    same(state.round, { roundId, state: 'SETTLED', stake: '1000', payout: '1000' });
  },
  'an adjustment takes no more than the round has paid': async (table) => {
    const { adjustment } = await settledRound(table, '500');
    const both = await Promise.all(
      ['-400', '-400'].map((amount) => table.connection.call('adjust', adjustment(amount))),
    );
    same(both.map(({ status, code }) => code ?? status).toSorted(), ['ADJUSTMENT_ABOVE_PAYOUT', 'OK']);
    equal(await balanceOf(table), table.balance - 900n);
  },
  'an open round is not adjusted': async (table) => {
    const { roundId } = await bet(table, '1000');
    const call = { ...table.player, transactionId: newId('adjust'), roundId, amount: '100' };
    refused(await table.connection.call('adjust', call), 'ROUND_OPEN');
    equal(await balanceOf(table), table.balance - 1000n);
  },
  'an unknown round is not adjusted': async (table) => {
    const call = { ...table.player, transactionId: newId('adjust'), roundId: newId('round'), amount: '100' };
    refused(await table.connection.call('adjust', call), 'ROUND_UNKNOWN');
  },
  'money without a stake is credited, once': async (table) => {
    const message = { ...table.player, transactionId: newId('credit'), amount: '2500', reason: 'TOURNAMENT' };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => table.connection.call('credit', message)),
    );
    same(new Set(answers.map(({ text }) => text)).size, 1);
    equal(await balanceOf(table), table.balance + 2500n);
    const another = { ...message, reason: 'PROMOTION' };
    refused(await table.connection.call('credit', another), 'TRANSACTION_MISMATCH');
  },
  'a credit of an unknown reason is answered 400': async (table) => {
    const message = { ...table.player, transactionId: newId('credit'), amount: '1', reason: 'GIFT' };
    equal((await table.connection.call('credit', message)).httpStatus, 400);
  },
  'the states of bets and rounds are answered': async (table) => {
    const { message, roundId } = await bet(table, '1000');
    const stateOf = async (transactionId: string) =>
      (await table.connection.call('status', { ...table.player, transactionId, roundId })).transaction?.state;
    equal(await stateOf(message.transactionId), 'DONE');
    equal(await stateOf(newId('bet')), 'UNKNOWN');
    await rollback(table, message.transactionId);
    equal(await stateOf(message.transactionId), 'ROLLED_BACK');
    const { round } = await table.connection.call('status', { ...table.player, roundId });
    equal(round?.state, 'VOID');
  },
  'what was bet on is stated with the bet, and belongs to it': async (table) => {
    const message = {
      ...betOf(table, newId('round'), '1000'),
      selection: 'Hà Nội – Hải Phòng: 1',
      odds: odds('2.10'),
    };
    const first = await table.connection.call('bet', message);
    equal(first.status, 'OK', first.text);
    refused(
      await table.connection.call('bet', { ...message, selection: 'Hà Nội – Hải Phòng: 2' }),
      'TRANSACTION_MISMATCH',
    );
  },
  'an adjustment under the id of a bet is refused': async (table) => {
    const { adjustment, message } = await settledRound(table, '0');
    const { transactionId } = message;
    refused(
      await table.connection.call('adjust', { ...adjustment('700'), transactionId }),
      'TRANSACTION_MISMATCH',
    );
    equal(await balanceOf(table), table.balance - 1000n);
  },
  'a credit under the id of a bet is refused': async (table) => {
    const { message } = await bet(table, '1000');
    const { transactionId } = message;
    const credit = { ...table.player, transactionId, amount: '1000', reason: 'PROMOTION' };
    refused(await table.connection.call('credit', credit), 'TRANSACTION_MISMATCH');
    equal(await balanceOf(table), table.balance - 1000n);
  },
  'a void round is not adjusted': async (table) => {
    const { message, roundId } = await bet(table, '1000');
    await rollback(table, message.transactionId);
    const call = { ...table.player, transactionId: newId('adjust'), roundId, amount: '100' };
    refused(await table.connection.call('adjust', call), 'ROUND_CLOSED');
    equal(await balanceOf(table), table.balance);
  },
  'an adjustment of nothing is answered 400': async (table) => {
    const { adjustment } = await settledRound(table, '0');
    equal((await table.connection.call('adjust', adjustment('0'))).httpStatus, 400);
  },
  'more than twenty bets in one call are answered 400': async (table) => {
    const amounts = Array.from({ length: 21 }, () => '100');
    equal((await table.connection.call('bets', betsOf(table, amounts))).httpStatus, 400);
    equal(await balanceOf(table), table.balance);
  },
  'two bets of one call under one id are answered 400': async (table) => {
    const { bets, ...message } = betsOf(table, ['100', '200']);
    const { transactionId } = bets[0]!;
    const twice = { ...message, bets: bets.map((one) => ({ ...one, transactionId })) };
    equal((await table.connection.call('bets', twice)).httpStatus, 400);
    equal(await balanceOf(table), table.balance);
  },
  'the bets of one call join the round of an earlier bet': async (table) => {
    const { roundId } = await bet(table, '1000');
    const answer = await table.connection.call('bets', { ...betsOf(table, ['200', '300']), roundId });
    same(
      answer.bets?.map(({ status }) => status),
      ['OK', 'OK'],
    );
    equal((await win(table, roundId, '4000')).balance, String(table.balance + 2500n));
  },
  'a bet that never came is not confirmed': async (table) => {
    const call = { ...table.player, transactionId: newId('bet'), odds: odds('1.90') };
    refused(await table.connection.call('confirm', call), 'TRANSACTION_NOT_A_BET');
  },
  'the state of a refused bet is answered': async (table) => {
    const message = betOf(table, newId('round'), String(table.balance + 1n));
    refused(await table.connection.call('bet', message), 'INSUFFICIENT_FUNDS');
    const { transactionId } = message;
    const { transaction } = await table.connection.call('status', { ...table.player, transactionId });
    equal(transaction?.state, 'REFUSED');
  },
  'the state of a round counts all of its bets': async (table) => {
    const { roundId } = await bet(table, '1000');
    await table.connection.call('bet', betOf(table, roundId, '600'));
    const { round } = await table.connection.call('status', { ...table.player, roundId });
    same(round, { roundId, state: 'OPEN', stake: '1600', payout: '0' });
  },
  'an award of a jackpot is paid with the win of its call, once': async (table) => {
    const { roundId } = await bet(table, '1000');
    const result = { ...table.player, transactionId: newId('win'), amount: '300' };
    const jackpots = [
      { pool: 'mini', share: '12', award: '5000' },
      { pool: 'grand', share: '3' },
    ];
    const message = { roundId, gameId: table.gameId, results: [{ ...result, jackpots }] };
    for (let delivery = 0; delivery < 2; delivery += 1) await table.connection.call('settle', message);
    equal(await balanceOf(table), table.balance + 4300n);
    const { round } = await table.connection.call('status', { ...table.player, roundId });
    same(round, { roundId, state: 'SETTLED', stake: '1000', payout: '5300' });
  },
};

export const settlementCases = numbered('SET', cases);

function betsOf({ player, gameId }: Table, amounts: readonly string[]) {
  const bets = amounts.map((amount) => ({ transactionId: newId('bet'), amount }));
  return { ...player, roundId: newId('round'), gameId, bets };
}
