import type { GameInfo, JackpotAmount, SessionResponse } from '../../../src/play/dto/play.contract.js';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import type { Texts } from '../text';

const READ_MS = 10_000;

/** What stands in the pools, the greatest first: read again while the page is seen, and after each round. */
export class JackpotMeter {
  private readonly figures = new Map<string, HTMLElement>();
  private reading = false;

  constructor(
    host: HTMLElement | null,
    { jackpots }: Pick<GameInfo, 'jackpots'>,
    text: Texts,
    private readonly money: Money,
    private readonly mode: SessionResponse['mode'],
    private readonly load: (mode: SessionResponse['mode']) => Promise<JackpotAmount[]>,
  ) {
    if (!jackpots || !host) return;
    const rows = jackpots.tiers.toReversed().map(({ tier, seed }) => {
      const figure = el('dd', {}, money.compact(seed));
      this.figures.set(tier, figure);
      return el('div', {}, el('dt', {}, text.jackpotNames[tier]), figure);
    });
    host.append(el('dl', { class: 'jackpots', 'aria-label': text.jackpots }, ...rows));
    void this.read();
    setInterval(() => document.visibilityState === 'visible' && void this.read(), READ_MS);
  }

  /** A figure that cannot be read stays as it was. */
  async read() {
    if (this.figures.size === 0 || this.reading) return;
    this.reading = true;
    const amounts = await this.load(this.mode).catch(() => []);
    this.reading = false;
    for (const { tier, amount } of amounts) {
      const figure = this.figures.get(tier);
      if (!figure) continue;
      figure.textContent = this.money.compact(amount);
      figure.title = this.money.full(amount);
    }
  }
}
