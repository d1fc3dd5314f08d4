import type {
  SeatResponse,
  TableSessionResponse,
  TableState,
} from '../../../src/table/dto/table.contract.js';
import { gameOf } from '../../../src/table-game/games.js';
import { toolButton } from '../hud/hud';
import { el, wait } from '../page/dom';
import type { Money } from '../play/money';
import type { ParentFrame } from '../play/parent-frame';
import { PlayError } from '../play/play.errors';
import { toast } from '../sheets/notices';
import { nameIn, type Texts } from '../text';
import { BoardView } from './board-view';
import { dealView, restingView } from './deal-view';
import { roadsView } from './roads-view';
import { Slip } from './slip';
import type { TableClient } from './table-client';
import { openFairness, openHistory, openInfo, type SheetParts } from './table-sheets';
import type { TableTexts } from './text';

const settleTries = 20;

export interface TableParts {
  session: TableSessionResponse;
  client: TableClient;
  frame: ParentFrame;
  money: Money;
  common: Texts;
  text: TableTexts;
}

/** The page of one table: follows its state, takes the player's chips, shows the deal and what it brings. */
export class TablePage {
  private readonly slip = new Slip();
  private readonly board: BoardView;
  private readonly stage = el('div', { class: 'stage' });
  private readonly roads = el('section', { class: 'roads' });
  private readonly call = el('p', { class: 'call', role: 'status', 'aria-live': 'polite' });
  private readonly timer = el('b', { class: 'timer', role: 'timer' });
  private readonly figures = el('p', { class: 'figures' });
  private readonly balance = el('b', {});
  private readonly total = el('b', {});
  private readonly actions: Record<'undo' | 'clear' | 'repeat' | 'place', HTMLButtonElement>;
  private chip: string;
  private state: TableState = { now: new Date().toISOString(), results: [], players: 0 };
  /** Milliseconds by which the server's clock is ahead of ours. */
  private ahead = 0;
  private seat: SeatResponse | undefined;
  private shownRound = '';
  /** What the player's own bets of a round came to. */
  private outcome: { roundId: string; words: string; isWin: boolean } | undefined;
  private busy = false;

  constructor(private readonly parts: TableParts) {
    const { session, text, money } = parts;
    const { table } = session;
    this.chip = table.chips[0]!;
    this.balance.textContent = money.full(session.balance);
    this.board = new BoardView({
      kind: table.kind,
      spots: table.spots,
      text,
      money,
      press: (spot) => this.put(spot),
    });
    const action = (label: string, press: () => void, primary = false) =>
      el('button', { type: 'button', class: primary ? 'act primary' : 'act', onclick: press }, label);
    this.actions = {
      undo: action(text.undo, () => this.change(() => this.slip.undo())),
      clear: action(text.clear, () => this.change(() => this.slip.clear())),
      repeat: action(text.repeat, () => this.change(() => this.slip.repeat())),
      place: action(text.bets, () => void this.place(), true),
    };
    setInterval(() => this.tick(), 200);
  }

  render(root: HTMLElement) {
    const { session, text, common, frame, client, money } = this.parts;
    const { table } = session;
    const sheets: SheetParts = { client, table, money, language: session.language, common, text };
    root.dataset['kind'] = table.kind;
    root.append(
      el(
        'header',
        {},
        frame.present && toolButton(common.lobby, 'home', () => frame.notify('close')),
        el('div', {}, el('h1', {}, nameIn(table.names, session.language)), this.figures),
        toolButton(text.info, 'info', () => openInfo(sheets)),
        toolButton(text.history, 'history', () => void openHistory(sheets)),
        toolButton(text.fairness, 'shield', () => void openFairness(sheets)),
      ),
      el('section', { class: 'felt' }, el('div', { class: 'head' }, this.timer, this.call), this.stage),
      this.roads,
      this.board.element,
      el(
        'footer',
        {},
        this.chipRow(),
        el('div', { class: 'acts' }, ...Object.values(this.actions)),
        this.moneyRow(),
      ),
    );
    this.show();
  }

