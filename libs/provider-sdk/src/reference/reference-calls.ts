import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { OperatorCall } from '../conformance/operator-messages.ts';
import type { Part, ReferenceBooks, ReferenceGame, Session, Transaction } from './reference-books.ts';
import type { Ticket } from './reference-operator.ts';

/** A well-formed call; which of the fields are there follows from its name. */
export interface Message {
  ticket: string;
  sessionId: string;
  playerRef: string;
  transactionId: string;
  roundId: string;
  gameId?: string;
  amount: string;
  odds?: object;
  awaitsConfirmation?: boolean;
  roundFinished?: boolean;
  jackpots?: { award?: string }[];
  bets: Message[];
  results: Message[];
}

const currency = 'VND';

/** A field that a comparison of two calls leaves out, where the reference lacks the defence of that case. */
const overlooked: Record<string, readonly [kind: Transaction['kind'], field: string]> = {
  'PLAY-05': ['BET', 'amount'],
  'PLAY-33': ['WIN', 'amount'],
  'SET-12': ['CREDIT', 'reason'],
  'SET-15': ['BET', 'selection'],
};

/** The rules of the guide, one method a call. `lacks` names the case whose defence is left out. */
export class ReferenceCalls {
  readonly tickets = new Map<string, Ticket & { isUsed: boolean }>();
  private readonly books: ReferenceBooks;
  private readonly games: readonly ReferenceGame[];
  private readonly lacking: string | undefined;

  constructor(books: ReferenceBooks, games: readonly ReferenceGame[], lacking: string | undefined) {
    this.books = books;
    this.games = games;
    this.lacking = lacking;
  }

  answer(call: OperatorCall, message: Message): string | Promise<string> {
    switch (call) {
      case 'session':
        return this.session(message);
      case 'balance':
        return this.balance(message);
      case 'bet':
        return this.bet(message, { by: 'bet', joins: false });
      case 'bets':
        return this.bets(message);
      case 'win':
        return this.win(message, 'win');
      case 'settle':
        return this.settle(message);
      case 'rollback':
        return this.rollback(message, 'rollback');
      case 'cancel':
        return this.cancel(message);
      case 'confirm':
        return this.confirm(message);
      case 'adjust':
        return this.adjust(message);
      case 'credit':
        return this.credit(message);
      case 'status':
        return this.status(message);
    }
  }

  private lacks(id: string): boolean {
    return this.lacking === id;
  }

  private session({ ticket: text }: Message): string {
    const ticket = this.tickets.get(text) ?? (this.lacks('PLAY-20') ? this.anyTicket() : undefined);
    if (!ticket) return refused('TICKET_UNKNOWN');
    if (ticket.isUsed && !this.lacks('SES-02')) return refused('TICKET_USED');
    ticket.isUsed = true;
    if (this.lacks('SES-01')) return refused('TICKET_EXPIRED');
    const { playerRef, book, gameId, isLobby } = ticket;
    const session = { id: randomUUID(), playerRef, book, gameId, isLobby };
    this.books.sessions.set(session.id, session);
    const expiresAt = new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString();
    const balance = this.books.balanceOf(playerRef, book).toString();
    return ok({
      ...{
        playerRef,
        sessionId: session.id,
        gameId,
        currency,
        mode: book,
        language: 'vi',
        expiresAt,
        balance,
      },
    });
  }

  private anyTicket(): (Ticket & { isUsed: boolean }) | undefined {
    const [first] = this.tickets.values();
    return first && { ...first, isUsed: false };
  }

  private balance(message: Message): string {
    const seat = this.seat(message, !this.lacks('PLAY-32'));
    return typeof seat === 'string' ? seat : ok({ balance: this.balanceOf(seat), currency });
  }

