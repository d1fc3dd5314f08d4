import type { PlaceBetBody, SportsBetInfo, SportsBoard } from '../../../src/sports/dto/sports.contract.js';
import { ODDS_TYPES, type OddsType } from '../../../src/sports-model/odds-type.js';
import { toolButton } from '../hud/hud';
import { el, wait } from '../page/dom';
import type { PageParts } from '../page/start-page';
import { PlayError } from '../play/play.errors';
import { showRefusal, toast } from '../sheets/notices';
import { nameIn } from '../text';
import { BetSlip, type SlipLeg } from './bet-slip';
import { matchCard, ResultCard } from './match-card';
import { SlipPanel } from './slip-panel';
import type { SportsClient } from './sports-client';
import { openBets, openFairness, openInfo, type SheetParts } from './sports-sheets';
import type { SportsTexts } from './text';
import { clockText } from './words';

const lookEveryMs = 3_000;
const tries = 3;

/** The page of a sports book: matches to come with their prices, matches under way, and the player's slip. */
export class SportsPage {
  private readonly slip = new BetSlip();
  private readonly panel: SlipPanel;
  private readonly matches = el('div', { class: 'days' });
  private readonly live = el('section', { class: 'live' });
  private readonly balance = el('b', {});
  private readonly notice = el('p', { class: 'notice', role: 'status', 'aria-live': 'polite' });
  private readonly unfolded = new Set<string>();
  private readonly countdowns: { element: HTMLElement; until: number }[] = [];
  private results: ResultCard[] = [];
  private board: SportsBoard = { now: new Date().toISOString(), days: [] };
  private shown = '';
  /** Milliseconds by which the server's clock is ahead of ours. */
  private ahead = 0;
  private oddsType: OddsType = 'DEC';
  /** Bets that were placed here and have not come out yet. */
  private readonly open = new Set<string>();

  constructor(private readonly parts: PageParts<SportsClient, SportsTexts>) {
    const { session, money, text, memory } = parts;
    this.oddsType = ODDS_TYPES.find((type) => type === memory.oddsType) ?? 'DEC';
    this.balance.textContent = money.full(session.balance);
    this.panel = new SlipPanel({
      ...{ game: session.game, slip: this.slip, text, money, oddsType: this.oddsType },
      changeOddsType: (type) => this.changeOddsType(type),
      changed: () => this.showChosen(),
      place: (bets) => void this.place(bets),
    });
    setInterval(() => this.tick(), 250);
  }

  render(root: HTMLElement): void {
    const { session, text, common, frame, client, money } = this.parts;
    const { game, language } = session;
    const sheets: SheetParts = { client, game, money, language, common, text };
    root.dataset['sport'] = game.sport;
    root.append(
      el(
        'header',
        {},
        frame.present && toolButton(common.lobby, 'home', () => frame.notify('close')),
        el(
          'div',
          {},
          el('h1', {}, nameIn(game.names, language)),
          el('p', {}, `${session.mode === 'PLAY' ? common.playBalance : common.balance} `, this.balance),
        ),
        toolButton(text.info, 'info', () => openInfo(sheets)),
        toolButton(text.myBets, 'history', () => void openBets(sheets)),
        toolButton(text.fairness, 'shield', () => void openFairness(sheets)),
      ),
      this.notice,
      el(
        'div',
        { class: 'columns' },
        el('div', { class: 'list' }, this.live, this.matches),
        this.panel.element,
      ),
    );
    this.panel.show();
  }

  async refresh(): Promise<void> {
    this.board = await this.parts.client.board();
    this.ahead = Date.parse(this.board.now) - Date.now();
    this.showBoard();
  }

  /** Keeps the board and the open bets up to date for as long as the page is there. */
  async follow(): Promise<void> {
    const bets = await this.parts.client.bets().catch(() => []);
    for (const bet of bets) if (isOpen(bet)) this.open.add(bet.betId);
    for (;;) {
      await wait(lookEveryMs);
      try {
        await this.refresh();
        if (this.open.size > 0) this.report(await this.parts.client.bets());
        this.notice.textContent = '';
      } catch {
        this.notice.textContent = this.parts.text.lostConnection;
      }
    }
  }

  private now = () => Date.now() + this.ahead;

