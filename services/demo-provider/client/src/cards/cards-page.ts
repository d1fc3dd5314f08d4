import type { CardHandResponse } from '../../../src/card-room/dto/card-room.contract.js';
import type { Card } from '../../../src/card-room/rules/cards.js';
import { combinationOf, type Combination } from '../../../src/card-room/rules/combination.js';
import { legalPlays } from '../../../src/card-room/rules/legal-plays.js';
import { drawnClientSeed } from '../fairness/own-seed';
import { toolButton } from '../hud/hud';
import { el, wait } from '../page/dom';
import type { PageParts } from '../page/start-page';
import { PlayError } from '../play/play.errors';
import { toast } from '../sheets/notices';
import { nameIn } from '../text';
import { cardButton } from './card-face';
import type { CardsClient } from './cards-client';
import { checkOf, openFairness, openHistory, openInfo, terms, type SheetParts } from './cards-sheets';
import { seatName, TableView } from './table-view';
import { choosable, isPlayable, kept } from './selection.rules';
import type { CardTexts } from './text';
import type { KnownBefore } from './verify';

export type CardsParts = PageParts<CardsClient, CardTexts>;

const lookEveryMs = 700;

/** The page of a card room: a seat, a hand turn by turn, its result, and the next one. */
export class CardsPage {
  private readonly balance = el('b', {});
  private readonly table: TableView;
  private readonly ownHand: HTMLElement;
  private readonly foot = el('div', { class: 'acts' });
  private readonly sheets: SheetParts;
  private hand: CardHandResponse | undefined;
  private known: KnownBefore | undefined;
  private legal: Combination[] = [];
  private chosen: readonly Card[] = [];
  private size = 4;
  private busy = false;
  private shown = '';

  constructor(private readonly parts: CardsParts) {
    const { session, client, money, common, text } = parts;
    this.sheets = { client, room: session.room, money, language: session.language, common, text };
    this.table = new TableView(text, money, session.room.turnSeconds);
    this.ownHand = el('div', { class: 'own-hand', role: 'group', 'aria-label': text.ownHand });
    setInterval(() => this.table.tick(), 250);
  }

  render(root: HTMLElement): void {
    const { session, text, common, frame, money } = this.parts;
    this.balance.textContent = money.full(session.balance);
    root.append(
      el(
        'header',
        {},
        frame.present && toolButton(common.lobby, 'home', () => frame.notify('close')),
        el('h1', {}, nameIn(session.room.names, session.language)),
        toolButton(text.info, 'info', () => openInfo(this.sheets)),
        toolButton(text.history, 'history', () => void openHistory(this.sheets)),
        toolButton(text.fairness, 'shield', () => openFairness(this.sheets, this.hand, this.known)),
      ),
      this.table.element,
      el(
        'footer',
        {},
        this.ownHand,
        this.foot,
        el(
          'p',
          { class: 'money' },
          session.mode === 'PLAY' ? common.playBalance : common.balance,
          ' ',
          this.balance,
        ),
      ),
    );
    if (session.hand) this.take(session.hand);
    else this.show();
  }

  /** Looks at the hand while there is something to come. */
  async follow(): Promise<void> {
    for (;;) {
      await wait(lookEveryMs);
      if (!this.hand || this.busy || !isOpen(this.hand)) continue;
      const { id } = this.hand;
      const seen = await this.parts.client.hand(id).catch(() => undefined);
      if (seen && !this.busy && this.hand.id === id) this.take(seen);
    }
  }

  private take(hand: CardHandResponse): void {
    const { money, frame } = this.parts;
    this.hand = hand;
    if (hand.state === 'WAITING') this.known = { commitment: hand.commitment, clientSeed: hand.clientSeed };
    if (hand.balance !== undefined) this.balance.textContent = money.full(hand.balance);
    const content = JSON.stringify({ ...hand, now: '' });
    this.table.setClock(hand);
    if (content === this.shown) return;
    this.shown = content;
    if (!isOpen(hand)) frame.notify('balance');
    const isOwnTurn = this.isOwnTurn;
    const led = hand.trick && combinationOf(hand.trick.cards);
    this.legal = isOwnTurn ? legalPlays(hand.cards ?? [], { led, mustHold: hand.mustHold }) : [];
    this.chosen = isOwnTurn
      ? kept(this.legal, this.chosen)
      : this.chosen.filter((card) => hand.cards?.includes(card));
    this.show();
  }

  private get isOwnTurn(): boolean {
    const { hand } = this;
    return hand?.state === 'PLAYING' && hand.turn !== undefined && hand.seats?.[hand.turn]?.isYou === true;
  }

  private show(): void {
    this.table.show(this.hand, this.result());
    this.showHand();
    this.showActions();
  }

  private showHand(): void {
    const { hand, chosen } = this;
    const cards = hand?.state === 'PLAYING' ? (hand.cards ?? []) : [];
    const offered = this.isOwnTurn ? choosable(this.legal, chosen) : new Set(cards);
    this.ownHand.style.setProperty('--cards', String(Math.max(2, cards.length)));
    refill(
      this.ownHand,
      cards.map((card) =>
        cardButton({
          card,
          isChosen: chosen.includes(card),
          isOffered: offered.has(card) && !this.busy,
          press: () => this.toggle(card),
        }),
      ),
    );
  }

