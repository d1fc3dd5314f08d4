import type { FishSession, ShotResult } from '../../../src/fish/dto/fish.contract.js';
import { button, toolButton } from '../hud/hud';
import { dataUri } from '../kit/shapes';
import { el, wait } from '../page/dom';
import { icon } from '../page/icons';
import type { Memory } from '../play/memory';
import type { Money } from '../play/money';
import type { ParentFrame } from '../play/parent-frame';
import { PlayError } from '../play/play.errors';
import { newSpinId } from '../play/spin-id';
import { SpinSender } from '../play/spin-sender';
import { showRefusal } from '../sheets/notices';
import { nameIn, type Texts } from '../text';
import type { FishClient } from './fish-client';
import { openFairness, openHistory, openInfo, type SheetParts } from './fish-sheets';
import { preySvg } from './prey-art';
import type { Swimmer } from './swim.rules';
import type { FishTexts } from './text';
import { Water } from './water';

export interface FishParts {
  session: FishSession;
  client: FishClient;
  memory: Memory;
  frame: ParentFrame;
  money: Money;
  common: Texts;
  text: FishTexts;
}

/** The page of a fish game: one shot after another, each decided by the server. */
export class FishPage {
  private readonly water: Water;
  private readonly balance = el('b', {});
  private readonly stakeShown = el('b', {});
  private readonly result = el('p', { class: 'result', role: 'status', 'aria-live': 'polite' });
  private readonly targets = new Map<string, HTMLButtonElement>();
  private readonly fireButton: HTMLButtonElement;
  private readonly less: HTMLButtonElement;
  private readonly more: HTMLButtonElement;
  private stakeAt: number;
  private target: string;
  private busy = false;
  private lastShotAt = 0;

  constructor(private readonly parts: FishParts) {
    const { session, text, memory } = parts;
    const { game } = session;
    this.stakeAt = Math.max(0, game.stakes.indexOf(memory.stake ?? ''));
    this.target = game.prey[0]!.id;
    this.water = new Water(game.model, game.prey, text.water, (swimmer) => {
      this.choose(swimmer.prey);
      void this.fire(swimmer);
    });
    this.less = button('', text.less, () => this.step(-1), icon('minus'));
    this.more = button('', text.more, () => this.step(1), icon('plus'));
    this.fireButton = el(
      'button',
      { type: 'button', class: 'fire', onclick: () => void this.fire(this.water.find(this.target)) },
      text.fire,
    );
  }

  async render(root: HTMLElement): Promise<void> {
    const { session, text, common, frame, client, money } = this.parts;
    const sheets: SheetParts = { client, session, money, common, text };
    this.balance.textContent = money.full(session.balance);
    this.result.textContent = text.begin;
    root.append(
      el(
        'header',
        {},
        frame.present && toolButton(common.lobby, 'home', () => frame.notify('close')),
        el('h1', {}, nameIn(session.game.names, session.language)),
        toolButton(text.info, 'info', () => openInfo(sheets)),
        toolButton(text.history, 'history', () => void openHistory(sheets)),
        toolButton(text.fairness, 'shield', () => openFairness(sheets)),
      ),
      this.water.canvas,
      this.result,
      this.targetBar(),
      el(
        'footer',
        {},
        el(
          'div',
          { class: 'balance' },
          el('small', {}, session.mode === 'PLAY' ? common.playBalance : common.balance),
          this.balance,
        ),
        el(
          'div',
          { class: 'stepper' },
          this.less,
          el('div', { class: 'stake' }, el('small', {}, text.power), this.stakeShown),
          this.more,
        ),
        this.fireButton,
      ),
    );
    this.step(0);
    this.choose(this.target);
    await this.water.load();
    addEventListener('resize', () => void this.water.resize());
  }

  private targetBar(): HTMLElement {
    const { session, text } = this.parts;
    for (const { id, awards } of session.game.prey) {
      const times = awards.length > 1 ? `× ${awards[0]}–${awards.at(-1)}` : `× ${awards[0]}`;
      const picture = el('img', { src: dataUri(preySvg(id, 72)), alt: '', width: 40, height: 40 });
      this.targets.set(
        id,
        el(
          'button',
          { type: 'button', onclick: () => this.choose(id) },
          picture,
          el('span', {}, text.names[id]!),
          ' ',
          el('b', {}, times),
        ),
      );
    }
    return el(
      'div',
      { class: 'targets', role: 'group', 'aria-label': text.target },
      ...this.targets.values(),
    );
  }

  private choose(prey: string): void {
    this.target = prey;
    for (const [id, element] of this.targets) element.setAttribute('aria-pressed', String(id === prey));
  }

  private step(by: number): void {
    const { session, money, memory } = this.parts;
    const { stakes } = session.game;
    this.stakeAt = Math.min(stakes.length - 1, Math.max(0, this.stakeAt + by));
    memory.stake = stakes[this.stakeAt];
    this.stakeShown.textContent = money.short(stakes[this.stakeAt]!);
    this.less.disabled = this.stakeAt === 0;
    this.more.disabled = this.stakeAt === stakes.length - 1;
  }

  /** One shot at a time; the page asks no faster than the server takes shots. */
  private async fire(swimmer: Swimmer): Promise<void> {
    if (this.busy) return;
    const { session, client, frame } = this.parts;
    this.setBusy(true);
    const early = this.lastShotAt + session.game.minimumShotMs - performance.now();
    if (early > 0) await wait(early);
    const stake = session.game.stakes[this.stakeAt]!;
    const sender = new SpinSender<ShotResult>(
      { spin: (amount, id) => client.shot(amount, swimmer.prey, id) },
      { pending: undefined },
    );
    frame.notify('round');
    try {
      const [shot] = await Promise.all([
        sender.send({ stake, clientSpinId: newSpinId() }).finally(() => {
          // The server counts from when it took the shot, which is before its answer.
          this.lastShotAt = performance.now();
        }),
        this.water.shoot(swimmer),
      ]);
      this.show(swimmer, shot);
    } catch (error) {
      this.refuse(error);
    } finally {
      frame.notify('balance');
      this.setBusy(false);
    }
  }

  private show(swimmer: Swimmer, shot: ShotResult): void {
    const { money, text } = this.parts;
    const isHit = shot.times > 0;
    const amount = money.short(shot.totalWin);
    this.water.show(swimmer, isHit ? `+${amount}` : text.lost, isHit);
    this.result.classList.toggle('win', isHit);
    const name = text.names[shot.prey]!;
    this.result.textContent = isHit
      ? `${text.caught}: ${name} × ${shot.times} = ${amount}`
      : `${text.lost}: ${name}`;
    if (shot.balance !== undefined) this.balance.textContent = money.full(shot.balance);
  }

  private refuse(error: unknown): void {
    const { common, frame } = this.parts;
    const refusal = error instanceof PlayError ? error : new PlayError('PAGE', 'other', String(error));
    showRefusal(common, refusal, { leave: frame.present ? () => frame.notify('close') : undefined });
  }

  private setBusy(busy: boolean): void {
    this.busy = busy;
    this.fireButton.setAttribute('aria-disabled', String(busy));
  }
}
