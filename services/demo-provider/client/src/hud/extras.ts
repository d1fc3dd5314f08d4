import type { GameInfo } from '../../../src/play/dto/play.contract.js';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import { showNotice } from '../sheets/notices';
import type { Texts } from '../text';

export interface ExtrasState {
  readonly stake: string;
  readonly busy: boolean;
  /** What the last round won and may be staked again. */
  readonly gamble?: bigint;
}

const PLACES = () => new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 2 });

/** Buttons of the games that have them: buy the feature, double the last win. */
export class Extras {
  readonly element = el('div', { class: 'extras' });
  private readonly buyButton: HTMLButtonElement;
  private readonly gambleButton: HTMLButtonElement;
  private stake = '0';

  constructor(
    private readonly text: Texts,
    private readonly money: Money,
    private readonly game: GameInfo,
    private readonly actions: { buy(price: bigint): void; gamble(): void },
  ) {
    this.buyButton = el('button', { type: 'button', class: 'extra', onclick: () => this.ask() });
    this.gambleButton = el('button', { type: 'button', class: 'extra', onclick: () => actions.gamble() });
    if (game.buy) this.element.append(this.buyButton);
    if (game.gamble) this.element.append(this.gambleButton);
    this.element.hidden = !game.buy && !game.gamble;
  }

  show({ stake, busy, gamble }: ExtrasState) {
    this.stake = stake;
    const { text, money, game } = this;
    this.buyButton.disabled = busy || !game.buy?.stakes.includes(stake);
    this.buyButton.replaceChildren(text.buy, ' ', el('b', {}, money.short(this.price())));
    this.gambleButton.hidden = gamble === undefined;
    this.gambleButton.disabled = busy;
    this.gambleButton.replaceChildren(text.gamble, ' ', el('b', {}, money.short(gamble ?? 0n)));
  }

  private price() {
    return BigInt(this.stake) * BigInt(this.game.buy?.price ?? 0);
  }

  private ask() {
    const { text, money, game } = this;
    const price = this.price();
    const rtp = game.table?.modes.find(({ mode }) => mode === 'buy')?.rtp ?? '';
    showNotice(
      text,
      text.buy,
      [
        text.buyAsk(money.short(price), money.short(this.stake)),
        text.buyOdds(`${PLACES().format(Number(rtp))} %`, game.buy?.price ?? 0),
      ],
      [
        { label: text.close, press: () => undefined },
        { label: text.buyGo, primary: true, press: () => this.actions.buy(price) },
      ],
    );
  }
}
