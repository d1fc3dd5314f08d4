import { byId, el, reducedMotion } from '../page/dom';
import type { Money } from '../play/money';

/** The line under the reels; the live region announces each result once, not every step of a count. */
export class ResultLine {
  private readonly shown = el('b');
  private readonly spoken = byId('spoken');
  /** Which message is the latest; an earlier count stops writing. */
  private turn = 0;

  constructor(
    host: HTMLElement,
    private readonly money: Money,
  ) {
    host.replaceChildren(this.shown);
  }

  say(message: string, { win = false, aloud = true } = {}) {
    this.turn++;
    this.shown.classList.toggle('win', win);
    this.shown.textContent = message;
    if (aloud) this.spoken.textContent = message;
  }

  /** Counts up to an amount, from an earlier one where a feature adds to it. */
  async count(word: string, amount: bigint, milliseconds: number, from = 0n, suffix = '') {
    const turn = ++this.turn;
    const write = (value: bigint) => {
      if (turn !== this.turn) return;
      this.shown.classList.add('win');
      this.shown.replaceChildren(`${word} `, el('em', {}, this.money.full(value)), suffix);
    };
    this.spoken.textContent = `${word} ${this.money.full(amount)}${suffix}`;
    await countUp(from, amount, reducedMotion() ? 0 : milliseconds, write, () => turn !== this.turn);
  }
}

/** Steps through the whole units between two amounts, fast first. */
export function countUp(
  from: bigint,
  to: bigint,
  milliseconds: number,
  write: (value: bigint) => void,
  ended: () => boolean = () => false,
): Promise<void> {
  return new Promise((done) => {
    const start = performance.now();
    const frame = (now: number) => {
      const share = milliseconds === 0 || ended() ? 1 : Math.min(1, (now - start) / milliseconds);
      if (share >= 1) {
        write(to);
        done();
        return;
      }
      const eased = BigInt(Math.round((1 - Math.pow(1 - share, 3)) * 10_000));
      // Whole units only while counting, so that the cents do not flicker.
      write(((from + ((to - from) * eased) / 10_000n) / 100n) * 100n);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
