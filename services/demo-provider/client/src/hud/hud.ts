import { el } from '../page/dom';
import { icon, type IconName } from '../page/icons';
import type { Money } from '../play/money';
import type { Texts } from '../text';
import type { Mode } from './geometry';

export interface HudState {
  readonly balance: string;
  readonly stake: string;
  readonly lowest: boolean;
  readonly highest: boolean;
  readonly playMoney: boolean;
  readonly busy: boolean;
  readonly turbo: boolean;
  readonly sound: boolean;
  /** Spins autoplay still has, 0 while it is off. */
  readonly autoplay: number;
  /** Free spins or respins still to come, while a feature runs. */
  readonly featureLeft?: number;
}

export interface HudActions {
  spin(): void;
  stake(step: -1 | 1): void;
  chooseStake(): void;
  autoplay(): void;
  turbo(): void;
  sound(): void;
  history(): void;
  info(): void;
  readonly leave?: () => void;
}

/** Balance, stake and the main controls. It only shows a state and passes on what is pressed. */
export class Hud {
  private readonly spinButton: HTMLButtonElement;
  private readonly autoButton: HTMLButtonElement;
  private readonly turboButton: HTMLButtonElement;
  private readonly soundButton: HTMLButtonElement;
  private readonly lessButton: HTMLButtonElement;
  private readonly moreButton: HTMLButtonElement;
  private readonly stakeButton: HTMLButtonElement;
  private readonly balance = el('b');
  private readonly balanceLabel = el('small');
  private face = '';

  constructor(
    top: HTMLElement,
    bottom: HTMLElement,
    private readonly text: Texts,
    private readonly money: Money,
    actions: HudActions,
    extras?: HTMLElement,
  ) {
    this.soundButton = button('tool', text.soundOff, () => actions.sound(), icon('muted'));
    const leave = actions.leave;
    top.replaceChildren(
      ...(leave ? [button('tool', text.lobby, () => leave(), icon('home'))] : []),
      el('div', { class: 'spacer' }),
      this.soundButton,
      button('tool', text.history, () => actions.history(), icon('history')),
      button('tool', text.info, () => actions.info(), icon('info')),
    );
    this.lessButton = button('', text.less, () => actions.stake(-1), icon('minus'));
    this.moreButton = button('', text.more, () => actions.stake(1), icon('plus'));
    this.stakeButton = button('stake', text.chooseStake, () => actions.chooseStake());
    this.autoButton = button('round', text.autoplay, () => actions.autoplay(), icon('autoplay'));
    this.turboButton = button('round', text.turbo, () => actions.turbo(), icon('turbo'));
    this.spinButton = button('spin', text.spin, () => actions.spin(), icon('spin'));
    bottom.replaceChildren(
      ...(extras && !extras.hidden ? [extras] : []),
      el('div', { class: 'balance' }, this.balanceLabel, this.balance),
      el('div', { class: 'stepper' }, this.lessButton, this.stakeButton, this.moreButton),
      el('div', { class: 'controls' }, this.autoButton, this.spinButton, this.turboButton),
    );
  }

  /** The spin button has its focus ring and the space bar; a layout change moves nothing else. */
  place(mode: Mode) {
    document.body.dataset.mode = mode;
  }

  focusSpin() {
    this.spinButton.focus({ preventScroll: true });
  }

  show(state: HudState) {
    const { text, money } = this;
    this.balanceLabel.textContent = state.playMoney ? text.playBalance : text.balance;
    this.balance.textContent = money.full(state.balance);
    this.stakeButton.replaceChildren(el('small', {}, text.stake), ' ', el('b', {}, money.short(state.stake)));
    this.stakeButton.setAttribute('aria-label', `${text.stake} ${money.short(state.stake)}`);
    this.stakeButton.disabled = state.busy;
    this.lessButton.disabled = state.busy || state.lowest;
    this.moreButton.disabled = state.busy || state.highest;
    this.turboButton.setAttribute('aria-pressed', String(state.turbo));
    this.soundButton.replaceChildren(icon(state.sound ? 'loud' : 'muted'));
    label(this.soundButton, state.sound ? text.soundOn : text.soundOff);
    this.soundButton.setAttribute('aria-pressed', String(state.sound));
    this.showAutoplay(state.autoplay);
    this.showSpin(state);
  }

  private showAutoplay(left: number) {
    const on = left > 0;
    this.autoButton.setAttribute('aria-pressed', String(on));
    label(this.autoButton, on ? this.text.stopAutoplay : this.text.autoplay);
    this.autoButton.replaceChildren(icon('autoplay'), ...(on ? [el('i', {}, String(left))] : []));
  }

  private showSpin({ busy, featureLeft }: HudState) {
    const face = featureLeft !== undefined ? String(featureLeft) : busy ? 'stop' : 'spin';
    if (face === this.face) return;
    this.face = face;
    this.spinButton.classList.toggle('busy', busy);
    label(this.spinButton, busy ? this.text.stop : this.text.spin);
    this.spinButton.replaceChildren(
      featureLeft === undefined ? icon(busy ? 'stop' : 'spin') : el('b', {}, String(featureLeft)),
    );
  }
}

export const button = (kind: string, name: string, press: () => void, ...children: (Node | string)[]) =>
  el('button', { class: kind, type: 'button', 'aria-label': name, title: name, onclick: press }, ...children);

function label(target: HTMLElement, name: string) {
  target.setAttribute('aria-label', name);
  target.title = name;
}

export const toolButton = (name: string, picture: IconName, press: () => void) =>
  button('tool', name, press, icon(picture));
