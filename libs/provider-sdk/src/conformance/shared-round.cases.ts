import { deepStrictEqual as same, strictEqual as equal } from 'node:assert/strict';
import { betOf, refused, winOf, type BetMessage } from './bet-messages.ts';
import { numbered } from './conformance-case.ts';
import { newId } from './operator-connection.ts';
import { balanceOf, type Table } from './operator-messages.ts';

/** The same table from the second player's seat. */
const seatOf = (table: Table): Table => ({ ...table, player: table.another! });

async function bothBet(table: Table) {
  const other = seatOf(table);
  const before = await balanceOf(other);
  const roundId = newId('round');
  const bets = [betOf(table, roundId, '1000'), betOf(other, roundId, '2000')] as const;
  for (const bet of bets) {
    const answer = await table.connection.call('bet', bet);
    equal(answer.status, 'OK', answer.text);
  }
  return { other, before, roundId, bets };
}

const shared: Record<string, (table: Table) => Promise<void>> = {
  'two players bet in one round, each wins for themselves': async (table) => {
    const { other, before, roundId } = await bothBet(table);
    await table.connection.call('win', winOf(table, roundId, '1900'));
    await table.connection.call('win', winOf(other, roundId, '0'));
    equal(await balanceOf(table), table.balance + 900n);
    equal(await balanceOf(other), before - 2000n);
  },
  'the round of one player ends, that of the other stays open': async (table) => {
    const { other, before, roundId } = await bothBet(table);
    await table.connection.call('win', winOf(table, roundId, '0'));
    refused(await table.connection.call('bet', betOf(table, roundId, '1')), 'ROUND_CLOSED');
    equal((await table.connection.call('bet', betOf(other, roundId, '1'))).status, 'OK');
    equal(await balanceOf(other), before - 2001n);
  },
  'a bet is taken back by its own player only': async (table) => {
    const { other, before, bets } = await bothBet(table);
    const { transactionId } = bets[1];
    refused(
      await table.connection.call('rollback', { ...table.player, transactionId }),
      'TRANSACTION_MISMATCH',
    );
    await table.connection.call('rollback', { ...other.player, transactionId });
    equal(await balanceOf(other), before);
    equal(await balanceOf(table), table.balance - 1000n);
  },
  'a player without a bet wins nothing in the round of another': async (table) => {
    const roundId = newId('round');
    await table.connection.call('bet', betOf(table, roundId, '1000'));
    refused(await table.connection.call('win', winOf(seatOf(table), roundId, '50')), 'ROUND_UNKNOWN');
  },
  'one call settles the parts of two players, once': async (table) => {
    const { other, before, roundId } = await bothBet(table);
    const message = settlementOf(table, roundId, [resultOf(table, '1900'), resultOf(other, '0')]);
    const answer = await table.connection.call('settle', message);
    same(
      answer.results?.map(({ status }) => status),
      ['OK', 'OK'],
    );
    equal((await table.connection.call('settle', message)).text, answer.text);
    equal(await balanceOf(table), table.balance + 900n);
    equal(await balanceOf(other), before - 2000n);
    refused(await table.connection.call('bet', betOf(other, roundId, '1')), 'ROUND_CLOSED');
  },
  'of the results of one call one may be refused; the others are paid': async (table) => {
    const { other, before, roundId } = await bothBet(table);
    const stranger = { ...resultOf(other, '50'), playerRef: table.player.playerRef };
    const message = settlementOf(table, roundId, [stranger, resultOf(other, '70')]);
    const { results } = await table.connection.call('settle', message);
    same(
      results?.map(({ status, code }) => code ?? status),
      ['PLAYER_MISMATCH', 'OK'],
    );
    equal(await balanceOf(other), before - 1930n);
    equal(await balanceOf(table), table.balance - 1000n);
  },
  'a result and the win of the same id are one win': async (table) => {
    const roundId = newId('round');
    await table.connection.call('bet', betOf(table, roundId, '1000'));
    const winning = winOf(table, roundId, '400');
    await table.connection.call('win', winning);
    const { roundFinished: _, roundId: __, gameId: ___, ...result } = winning;
    const { results } = await table.connection.call('settle', settlementOf(table, roundId, [result]));
    equal(results?.[0]?.status, 'OK');
    equal(await balanceOf(table), table.balance - 600n);
  },
  'one call cancels the bets of two players, once': async (table) => {
    const { other, before, roundId, bets } = await bothBet(table);
    const message = { roundId, bets: bets.map(cancelled) };
    const answer = await table.connection.call('cancel', message);
    same(
      answer.bets?.map(({ status }) => status),
      ['OK', 'OK'],
    );
    equal(await balanceOf(table), table.balance);
    equal(await balanceOf(other), before);
    equal((await table.connection.call('cancel', message)).text, answer.text);
  },
  'of the bets of one call one may be of another player; it stands': async (table) => {
    const { other, before, roundId, bets } = await bothBet(table);
    const [own, foreign] = bets.map(cancelled);
    const message = { roundId, bets: [{ ...foreign!, ...table.player }, own!] };
    const answer = await table.connection.call('cancel', message);
    same(
      answer.bets?.map(({ status, code }) => code ?? status),
      ['TRANSACTION_MISMATCH', 'OK'],
    );
    equal(await balanceOf(table), table.balance);
    equal(await balanceOf(other), before - 2000n);
  },
};

