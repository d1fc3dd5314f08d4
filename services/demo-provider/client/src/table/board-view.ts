import type { SpotInfo } from '../../../src/table/dto/table.contract.js';
import type { TableKind } from '../../../src/table-game/table-game.types.js';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import { boardOf } from './board';
import type { TableTexts } from './text';

export interface Standing {
  /** Chips that are not placed yet. */
  onSlip(spot: string): bigint;
  /** Bets that the server has taken. */
  placed(spot: string): bigint;
}

/** The fields on which chips are put. */
export class BoardView {
  readonly element: HTMLElement;
  private readonly fields = new Map<string, { button: HTMLButtonElement; chip: HTMLElement }>();

  constructor(
    private readonly options: {
      kind: TableKind;
      spots: readonly SpotInfo[];
      text: TableTexts;
      money: Money;
      press: (spot: string) => void;
    },
  ) {
    const { kind, text, press } = options;
    this.element = el('div', { class: `board board-${kind}`, role: 'group', 'aria-label': text.board });
    for (const { spot, column, row, width, height, tone } of boardOf(kind)) {
      const chip = el('span', { class: 'stack', hidden: true });
      const button = el(
        'button',
        { type: 'button', class: `spot ${tone}`, 'data-spot': spot, onclick: () => press(spot) },
        el('span', { class: 'name' }, text.spot(kind, spot)),
        height > 1 && el('small', {}, `RTP ${options.spots.find(({ id }) => id === spot)?.rtp ?? ''}%`),
        chip,
      );
      button.style.gridColumn = `${column} / span ${width}`;
      button.style.gridRow = `${row} / span ${height}`;
      this.fields.set(spot, { button, chip });
      this.element.append(button);
    }
  }

  show({ onSlip, placed }: Standing, open: boolean) {
    const { text, kind, money } = this.options;
    for (const [spot, { button, chip }] of this.fields) {
      const waiting = onSlip(spot);
      const sum = waiting + placed(spot);
      chip.hidden = sum === 0n;
      chip.textContent = sum === 0n ? '' : money.compact(sum);
      chip.classList.toggle('waiting', waiting > 0n);
      button.disabled = !open;
      const name = text.spot(kind, spot);
      button.setAttribute('aria-label', sum === 0n ? name : `${name}, ${money.short(sum)}`);
    }
  }

  /** Marks the spots that win. */
  mark(winning: ReadonlySet<string>) {
    for (const [spot, { button }] of this.fields) button.classList.toggle('winning', winning.has(spot));
  }
}