  /** Follows the table until the page goes away; a lost connection is taken up again. */
  async follow() {
    const { client, text } = this.parts;
    for (let tries = 0; ; tries++) {
      try {
        await client.follow((state) => {
          tries = 0;
          void this.receive(state);
        }, new AbortController().signal);
      } catch {
        // Answered below: the page waits and asks again.
      }
      this.call.textContent = text.lostConnection;
      await wait(Math.min(500 * 2 ** tries, 8_000));
    }
  }

  private async receive(state: TableState) {
    this.ahead = Date.parse(state.now) - Date.now();
    const before = this.state.round;
    this.state = state;
    const { round } = state;
    if (round && round.id !== before?.id) {
      this.board.mark(new Set());
      this.seat = await this.parts.client.seat(round.id).catch(() => undefined);
      this.stage.replaceChildren(restingView(this.parts.session.table.kind, this.parts.text));
      this.showRoads();
    }
    if (round?.state === 'DEALT' && this.shownRound !== round.id) await this.showDeal(round);
    this.show();
  }

  private async showDeal(round: NonNullable<TableState['round']>) {
    const { session, text } = this.parts;
    const { kind, showSeconds } = session.table;
    this.shownRound = round.id;
    this.slip.clear();
    this.stage.replaceChildren(dealView(kind, round.deal!, text));
    const shown = (showSeconds * 1000) / 2;
    const left = Date.parse(round.endsAt!) - this.now() - shown;
    this.show();
    await wait(Math.min(shown, Math.max(0, left)));
    if (this.state.round?.id !== round.id) return;
    const game = gameOf(kind);
    const isWinning = (spot: string) => game.returnOf(spot, round.deal!) > 100;
    this.board.mark(new Set(game.spots.map(({ id }) => id).filter(isWinning)));
    this.showRoads();
    await this.settle(round.id);
  }

  /** The outcome of the player's own bets, once the server has paid them. */
  private async settle(roundId: string) {
    const { client, money, text, frame } = this.parts;
    if (!this.seat?.bets.some(({ state }) => state === 'ACCEPTED' || state === 'SENT')) return;
    for (let tries = 0; tries < settleTries; tries++) {
      const seat = await client.seat(roundId).catch(() => undefined);
      if (seat && seat.state !== 'OPEN' && seat.state !== 'PAYING') {
        const won = BigInt(seat.totalWin ?? '0');
        const staked = seat.bets.reduce(
          (sum, bet) => (bet.state === 'ACCEPTED' ? sum + BigInt(bet.stake) : sum),
          0n,
        );
        const words =
          won > staked
            ? `${text.won} ${money.short(won)}`
            : won === 0n
              ? text.lost
              : `${text.returned} ${money.short(won)}`;
        this.outcome = { roundId, words: seat.state === 'VOID' ? text.void : words, isWin: won > staked };
        if (seat.balance) this.balance.textContent = money.full(seat.balance);
        frame.notify('balance');
        return this.show();
      }
      await wait(400);
    }
  }

  private put(spot: string) {
    const { session, text } = this.parts;
    const limit = BigInt(session.table.spots.find(({ id }) => id === spot)!.maxBet);
    if (this.slip.on(spot) + this.placedOn(spot) + BigInt(this.chip) > limit)
      return toast(`${text.max}: ${this.parts.money.short(limit)}`);
    this.change(() => this.slip.add(spot, this.chip));
  }

  private change(work: () => void) {
    if (!this.isOpen) return;
    work();
    this.show();
  }

  private async place() {
    const { client, frame, money, common } = this.parts;
    const { round } = this.state;
    if (!this.isOpen || !round || this.slip.isEmpty || this.busy) return;
    this.busy = true;
    this.show();
    const slip = { roundId: round.id, slipId: crypto.randomUUID(), bets: this.slip.bets };
    frame.notify('round');
    try {
      this.seat = await this.placed(() => client.place(slip));
      const taken = this.seat.bets.filter(({ state }) => state === 'ACCEPTED');
      this.slip.placed(taken.map(({ spot, stake }) => ({ spot, stake })));
      if (this.seat.balance) this.balance.textContent = money.full(this.seat.balance);
    } catch (error) {
      const kind = error instanceof PlayError ? error.kind : 'network';
      const said = error instanceof PlayError && kind === 'other' ? error.message : common.errors[kind][1];
      toast(said || common.errors.network[1] || common.errors.network[0]!);
      frame.notify('balance');
    } finally {
      this.busy = false;
      this.show();
    }
  }