  private async bet(message: Message, { by, joins }: { by: string; joins: boolean }): Promise<string> {
    const seat = this.seat(message, by !== 'bet' || !this.lacks('PLAY-11'));
    if (typeof seat === 'string') return seat;
    const { transactionId, roundId } = message;
    const amount = BigInt(message.amount);
    const known = this.books.transactions.get(transactionId);
    if (known) return this.repeatedBet(known, message);
    const equalBet = this.lacks('PLAY-22') && this.equalBet(seat, roundId, amount);
    if (equalBet) return equalBet.answer!;
    const refusal = this.refusalOfBet(seat, message, { by, joins });
    if (refusal) return refused(refusal, transactionId);

    const wasCovered = this.books.balanceOf(seat.playerRef, seat.book) >= amount;
    if (['PLAY-04', 'PLAY-21', 'PLAY-31'].some((id) => this.lacks(id))) await turn();
    const other = this.books.transactions.get(transactionId);
    if (other && !this.lacks(other.state === 'ROLLED_BACK' ? 'PLAY-21' : 'PLAY-04'))
      return this.repeatedBet(other, message);
    const isCovered = this.books.balanceOf(seat.playerRef, seat.book) >= amount;
    const record = { ...other, ...this.recordOf('BET', seat, message), by };
    if (!(this.lacks('PLAY-31') ? wasCovered : isCovered)) {
      const answer = refused('INSUFFICIENT_FUNDS', transactionId);
      this.books.transactions.set(transactionId, { ...record, state: 'REFUSED', answer });
      return answer;
    }
    const before = this.balanceOf(seat);
    this.join(seat, message, amount);
    const answer = ok({
      ...{ transactionId, balance: this.lacks('PLAY-01') ? before : this.balanceOf(seat), currency },
    });
    this.books.transactions.set(transactionId, {
      ...{ ...record, state: 'DONE', answer },
      ...(message.awaitsConfirmation && { price: 'AWAITED' as const }),
    });
    return answer;
  }

  private refusalOfBet(
    seat: Session,
    { roundId, gameId, amount }: Message,
    { by, joins }: { by: string; joins: boolean },
  ): string | undefined {
    const part = this.books.partOf(roundId, seat);
    if (part && part.gameId !== gameId && !this.lacks('LOBBY-02')) return 'ROUND_UNKNOWN';
    const game = this.games.find((one) => one.gameId === gameId);
    if (seat.isLobby && !game && !this.lacks('LOBBY-03')) return 'GAME_UNKNOWN';
    if (!seat.isLobby && gameId !== seat.gameId && !this.lacks('PLAY-19')) return 'GAME_UNKNOWN';
    if (part?.state === 'SETTLED' || (part?.state === 'VOID' && !this.lacks('PLAY-30')))
      return 'ROUND_CLOSED';
    if (part && part.placed >= 2 && by === 'bet' && this.lacks('PLAY-12')) return 'ROUND_CLOSED';
    if (joins && this.lacks('SET-22')) return 'ROUND_CLOSED';
    return game?.maxBet !== undefined && BigInt(amount) > game.maxBet ? 'STAKE_ABOVE_LIMIT' : undefined;
  }

  private join(seat: Session, { roundId, gameId }: Message, amount: bigint): void {
    const part = this.books.partOf(roundId, seat) ?? this.books.open(roundId, gameId!, seat);
    part.state = 'OPEN';
    if (part.placed === 0 || !this.lacks('SET-25')) part.stake += amount;
    part.bets += 1;
    part.placed += 1;
    this.books.move(seat.playerRef, this.lacks('BOOK-02') ? 'REAL' : seat.book, -amount);
    if (!this.lacks('LOBBY-01') || !seat.isLobby) return;
    seat.isLobby = false;
    seat.gameId = gameId!;
  }

  private repeatedBet(known: Transaction, message: Message): string {
    const { transactionId } = message;
    const isSame = known.said === undefined || known.said === this.saying('BET', message);
    if (known.kind !== 'BET' || !isSame) return refused('TRANSACTION_MISMATCH', transactionId);
    if (known.answer === undefined) return refused('BET_ROLLED_BACK', transactionId);
    if (known.state === 'REFUSED' && this.lacks('PLAY-06')) return again(known.answer);
    if (known.state === 'ROLLED_BACK' && this.lacks('PLAY-27'))
      return refused('BET_ROLLED_BACK', transactionId);
    return known.answer;
  }

