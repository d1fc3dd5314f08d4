import type { Cell, SymbolKey } from '../../../src/play/dto/play.contract.js';
import { el, fromMarkup } from '../page/dom';
import { line } from '../kit/shapes';
import { paintCell, type Bitmaps } from './bitmaps';
import type { ReelSize } from './reel';
import { topOf } from './motion.rules';
import { TIMING } from './timings';

export interface SpotlightOptions {
  /** A return not above the stake is shown without a pulse. */
  readonly still?: boolean;
  /** Rows of each payline to draw. */
  readonly lines?: readonly number[][];
}

/** Lit cells are copies above a veil, so that nothing below is painted again. */
export class Spotlight {
  readonly element: HTMLElement;
  private readonly veil = el('div', { class: 'veil' });
  private readonly copies = el('div', { class: 'copies' });
  private readonly coins = el('div', { class: 'copies' });
  private grown: ReadonlySet<number> = new Set();
  private readonly tall = el('div', { class: 'copies' });

  constructor(
    private readonly size: ReelSize,
    private readonly bitmaps: Bitmaps,
    private readonly lineColour: string,
    private readonly reducedMotion: boolean,
  ) {
    this.element = el('div', { class: 'spotlight' }, this.tall, this.coins, this.veil, this.copies);
  }

  clear() {
    this.copies.replaceChildren();
    this.veil.style.opacity = '0';
  }

  clearAll() {
    this.clear();
    this.coins.replaceChildren();
    this.tall.replaceChildren();
    this.grown = new Set();
  }

  show(grid: SymbolKey[][], cells: readonly Cell[], { still = false, lines = [] }: SpotlightOptions = {}) {
    this.copies.replaceChildren();
    this.veil.style.opacity = still ? '.38' : '.62';
    this.copies.append(...lines.map((rows) => this.payline(rows)));
    const once = new Map(cells.map((cell) => [cell.join(), cell]));
    for (const [reel, row] of once.values()) {
      const copy = this.copy(reel, row, grid[reel]?.[row], grid[reel]?.length);
      this.copies.append(copy);
      if (!still && !this.reducedMotion) this.pulse(copy, reel);
    }
  }

  /** Coins of a hold round keep their place and show what they are worth. */
  showCoins(grid: SymbolKey[][], coins: readonly { cell: Cell; text: string }[], fresh: ReadonlySet<string>) {
    this.coins.replaceChildren(
      ...coins.map(({ cell, text }) => {
        const [reel, row] = cell;
        const copy = this.copy(reel, row, grid[reel]?.[row] || 'C');
        copy.append(el('b', { class: 'worth' }, text));
        if (fresh.has(cell.join()) && !this.reducedMotion)
          copy.animate(
            [
              { transform: 'scale(.4)', opacity: 0 },
              { transform: 'scale(1.16)', opacity: 1, offset: 0.6 },
              { transform: 'scale(1)' },
            ],
            {
              duration: 420,
              easing: 'ease-out',
            },
          );
        return copy;
      }),
    );
  }

  /** Wilds that stay while the reels turn; those that walk come from the reel at their right. */
  showHeld(cells: readonly Cell[], walking: boolean) {
    this.coins.replaceChildren(
      ...cells.map(([reel, row]) => {
        const copy = this.copy(reel, row, 'W');
        if (walking && !this.reducedMotion)
          copy.animate([{ transform: `translate3d(${this.size.cell}px,0,0)` }, { transform: 'none' }], {
            duration: 520,
            easing: 'cubic-bezier(.5,0,.3,1)',
          });
        return copy;
      }),
    );
  }

  /** A symbol, mostly the wild, that has grown over its whole reel. */
  showTall(reels: readonly number[], key: SymbolKey = 'W') {
    const { cell, rows } = this.size;
    const before = this.grown;
    this.grown = new Set(reels);
    this.tall.replaceChildren(
      ...reels.map((reel) => {
        const column = el('div', { class: 'tall' }, ...Array.from({ length: rows }, () => this.canvas(key)));
        Object.assign(column.style, {
          left: `${reel * cell}px`,
          width: `${cell}px`,
          height: `${cell * rows}px`,
        });
        if (!this.reducedMotion && !before.has(reel))
          column.animate(
            [
              { transform: 'scaleY(.2)', opacity: 0 },
              { transform: 'scaleY(1)', opacity: 1 },
            ],
            { duration: 380, easing: 'cubic-bezier(.2,.9,.3,1)' },
          );
        return column;
      }),
    );
  }

  private copy(reel: number, row: number, key: SymbolKey | undefined, count = this.size.rows) {
    const { cell } = this.size;
    const copy = el('div', { class: 'lit' }, el('div', { class: 'halo' }), this.canvas(key));
    Object.assign(copy.style, {
      left: `${reel * cell}px`,
      top: `${topOf(this.size, count, row)}px`,
      width: `${cell}px`,
      height: `${cell}px`,
    });
    return copy;
  }

  private canvas(key: SymbolKey | undefined) {
    const canvas = el('canvas');
    canvas.width = canvas.height = Math.round(this.size.cell * this.size.density);
    paintCell(canvas, this.bitmaps.get(key ?? ''));
    return canvas;
  }

  private pulse(copy: HTMLElement, reel: number) {
    const delay = reel * 60;
    copy
      .querySelector('canvas')
      ?.animate(
        [{ transform: 'scale(1)' }, { transform: 'scale(1.14)', offset: 0.4 }, { transform: 'scale(1)' }],
        {
          duration: TIMING.pulse,
          iterations: 2,
          delay,
          easing: 'cubic-bezier(.3,0,.3,1)',
        },
      );
    const sweep = el('div', { class: 'sweep' });
    copy.append(el('div', { class: 'sweep-window' }, sweep));
    sweep.animate(
      [
        { transform: 'translate3d(-130%,0,0) skewX(-18deg)' },
        { transform: 'translate3d(160%,0,0) skewX(-18deg)' },
      ],
      { duration: TIMING.sweep, delay: 120 + delay, fill: 'both' },
    );
  }

  private payline(rows: number[]) {
    const { cell } = this.size;
    const middle = (index: number) => (index + 0.5) * cell;
    const width = rows.length * cell;
    const d = `M0 ${middle(rows[0] ?? 0)}${rows.map((row, reel) => `L${middle(reel)} ${middle(row)}`).join('')}H${width}`;
    const markup = line(d, '#000', 7, 'opacity=".55"') + line(d, this.lineColour, 3.5);
    return fromMarkup(
      `<svg class="payline" xmlns="http://www.w3.org/2000/svg" width="${width}" height="${this.size.rows * cell}">${markup}</svg>`,
    );
  }
}
