import { el, reducedMotion, wait } from '../page/dom';
import { countUp } from '../hud/result-line';
import type { Money } from '../play/money';
import type { Texts } from '../text';
import { COUNT_UP, type Tier } from './celebration.rules';
import { closeOverlay, openOverlay } from './overlay';
import { throwParticles, type Sprite } from './particles';

export interface BigWin {
  readonly tier: Tier;
  readonly amount: bigint;
  readonly multiple: string;
  /** The hero of the title. */
  readonly picture: string;
  readonly sprites: readonly Sprite[];
  /** Autoplay continues by itself after the count. */
  readonly unattended: boolean;
}

/** The first tap ends the counting, the second the celebration. */
export async function celebrate(text: Texts, money: Money, win: BigWin): Promise<void> {
  const still = reducedMotion();
  const title = text.bigWins[win.tier];
  const amount = el('div', { class: 'amount' }, money.full(0n));
  const go = el('button', { type: 'button', class: 'tap' }, text.tapToGoOn);
  const card = el(
    'div',
    // Labelled with the final amount, so that a screen reader announces it once and not every step.
    {
      class: 'big-win',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': `${title} ${money.full(win.amount)}`,
    },
    el('img', { alt: '', src: win.picture }),
    el('h2', {}, title),
    amount,
    el('div', { class: 'multiple' }, text.times(win.multiple)),
    go,
  );
  const particles = el('canvas', { class: 'particles' });
  const overlay = openOverlay(!still && el('div', { class: 'rays' }), !still && particles, card);
  go.focus({ preventScroll: true });
  if (!still) {
    card.animate(
      [{ transform: 'scale(.7)' }, { transform: 'scale(1.04)', offset: 0.7 }, { transform: 'scale(1)' }],
      { duration: 420, easing: 'cubic-bezier(.2,.9,.3,1)' },
    );
    throwParticles(particles, win.sprites);
  }
  let taps = 0;
  let tapped: () => void = () => undefined;
  const onTap = () => {
    taps++;
    tapped();
  };
  const onKey = (event: KeyboardEvent) => {
    const presses = event.code === 'Space' || event.code === 'Enter';
    // The button handles its own key presses.
    if (event.code !== 'Escape' && (!presses || document.activeElement === go)) return;
    event.preventDefault();
    onTap();
  };
  overlay.addEventListener('click', onTap);
  addEventListener('keydown', onKey);
  await countUp(
    0n,
    win.amount,
    still ? 0 : COUNT_UP[win.tier],
    (value) => (amount.textContent = money.full(value)),
    () => taps > 0,
  );
  // The tap that ended the counting does not end the celebration too.
  taps = 0;
  await Promise.race([new Promise<void>((done) => (tapped = done)), ...(win.unattended ? [wait(1600)] : [])]);
  overlay.removeEventListener('click', onTap);
  removeEventListener('keydown', onKey);
  await closeOverlay();
}