const cancelled = ({ sessionId, playerRef, transactionId }: BetMessage) => ({
  ...{ sessionId, playerRef, transactionId },
});

const resultOf = ({ player }: Table, amount: string) => ({ ...player, transactionId: newId('win'), amount });

const settlementOf = ({ gameId }: Table, roundId: string, results: object[]) => ({
  roundId,
  gameId,
  results,
});

const lobby: Record<string, (table: Table) => Promise<void>> = {
  'one session of a lobby plays two games': async (table) => {
    const { player, gameIds } = table.lobby!;
    const before = await balanceOf({ ...table, player });
    for (const gameId of gameIds) {
      const seat = { ...table, player, gameId };
      const roundId = newId('round');
      equal((await table.connection.call('bet', betOf(seat, roundId, '100'))).status, 'OK');
      equal((await table.connection.call('win', winOf(seat, roundId, '40'))).status, 'OK');
    }
    equal(await balanceOf({ ...table, player }), before - 120n);
  },
  'a round stays with its game': async (table) => {
    const { player, gameIds } = table.lobby!;
    const roundId = newId('round');
    await table.connection.call('bet', betOf({ ...table, player, gameId: gameIds[0] }, roundId, '100'));
    const inAnother = betOf({ ...table, player, gameId: gameIds[1] }, roundId, '200');
    refused(await table.connection.call('bet', inAnother), 'ROUND_UNKNOWN');
  },
  'a lobby takes no bet in a game that its vendor does not have': async (table) => {
    const bet = betOf(
      { ...table, player: table.lobby!.player, gameId: 'no-such-game' },
      newId('round'),
      '100',
    );
    refused(await table.connection.call('bet', bet), 'GAME_UNKNOWN');
  },
};

/** The same table in the player's other book. */
const otherBookOf = (table: Table): Table => ({ ...table, player: table.otherBook! });

const books: Record<string, (table: Table) => Promise<void>> = {
  'a win of one book settles no round of the other': async (table) => {
    const roundId = newId('round');
    await table.connection.call('bet', betOf(table, roundId, '1000'));
    refused(await table.connection.call('win', winOf(otherBookOf(table), roundId, '5000')), 'ROUND_UNKNOWN');
    equal((await table.connection.call('bet', betOf(table, roundId, '1'))).status, 'OK');
    equal(await balanceOf(table), table.balance - 1001n);
  },
  'a bet of one book leaves the balance of the other': async (table) => {
    const other = otherBookOf(table);
    const before = await balanceOf(other);
    equal((await table.connection.call('bet', betOf(other, newId('round'), '1000'))).status, 'OK');
    equal(await balanceOf(other), before - 1000n);
    equal(await balanceOf(table), table.balance);
  },
  'a bet is not rolled back from the other book': async (table) => {
    const message = betOf(table, newId('round'), '1000');
    await table.connection.call('bet', message);
    const { transactionId } = message;
    const fromOther = { ...otherBookOf(table).player, transactionId };
    refused(await table.connection.call('rollback', fromOther), 'TRANSACTION_MISMATCH');
    equal(await balanceOf(table), table.balance - 1000n);
  },
};

/** They need a session of the same player in the other book. */
export const bookCases = numbered('BOOK', books);
/** They need a second player. */
export const sharedRoundCases = numbered('SHARED', shared);
/** They need a session of a lobby. */
export const lobbyCases = numbered('LOBBY', lobby);