  private equalBet(seat: Session, roundId: string, amount: bigint): Transaction | undefined {
    return [...this.books.transactions.values()].find(
      (one) =>
        one.kind === 'BET' &&
        one.state === 'DONE' &&
        one.roundId === roundId &&
        one.playerRef === seat.playerRef &&
        one.amount === amount,
    );
  }

  private async bets({ bets, ...shared }: Message): Promise<string> {
    const joins = this.books.partsOf(shared.roundId).some(({ playerRef }) => playerRef === shared.playerRef);
    const wasKnown = bets.every(({ transactionId }) => this.books.transactions.has(transactionId));
    const by = `bets ${bets[0]!.transactionId}`;
    const answers: string[] = [];
    for (const bet of bets) {
      const stops = this.lacks('SET-02') && answers.some(isRefused);
      answers.push(
        stops
          ? refused('INSUFFICIENT_FUNDS', bet.transactionId)
          : await this.bet({ ...shared, ...bet } as Message, { by, joins }),
      );
    }
    const text = `{"status":"OK","bets":[${answers.join(',')}]}`;
    return wasKnown && this.lacks('SET-01') ? again(text) : text;
  }

  private win(message: Message, by: 'win' | 'settle'): string {
    const seat = this.seat(message);
    if (typeof seat === 'string') return seat;
    const { transactionId, roundId } = message;
    const known = this.books.transactions.get(transactionId);
    if (known && !(known.kind === 'BET' && this.lacks('PLAY-14')))
      return this.repeatedWin(known, message, by);
    const part = this.partOfWin(seat, roundId);
    const refusal = this.refusalOfWin(part, message);
    const record = { ...this.recordOf('WIN', seat, message), by };
    if (!part || refusal) {
      const answer = refused(refusal ?? 'ROUND_UNKNOWN', transactionId);
      this.books.transactions.set(transactionId, { ...record, state: 'REFUSED', answer });
      return answer;
    }
    this.pay(part, message, by);
    const isEmpty = message.amount === '0' && this.lacks('PLAY-02');
    const answer = ok({ transactionId, ...(!isEmpty && { balance: this.balanceOf(seat) }), currency });
    this.books.transactions.set(transactionId, { ...record, state: 'DONE', answer });
    return answer;
  }

  private partOfWin(seat: Session, roundId: string): Part | undefined {
    const part = this.books.partOf(roundId, seat);
    if (part) return part;
    const parts = this.books.partsOf(roundId);
    const opensOwn =
      (this.lacks('PLAY-09') && parts.length === 0) ||
      (this.lacks('SHARED-04') && parts.some(({ playerRef }) => playerRef !== seat.playerRef));
    if (opensOwn) return this.books.open(roundId, seat.gameId, seat);
    return this.lacks('BOOK-01') ? parts.find(({ playerRef }) => playerRef === seat.playerRef) : undefined;
  }

  private refusalOfWin(part: Part | undefined, { gameId }: Message): string | undefined {
    if (!part) return 'ROUND_UNKNOWN';
    if (gameId !== undefined && gameId !== part.gameId && !this.lacks('PLAY-34')) return 'ROUND_UNKNOWN';
    if (part.state === 'VOID' && !this.lacks('PLAY-18')) return 'ROUND_CLOSED';
    return part.state === 'SETTLED' && this.lacks('PLAY-10') ? 'ROUND_CLOSED' : undefined;
  }

  private pay(part: Part, { amount: text, roundFinished, jackpots }: Message, by: 'win' | 'settle'): void {
    const awards = this.lacks('SET-26') ? [] : (jackpots ?? []);
    const amount = awards.reduce((sum, { award }) => sum + BigInt(award ?? '0'), BigInt(text));
    const others = this.books.partsOf(part.roundId).filter((one) => one.playerRef !== part.playerRef);
    const isKept = this.lacks('SHARED-01') && by === 'win' && others.some(({ state }) => state === 'OPEN');
    if (!isKept) this.books.move(part.playerRef, part.book, amount);
    part.payout = this.lacks('PLAY-26') ? amount : part.payout + amount;
    if (part.state === 'OPEN' && (roundFinished || this.lacks('PLAY-25'))) part.state = 'SETTLED';
    if (!roundFinished || !this.lacks('SHARED-02')) return;
    for (const other of others) if (other.state === 'OPEN') other.state = 'SETTLED';
  }