  private showBoard(): void {
    const { text } = this.parts;
    const hasClosed = this.slip.keep(({ day }) => this.takesBets(day));
    if (hasClosed) toast(text.closed);
    const content = JSON.stringify([
      this.board.days,
      this.oddsType,
      this.board.days.map(({ day }) => this.takesBets(day)),
    ]);
    if (content === this.shown) {
      if (hasClosed) this.showChosen();
      return;
    }
    this.shown = content;
    this.countdowns.length = 0;
    const { session } = this.parts;
    const played = this.board.days.filter(({ day }) => !this.takesBets(day));
    this.results = played.flatMap((day) =>
      day.matches.map((match, at) => new ResultCard(session.game, day, match, at)),
    );
    this.live.replaceChildren(
      ...(played.length > 0 ? [el('h2', {}, text.results)] : []),
      el('div', { class: 'cards' }, ...this.results.map(({ element }) => element)),
    );
    this.matches.replaceChildren(
      ...this.board.days
        .filter(({ day }) => this.takesBets(day))
        .map((day) => {
          const countdown = el('span', { class: 'countdown', role: 'timer' });
          this.countdowns.push({ element: countdown, until: Date.parse(day.kicksOffAt) });
          const cards = day.matches.map((_, at) =>
            matchCard(
              {
                ...{ game: session.game, text, oddsType: this.oddsType, unfolded: this.unfolded },
                isChosen: this.slip.has,
                press: (leg) => this.press(leg),
              },
              day,
              at,
            ),
          );
          return el(
            'section',
            { class: 'day' },
            el('h2', {}, text.startsIn, ' ', countdown),
            el('div', { class: 'cards' }, ...cards),
          );
        }),
    );
    this.showChosen();
    this.tick();
  }

  private takesBets = (number: number): boolean => {
    const day = this.board.days.find((one) => one.day === number);
    return day !== undefined && Date.parse(day.kicksOffAt) > this.now();
  };

  private press(leg: SlipLeg): void {
    const { game } = this.parts.session;
    if (this.slip.legs.length >= game.maxLegs && !this.slip.legs.some((one) => one === leg)) {
      const before = this.slip.legs.length;
      this.slip.toggle(leg);
      if (this.slip.legs.length > before) {
        this.slip.toggle(leg);
        toast(this.parts.text.tooMany(game.maxLegs));
      }
    } else this.slip.toggle(leg);
    this.showChosen();
  }

  private showChosen(): void {
    for (const button of this.matches.querySelectorAll<HTMLElement>('.pick'))
      button.setAttribute('aria-pressed', String(this.slip.has(button.dataset['key']!)));
    if (!this.slip.mayBeParlay) this.slip.isParlay = false;
    this.panel.show();
  }

  private changeOddsType(type: OddsType): void {
    this.oddsType = this.parts.memory.oddsType = type;
    this.panel.oddsType = type;
    this.showBoard();
  }

  private async place(bets: readonly PlaceBetBody[]): Promise<void> {
    const { common, frame, text, money } = this.parts;
    this.panel.setBusy(true);
    frame.notify('round');
    let placed = 0;
    try {
      for (const bet of bets) {
        const taken = await this.send(bet);
        this.open.add(taken.betId);
        if (taken.balance !== undefined) this.balance.textContent = money.full(taken.balance);
        placed++;
      }
      this.slip.clear();
    } catch (error) {
      const refusal = error instanceof PlayError ? error : new PlayError('PAGE', 'other', String(error));
      showRefusal(common, refusal, {});
    } finally {
      if (placed > 0) toast(text.placed(placed));
      frame.notify('balance');
      this.panel.setBusy(false);
      this.showChosen();
    }
  }

  /** A bet whose answer is lost is sent again under the same id. */
  private async send(bet: PlaceBetBody): Promise<SportsBetInfo> {
    for (let attempt = 1; ; attempt++) {
      try {
        const taken = await this.parts.client.place(bet);
        this.slip.answered(bet);
        return taken;
      } catch (error) {
        const isLost =
          error instanceof PlayError && (error.kind === 'network' || error.code === 'SPORTS_BET_UNCERTAIN');
        if (!isLost) this.slip.answered(bet);
        if (!isLost || attempt === tries) throw error;
        await wait(1_000 * attempt);
      }
    }
  }

  /** Says how open bets have come out. */
  private report(bets: readonly SportsBetInfo[]): void {
    const { text, money, frame } = this.parts;
    for (const bet of bets) {
      if (!this.open.has(bet.betId) || isOpen(bet)) continue;
      this.open.delete(bet.betId);
      const won = BigInt(bet.totalWin ?? '0');
      if (bet.state === 'CLOSED') toast(won > 0n ? text.paid(money.short(won)) : text.lost);
      if (bet.balance !== undefined && bet.state === 'CLOSED')
        this.balance.textContent = money.full(bet.balance);
      frame.notify('balance');
    }
  }

  private tick(): void {
    const now = this.now();
    for (const { element, until } of this.countdowns) {
      const left = clockText(until - now);
      if (element.textContent !== left) element.textContent = left;
    }
    if (this.countdowns.some(({ until }) => until <= now)) this.showBoard();
    for (const card of this.results) card.show(now);
  }
}

const isOpen = ({ state }: SportsBetInfo) =>
  state === 'SENT' || state === 'ACCEPTED' || state === 'PAYING' || state === 'ROLLBACK';