  /** The same slip until there is an answer: the server knows it by its id. */
  private async placed(send: () => Promise<SeatResponse>): Promise<SeatResponse> {
    for (let tries = 0; ; tries++)
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof PlayError) || error.kind !== 'network' || tries >= 5) throw error;
        await wait(600);
      }
  }

  private get isOpen(): boolean {
    const { round } = this.state;
    return round?.state === 'BETTING' && Date.parse(round.closesAt) > this.now();
  }

  private now = () => Date.now() + this.ahead;

  private placedOn = (spot: string): bigint =>
    (this.seat?.roundId === this.state.round?.id ? (this.seat?.bets ?? []) : [])
      .filter((bet) => bet.spot === spot && bet.state === 'ACCEPTED')
      .reduce((sum, { stake }) => sum + BigInt(stake), 0n);

  private tick() {
    const { round } = this.state;
    const { text, session } = this.parts;
    const left = round?.state === 'BETTING' ? Math.max(0, Date.parse(round.closesAt) - this.now()) : 0;
    const seconds = Math.ceil(left / 1000);
    if (this.timer.textContent !== String(seconds)) {
      this.timer.textContent = String(seconds);
      this.timer.setAttribute('aria-label', text.secondsLeft(seconds));
    }
    this.timer.style.setProperty('--part', String(left / (session.table.betSeconds * 1000)));
    this.timer.classList.toggle('short', seconds <= 5);
    if (left === 0 && this.board.element.dataset['open'] === 'true') this.show();
  }

  private show() {
    const { text, money, session } = this.parts;
    const { round, shoe, players } = this.state;
    const open = this.isOpen;
    this.board.element.dataset['open'] = String(open);
    this.timer.hidden = !open;
    this.board.show({ onSlip: (spot) => this.slip.on(spot), placed: this.placedOn }, open && !this.busy);
    this.total.textContent = money.short(this.slip.total > 0n ? this.slip.total : this.placedTotal());
    this.figures.textContent = round
      ? `${text.round} ${shoe?.ordinal ?? ''}-${round.number} · ${text.players} ${players}`
      : session.table.code;
    const { undo, clear, repeat, place } = this.actions;
    undo.disabled = clear.disabled = !open || this.slip.isEmpty;
    repeat.disabled = !open || !this.slip.canRepeat || !this.slip.isEmpty;
    place.disabled = !open || this.slip.isEmpty || this.busy;
    this.sayWhatHappens(round, open);
  }

  private sayWhatHappens(round: TableState['round'], open: boolean) {
    const { text } = this.parts;
    const outcome = round && this.outcome?.roundId === round.id ? this.outcome : undefined;
    const words = () => {
      if (!round) return text.waiting;
      if (open) return text.betting;
      if (outcome) return outcome.words;
      return round.state === 'DEALT' ? text.dealing : text.closing;
    };
    this.call.textContent = words();
    this.call.classList.toggle('won', outcome?.isWin ?? false);
  }

  private placedTotal = (): bigint =>
    this.parts.session.table.spots.reduce((sum, { id }) => sum + this.placedOn(id), 0n);

  private showRoads() {
    const { session, text } = this.parts;
    this.roads.replaceChildren(...roadsView(session.table.kind, this.state.results, text));
  }

  private chipRow(): HTMLElement {
    const { session, money, text } = this.parts;
    const row = el('div', { class: 'chip-row', role: 'radiogroup', 'aria-label': text.chips });
    session.table.chips.forEach((value, at) =>
      row.append(
        el(
          'button',
          {
            ...{ type: 'button', role: 'radio', class: `chip chip-${at}`, 'aria-checked': String(at === 0) },
            onclick: (event: MouseEvent) => {
              this.chip = value;
              for (const other of row.children)
                other.setAttribute('aria-checked', String(other === event.currentTarget));
            },
          },
          money.compact(value),
        ),
      ),
    );
    return row;
  }

  private moneyRow(): HTMLElement {
    const { session, common, text } = this.parts;
    return el(
      'p',
      { class: 'money' },
      el('span', {}, session.mode === 'PLAY' ? common.playBalance : common.balance, ' ', this.balance),
      el('span', {}, text.total, ' ', this.total),
    );
  }
}