  private repeatedWin(known: Transaction, message: Message, by: 'win' | 'settle'): string {
    if (known.kind !== 'WIN' || known.said !== this.saying('WIN', message))
      return refused('TRANSACTION_MISMATCH', message.transactionId);
    if (by === 'settle' && known.by === 'win' && this.lacks('SHARED-07'))
      this.books.move(known.playerRef, known.book, known.amount);
    return by === 'win' && this.lacks('PLAY-03') ? again(known.answer!) : known.answer!;
  }

  private settle({ results, ...shared }: Message): string {
    const wasKnown = results.every(({ transactionId }) => this.books.transactions.has(transactionId));
    const answers: string[] = [];
    for (const result of results) {
      const stops = this.lacks('SHARED-06') && answers.some(isRefused);
      const message = { ...shared, ...result, roundFinished: true } as Message;
      answers.push(stops ? refused('ROUND_UNKNOWN', result.transactionId) : this.win(message, 'settle'));
    }
    const text = `{"status":"OK","results":[${answers.join(',')}]}`;
    return wasKnown && this.lacks('SHARED-05') ? again(text) : text;
  }

  private rollback(message: Message, by: 'rollback' | 'cancel'): string {
    const seat = this.seat(message);
    if (typeof seat === 'string') return seat;
    const { transactionId, roundId } = message;
    const bet = this.books.transactions.get(transactionId);
    if (!bet) return this.rollbackInAdvance(seat, message);
    if (bet.kind !== 'BET') {
      return this.lacks('PLAY-15')
        ? this.moved(seat, transactionId)
        : refused('TRANSACTION_NOT_A_BET', transactionId);
    }
    const isOfAnother =
      (bet.playerRef !== seat.playerRef && !(this.lacks('SHARED-03') && by === 'rollback')) ||
      (bet.book !== seat.book && !this.lacks('BOOK-03')) ||
      (roundId !== undefined &&
        bet.roundId !== undefined &&
        roundId !== bet.roundId &&
        !this.lacks('PLAY-28'));
    if (isOfAnother) return refused('TRANSACTION_MISMATCH', transactionId);
    if (bet.rollbackAnswer !== undefined)
      return this.lacks('PLAY-07') && by === 'rollback' ? again(bet.rollbackAnswer) : bet.rollbackAnswer;
    const part = bet.state === 'DONE' ? this.books.partOf(bet.roundId!, bet) : undefined;
    if (part?.state === 'SETTLED' && part.payout === 0n && this.lacks('PLAY-17'))
      return refused('ROUND_CLOSED', transactionId);
    if (part) this.takeBack(bet, part);
    else if (this.lacks('PLAY-16')) this.books.move(bet.playerRef, bet.book, bet.amount);
    bet.rollbackAnswer = this.moved(bet, transactionId);
    return bet.rollbackAnswer;
  }

  private cancel({ bets, ...shared }: Message): string {
    const wasKnown = bets.every(({ transactionId }) => {
      return this.books.transactions.get(transactionId)?.rollbackAnswer !== undefined;
    });
    const answers: string[] = [];
    for (const bet of bets) {
      const stops = this.lacks('SHARED-09') && answers.some(isRefused);
      answers.push(
        stops
          ? refused('ROUND_UNKNOWN', bet.transactionId)
          : this.rollback({ ...shared, ...bet } as Message, 'cancel'),
      );
    }
    const text = `{"status":"OK","bets":[${answers.join(',')}]}`;
    return wasKnown && this.lacks('SHARED-08') ? again(text) : text;
  }