  private toggle(card: Card): void {
    this.chosen = this.chosen.includes(card)
      ? this.chosen.filter((other) => other !== card)
      : [...this.chosen, card];
    this.showHand();
    this.showActions();
  }

  private showActions(): void {
    const { text } = this.parts;
    const { hand } = this;
    if (!hand || hand.state === 'OVER' || !isOpen(hand)) {
      refill(this.foot, [this.joinPanel(hand ? text.again : text.join)]);
      return;
    }
    if (hand.state !== 'PLAYING') return this.foot.replaceChildren();
    const action = (label: string, press: () => void, isOffered: boolean, primary = false) =>
      el(
        'button',
        {
          type: 'button',
          class: primary ? 'act primary' : 'act',
          disabled: !isOffered || this.busy,
          onclick: press,
        },
        label,
      );
    const own = this.isOwnTurn;
    refill(this.foot, [
      action(text.pass, () => void this.move([]), own && hand.trick !== undefined),
      action(text.clear, () => this.clear(), this.chosen.length > 0),
      action(text.play, () => void this.move(this.chosen), own && isPlayable(this.legal, this.chosen), true),
    ]);
  }

  private clear(): void {
    this.chosen = [];
    this.showHand();
    this.showActions();
  }

  private joinPanel(label: string): HTMLElement {
    const { text } = this.parts;
    const sizes = [2, 3, 4].map((size) =>
      el(
        'button',
        {
          type: 'button',
          role: 'radio',
          'aria-checked': String(size === this.size),
          onclick: () => {
            this.size = size;
            this.showActions();
          },
        },
        text.players(size),
      ),
    );
    return el(
      'div',
      { class: 'join' },
      terms(this.sheets),
      el('div', { class: 'sizes', role: 'radiogroup', 'aria-label': text.seats }, ...sizes),
      el('p', { class: 'note' }, text.joinNote),
      el(
        'button',
        { type: 'button', class: 'act primary', disabled: this.busy, onclick: () => void this.join() },
        label,
      ),
    );
  }

  /** The commitment comes with the seat; our seed is drawn after it. */
  private join(): Promise<void> {
    const { client, frame } = this.parts;
    const body = { joinId: crypto.randomUUID(), size: this.size };
    frame.notify('round');
    return this.work(async () => {
      const seated = await this.repeated(() => client.join(body));
      this.chosen = [];
      this.take(seated);
      if (seated.state === 'WAITING')
        this.take(await client.seed(seated.id, drawnClientSeed()).catch(() => client.hand(seated.id)));
    });
  }

  private move(cards: readonly Card[]): Promise<void> {
    const { client } = this.parts;
    const { id, moves = [] } = this.hand!;
    const body = { handId: id, turn: moves.length, cards: [...cards] };
    return this.work(async () => {
      const after = await this.repeated(() => client.move(body));
      this.chosen = [];
      this.take(after);
    });
  }

  private async work(task: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.showHand();
    this.showActions();
    try {
      await task();
    } catch (error) {
      const { common, frame } = this.parts;
      const kind = error instanceof PlayError ? error.kind : 'network';
      const said = error instanceof PlayError && kind === 'other' ? error.message : '';
      toast(said || common.errors[kind][0]!);
      frame.notify('balance');
    } finally {
      this.busy = false;
      this.show();
    }
  }

  /** The same call until there is an answer: the server knows a join and a move by what they name. */
  private async repeated(send: () => Promise<CardHandResponse>): Promise<CardHandResponse> {
    for (let tries = 0; ; tries++)
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof PlayError) || error.kind !== 'network' || tries >= 5) throw error;
        await wait(600);
      }
  }

  /** The end of the hand: places, what each seat won or lost, and the check. */
  private result(): HTMLElement | undefined {
    const { hand, known } = this;
    if (hand?.state !== 'OVER' || !hand.seats) return undefined;
    const { text, common, money } = this.parts;
    const { seats, order = [] } = hand;
    const rows = order.map((seat, at) => {
      const net = BigInt(seats[seat]!.net ?? '0');
      return el(
        'li',
        { class: seats[seat]!.isYou ? 'you' : undefined },
        el('span', {}, text.place(at + 1)),
        el('span', {}, seatName(seats[seat]!, seat, text)),
        el('b', { class: net < 0n ? 'minus' : 'plus' }, `${net > 0n ? '+' : ''}${money.short(net)}`),
      );
    });
    const check = checkOf({ text, common }, () => hand, known);
    return el('div', { class: 'result' }, el('ol', {}, ...rows), check);
  }
}

/** New contents; the button of the same text keeps the focus. */
function refill(element: HTMLElement, children: readonly HTMLElement[]): void {
  const focused = element.contains(document.activeElement) ? document.activeElement!.textContent : undefined;
  element.replaceChildren(...children);
  const buttons = [...element.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === focused)?.focus({ preventScroll: true });
}

const isOpen = ({ state, seatState }: CardHandResponse): boolean =>
  seatState === 'PAYING' ||
  seatState === 'ROLLBACK' ||
  (['SENT', 'ACCEPTED'].includes(seatState) && state !== 'VOID');
