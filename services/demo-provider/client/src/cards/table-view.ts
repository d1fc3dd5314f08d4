import type { CardHandResponse, ShownSeat } from '../../../src/card-room/dto/card-room.contract.js';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import { cardFace } from './card-face';
import type { CardTexts } from './text';

export const seatName = (seat: ShownSeat, at: number, text: CardTexts): string => {
  if (seat.isYou) return text.you;
  return seat.isBot ? text.bot(at + 1) : text.player(at + 1);
};

/** The felt: the seats with their clock and last plays, the cards on the table, and what happens. */
export class TableView {
  readonly element: HTMLElement;
  private readonly seats = el('ol', { class: 'seats' });
  private readonly trick: HTMLElement;
  private readonly words = el('p', { class: 'call', role: 'status', 'aria-live': 'polite' });
  private readonly timer = el('span', { class: 'timer', role: 'timer' });
  private readonly end = el('div', {});
  private dueAt = 0;
  /** The server's clock minus ours. */
  private ahead = 0;

  constructor(
    private readonly text: CardTexts,
    private readonly money: Money,
    private readonly turnSeconds: number,
  ) {
    this.trick = el('div', { class: 'trick', role: 'group', 'aria-label': text.onTable });
    const head = el('div', { class: 'head' }, this.timer, this.words);
    this.element = el('section', { class: 'felt' }, this.seats, head, this.trick, this.end);
  }

  setClock({ now, dueAt, state }: CardHandResponse): void {
    this.ahead = Date.parse(now) - Date.now();
    this.dueAt = state === 'WAITING' || state === 'PLAYING' ? Date.parse(dueAt) : 0;
    this.tick();
  }

  tick(): void {
    const left = Math.max(0, this.dueAt - Date.now() - this.ahead);
    const seconds = Math.ceil(left / 1000);
    this.timer.hidden = left === 0;
    this.timer.textContent = String(seconds);
    this.timer.setAttribute('aria-label', this.text.secondsLeft(seconds));
    this.timer.style.setProperty('--part', String(Math.min(1, left / (this.turnSeconds * 1000))));
    this.timer.classList.toggle('short', seconds <= 5);
  }

  show(hand: CardHandResponse | undefined, result: HTMLElement | undefined): void {
    this.element.dataset['state'] = hand?.state ?? 'NONE';
    this.words.textContent = hand ? this.wordsOf(hand) : '';
    this.seats.replaceChildren(...(hand?.seats ?? []).map((seat, at) => this.seatOf(hand!, seat, at)));
    const cards = hand?.state === 'PLAYING' ? (hand.trick?.cards ?? []) : (hand?.moves?.at(-1)?.cards ?? []);
    this.trick.replaceChildren(...cards.map(cardFace));
    this.end.replaceChildren(...(result ? [result] : []));
  }

  private seatOf(hand: CardHandResponse, seat: ShownSeat, at: number): HTMLElement {
    const { text } = this;
    const { passed = [], order = [], moves = [] } = hand;
    const place = order.indexOf(at);
    const last = moves.findLast((move) => move.seat === at && move.cards.length > 0);
    const state = () => {
      if (place >= 0) return text.place(place + 1);
      if (passed.includes(at)) return text.passed;
      return seat.isAway ? text.away : '';
    };
    return el(
      'li',
      {
        class: seat.isYou ? 'seat you' : 'seat',
        'aria-current': hand.turn === at ? 'true' : undefined,
      },
      el('b', {}, seatName(seat, at, text)),
      el('span', {}, text.cardsLeft(seat.cards)),
      el('em', {}, state()),
      last && el('div', { class: 'last' }, ...last.cards.map(cardFace)),
    );
  }

  private wordsOf(hand: CardHandResponse): string {
    const { text, money } = this;
    if (['ROLLBACK', 'ROLLED_BACK', 'REFUSED'].includes(hand.seatState)) return text.returned;
    if (hand.state === 'WAITING') return text.waiting(hand.waiting, hand.size);
    const own = hand.seats?.find(({ isYou }) => isYou);
    if (hand.state === 'OVER' && own) {
      const net = BigInt(own.net ?? '0') - BigInt(own.rake ?? '0');
      if (net === 0n) return text.even;
      return net > 0n ? text.won(money.short(net)) : text.lost(money.short(-net));
    }
    const seat = hand.turn === undefined ? undefined : hand.seats?.[hand.turn];
    if (!seat) return '';
    if (seat.isYou) return hand.trick ? text.yourTurn : text.yourLead;
    return text.turnOf(seatName(seat, hand.turn!, text));
  }
}