  private rollbackInAdvance(seat: Session, message: Message): string {
    const { transactionId } = message;
    const balance = this.balanceOf(seat);
    const answer = ok({ transactionId, ...(!this.lacks('PLAY-29') && { balance }), currency });
    if (this.lacks('PLAY-08')) return answer;
    this.books.transactions.set(transactionId, {
      ...{ id: transactionId, kind: 'BET', state: 'ROLLED_BACK', said: undefined, answer: undefined },
      ...{ rollbackAnswer: answer, playerRef: seat.playerRef, book: seat.book, amount: 0n, by: 'rollback' },
    });
    return answer;
  }

  private takeBack(bet: Transaction, part: Part): void {
    bet.state = 'ROLLED_BACK';
    this.books.move(bet.playerRef, bet.book, bet.amount);
    part.stake -= bet.amount;
    part.bets -= 1;
    if (this.lacks('PLAY-13') && part.state === 'OPEN') part.state = 'VOID';
    if (part.bets === 0 && !(part.payout > 0n && this.lacks('PLAY-24'))) {
      this.books.move(bet.playerRef, bet.book, -part.payout);
      part.payout = 0n;
      part.state = 'VOID';
    }
    if (!this.lacks('SET-03')) return;
    for (const other of this.books.transactions.values())
      if (other.by === bet.by && other.by.startsWith('bets ') && other.state === 'DONE')
        this.takeBack(other, part);
  }

  private adjust(message: Message): string {
    const seat = this.seat(message);
    if (typeof seat === 'string') return seat;
    const { transactionId, roundId } = message;
    const amount = BigInt(message.amount);
    const known = this.books.transactions.get(transactionId);
    if (known && !(known.kind === 'BET' && this.lacks('SET-16'))) {
      if (known.kind !== 'ADJUST' || known.said !== this.saying('ADJUST', message))
        return refused('TRANSACTION_MISMATCH', transactionId);
      if (this.lacks('SET-07')) this.books.move(known.playerRef, known.book, known.amount);
      return known.answer!;
    }
    const part = this.books.partOf(roundId, seat);
    const refusal = this.refusalOfAdjustment(part, amount);
    const before = this.balanceOf(seat);
    if (!refusal) this.books.move(seat.playerRef, seat.book, amount);
    if (!refusal && part) part.payout += amount;
    const answer = refusal
      ? refused(refusal, transactionId)
      : this.moved(seat, transactionId, amount < 0n && this.lacks('SET-08') ? before : undefined);
    this.books.transactions.set(transactionId, {
      ...{
        ...this.recordOf('ADJUST', seat, message),
        state: refusal ? 'REFUSED' : 'DONE',
        answer,
        by: 'adjust',
      },
    });
    return answer;
  }

  private refusalOfAdjustment(part: Part | undefined, amount: bigint): string | undefined {
    if (!part) return this.lacks('SET-11') ? undefined : 'ROUND_UNKNOWN';
    if (part.state === 'OPEN') return this.lacks('SET-10') ? undefined : 'ROUND_OPEN';
    if (part.state === 'VOID') return this.lacks('SET-18') ? undefined : 'ROUND_CLOSED';
    return part.payout + amount < 0n && !this.lacks('SET-09') ? 'ADJUSTMENT_ABOVE_PAYOUT' : undefined;
  }

  private credit(message: Message): string {
    const seat = this.seat(message);
    if (typeof seat === 'string') return seat;
    const { transactionId, gameId } = message;
    const known = this.books.transactions.get(transactionId);
    if (known && !(known.kind === 'BET' && this.lacks('SET-17'))) {
      const isSame = known.kind === 'CREDIT' && known.said === this.saying('CREDIT', message);
      return isSame ? known.answer! : refused('TRANSACTION_MISMATCH', transactionId);
    }
    if (gameId !== undefined && !this.games.some((one) => one.gameId === gameId))
      return refused('GAME_UNKNOWN', transactionId);
    this.books.move(seat.playerRef, seat.book, BigInt(message.amount));
    const answer = this.moved(seat, transactionId);
    const record = this.recordOf('CREDIT', seat, message);
    this.books.transactions.set(transactionId, { ...record, state: 'DONE', answer, by: 'credit' });
    return answer;
  }

