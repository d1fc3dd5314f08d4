import type { GameInfo, Step } from '../../../src/play/dto/play.contract.js';
import { el, reducedMotion, wait } from '../page/dom';
import type { Money } from '../play/money';
import type { Sound } from '../sound/sound';
import type { Texts } from '../text';
import type { SymbolArt, Theme } from '../theme-data';
import { closeOverlay, openOverlay } from './overlay';

export interface BonusContext {
  readonly text: Texts;
  readonly money: Money;
  readonly game: GameInfo;
  readonly sound: Sound;
}

/** What paints the chests. */
interface Painted {
  readonly look: { readonly theme: Theme };
  picture(art: SymbolArt, size: number): string;
}

const CHESTS = 9;
const SHOWN_MS = 900;

/** Nine chests; each one that is opened shows the next prize, whichever it is. */
export async function showPick(
  { text, money, sound }: BonusContext,
  { prizes = [] }: Step,
  stage: Painted,
  unattended: boolean,
): Promise<void> {
  const closed = stage.picture({ p: 'value', a: 'bronze' }, 160);
  const opened = stage.picture(stage.look.theme.symbols.C, 160);
  const hint = el('p', { role: 'status' }, text.pickHint(prizes.length));
  let next = 0;
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const open = (chest: HTMLButtonElement) => {
    const prize = prizes[next];
    if (!prize || chest.disabled) return;
    next++;
    chest.disabled = true;
    chest.classList.add('opened');
    chest.replaceChildren(el('img', { alt: '', src: opened }), el('b', {}, money.compact(prize.amount)));
    if (!reducedMotion())
      chest.animate([{ transform: 'scale(.8)' }, { transform: 'scale(1.08)' }, { transform: 'none' }], 380);
    sound.scatter(next);
    hint.textContent = text.pickHint(prizes.length - next);
    if (next === prizes.length) setTimeout(finish, SHOWN_MS);
  };
  const chests = Array.from({ length: CHESTS }, (_, i) => {
    const chest: HTMLButtonElement = el(
      'button',
      { type: 'button', class: 'chest', 'aria-label': text.pickChest(i + 1), onclick: () => open(chest) },
      el('img', { alt: '', src: closed }),
    );
    return chest;
  });
  openOverlay(
    el(
      'div',
      { class: 'door pick', role: 'dialog', 'aria-modal': 'true', 'aria-label': text.pickTitle },
      el('h2', {}, text.pickTitle),
      hint,
      el('div', { class: 'chests' }, ...chests),
    ),
  );
  chests[0]?.focus({ preventScroll: true });
  if (unattended)
    for (const chest of chests) {
      await wait(350);
      open(chest);
    }
  await done;
  await closeOverlay();
}
