import { deepStrictEqual as same, ok, strictEqual as equal } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part, Transaction } from '../reference/reference-books.ts';
import type { ReferenceOperator } from '../reference/reference-operator.ts';
import { numbered } from './conformance-case.ts';
import { newId } from './operator-connection.ts';
import { ask, type ProviderSettings } from './provider-query.ts';

/** What lets the kit see a provider play. */
export interface ProviderPlay {
  /** The operator that the provider calls. */
  operator: ReferenceOperator;
  /** A game of the provider. */
  gameId: string;
  /** Opens the game by this ticket and plays one round in it; what becomes of the round is read from the operator. */
  play: (ticket: string) => Promise<void>;
  /** How long a round may take until it is closed. */
  patienceMs: number;
}

const funds = 1_000_000_000_000n;

/** A player of one case, who has played once. */
class PlayedRound {
  readonly playerRef = newId('player');
  private readonly operator: ReferenceOperator;
  private readonly patienceMs: number;

  constructor({ operator, patienceMs }: ProviderPlay) {
    this.operator = operator;
    this.patienceMs = patienceMs;
  }

  static async of(settings: ProviderSettings, balance = funds): Promise<PlayedRound> {
    const { play } = settings;
    if (!play) throw new Error('the provider was not seen to play');
    const round = new PlayedRound(play);
    round.operator.fund(round.playerRef, 'REAL', balance);
    const { playerRef } = round;
    await play.play(
      play.operator.issueTicket({ playerRef, book: 'REAL', gameId: play.gameId, isLobby: false }),
    );
    return round;
  }

  get parts(): Part[] {
    return this.operator.books.parts.filter(({ playerRef }) => playerRef === this.playerRef);
  }

  transactions(kind: Transaction['kind']): Transaction[] {
    return [...this.operator.books.transactions.values()].filter(
      (one) => one.kind === kind && one.playerRef === this.playerRef,
    );
  }

  /** The player's only part of a round, once it is closed. */
  async closed(): Promise<Part> {
    await this.until(
      () => this.parts.length > 0 && this.parts.every(({ state }) => state !== 'OPEN'),
      'no closed round',
    );
    equal(this.parts.length, 1, 'one round was to be played');
    return this.parts[0]!;
  }

  async until(isThere: () => boolean, missing: string): Promise<void> {
    const end = Date.now() + this.patienceMs;
    while (!isThere()) {
      if (Date.now() >= end) throw new Error(missing);
      await sleep(50);
    }
  }
}

const amountsOf = (transactions: readonly Transaction[]) =>
  transactions
    .filter(({ state, amount }) => state === 'DONE' && amount > 0n)
    .map(({ id, amount }) => ({ transactionId: id, amount: amount.toString() }));

/** What a provider promises to an operator while it plays. */
const cases: Record<string, (settings: ProviderSettings) => Promise<void>> = {
  'a ticket opens a session, a bet is placed in its game, and the round is closed': async (settings) => {
    const round = await PlayedRound.of(settings);
    const part = await round.closed();
    equal(part.gameId, settings.play!.gameId);
    ok(part.placed > 0, 'no bet was placed');
  },
  'a bet whose answer is lost is repeated under its id, or rolled back': async (settings) => {
    settings.play?.operator.disturb('bet', 'lost');
    const round = await PlayedRound.of(settings);
    await round.closed();
    equal(round.transactions('BET').length, 1, 'a second bet was placed');
  },
  'a bet that the operator cannot answer is repeated under its id, or rolled back': async (settings) => {
    settings.play?.operator.disturb('bet', 'failed');
    const round = await PlayedRound.of(settings);
    await round.until(
      () => round.transactions('BET').length > 0,
      'the bet was neither repeated nor rolled back',
    );
    await round.until(() => round.parts.every(({ state }) => state !== 'OPEN'), 'no closed round');
    equal(round.transactions('BET').length, 1, 'a second bet was placed');
  },
  'a win whose answer is lost is repeated under its id': async (settings) => {
    settings.play?.operator.disturb('win', 'lost');
    const round = await PlayedRound.of(settings);
    const { payout } = await round.closed();
    await sleep(500);
    equal(round.transactions('WIN').length, 1, 'the round was closed twice');
    equal(round.parts[0]!.payout, payout);
  },
  'a win that the operator cannot answer is repeated': async (settings) => {
    settings.play?.operator.disturb('win', 'failed');
    equal((await (await PlayedRound.of(settings)).closed()).state, 'SETTLED');
  },
  'a bet that is refused wins nothing': async (settings) => {
    const round = await PlayedRound.of(settings, 0n);
    await round.until(() => round.transactions('BET').length > 0, 'no bet was placed');
    await sleep(500);
    same([round.transactions('WIN'), round.parts], [[], []]);
  },
  'the question about a closed round is answered with its bets and wins': async (settings) => {
    const round = await PlayedRound.of(settings);
    const { roundId } = await round.closed();
    const report = await ask(settings, { roundId, playerRef: round.playerRef });
    same([report.httpStatus, report.signed, report.state], [200, true, 'CLOSED'], report.text);
    same(report.bets, amountsOf(round.transactions('BET')));
    same(
      report.wins?.filter(({ amount }) => amount !== '0'),
      amountsOf(round.transactions('WIN')),
    );
  },
  'the question about a bet is answered as that about its round': async (settings) => {
    const round = await PlayedRound.of(settings);
    const { roundId } = await round.closed();
    const byRound = await ask(settings, { roundId, playerRef: round.playerRef });
    const byBet = await ask(settings, { transactionId: round.transactions('BET')[0]!.id });
    same([byBet.state, byBet.bets, byBet.wins], [byRound.state, byRound.bets, byRound.wins], byBet.text);
  },
  'the question about a round of another player names none of its bets': async (settings) => {
    const round = await PlayedRound.of(settings);
    const { roundId } = await round.closed();
    const report = await ask(settings, { roundId, playerRef: newId('player') });
    same([report.httpStatus, report.bets ?? [], report.wins ?? []], [200, [], []], report.text);
  },
};

export const providerPlayCases = numbered('PRV-PLAY', cases);