  private confirm(message: Message): string {
    const seat = this.seat(message);
    if (typeof seat === 'string') return seat;
    const { transactionId, odds } = message;
    const bet = this.books.transactions.get(transactionId);
    if (!bet && this.lacks('SET-23')) return ok({ transactionId, odds });
    if (bet?.kind !== 'BET' || bet.playerRef !== seat.playerRef || bet.book !== seat.book)
      return refused('TRANSACTION_NOT_A_BET', transactionId);
    const price = JSON.stringify(odds);
    if (bet.price === undefined && !this.lacks('SET-06')) return refused('BET_NOT_AWAITING', transactionId);
    if (bet.state !== 'DONE' && !this.lacks('SET-05')) return refused('BET_ROLLED_BACK', transactionId);
    if (typeof bet.price === 'object' && bet.price.odds !== price && !this.lacks('SET-04'))
      return refused('TRANSACTION_MISMATCH', transactionId);
    bet.price = { odds: price };
    return ok({ transactionId, odds });
  }

  private status(message: Message): string {
    const seat = this.seat(message);
    if (typeof seat === 'string') return seat;
    const { transactionId, roundId } = message;
    const known = this.books.transactions.get(transactionId);
    const isOwn = known?.playerRef === seat.playerRef && known.book === seat.book;
    const part = roundId === undefined ? undefined : this.books.partOf(roundId, seat);
    const round = part
      ? { roundId, state: part.state, stake: part.stake.toString(), payout: part.payout.toString() }
      : { roundId, state: 'UNKNOWN' };
    return ok({
      ...(transactionId !== undefined && {
        transaction: { transactionId, state: isOwn ? this.stateOf(known) : 'UNKNOWN' },
      }),
      ...(roundId !== undefined && { round }),
    });
  }

  private stateOf({ state }: Transaction): string {
    if (state === 'ROLLED_BACK' && this.lacks('SET-14')) return 'DONE';
    return state === 'REFUSED' && this.lacks('SET-24') ? 'UNKNOWN' : state;
  }

  /** The session that a call names, or the refusal of the call. */
  private seat({ sessionId, playerRef, transactionId }: Message, checksPlayer = true): Session | string {
    const session = this.books.sessions.get(sessionId);
    if (!session) return refused('SESSION_UNKNOWN', transactionId);
    if (checksPlayer && session.playerRef !== playerRef) return refused('PLAYER_MISMATCH', transactionId);
    return session;
  }

  private recordOf(kind: Transaction['kind'], { playerRef, book }: Session, message: Message) {
    const { transactionId: id, roundId } = message;
    const amount = BigInt(message.amount);
    return { id, kind, said: this.saying(kind, message), playerRef, book, roundId, amount };
  }

  /** What a call says, whatever the order of its fields. */
  private saying(kind: Transaction['kind'], message: Message): string {
    const [overlookedKind, field] = overlooked[this.lacking ?? ''] ?? [];
    const entries = Object.entries(message)
      .filter(([name, value]) => value !== undefined && !(overlookedKind === kind && name === field))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify(entries);
  }

  private moved(
    owner: Pick<Session, 'playerRef' | 'book'>,
    transactionId: string,
    balance = this.balanceOf(owner),
  ): string {
    return ok({ transactionId, balance, currency });
  }

  private balanceOf({ playerRef, book }: Pick<Session, 'playerRef' | 'book'>): string {
    return this.books.balanceOf(playerRef, book).toString();
  }
}

function ok(value: Record<string, unknown>): string {
  return JSON.stringify({ status: 'OK', ...value });
}

function refused(code: string, transactionId?: string): string {
  return JSON.stringify({ status: 'REFUSED', code, ...(transactionId !== undefined && { transactionId }) });
}

/** The same answer in other bytes. */
function again(text: string): string {
  return `${text.slice(0, -1)},"repeated":true}`;
}

function isRefused(answer: string): boolean {
  return answer.startsWith('{"status":"REFUSED"');
}
