import type { SessionResponse, SpinResult } from '../../../src/play/dto/play.contract.js';
import { Extras } from '../hud/extras';
import { Hud } from '../hud/hud';
import { JackpotMeter } from '../hud/jackpot-meter';
import { ResultLine } from '../hud/result-line';
import { byId, wait } from '../page/dom';
import { showNotice, showRefusal, toast } from '../sheets/notices';
import { openStakeSheet } from '../sheets/stake.sheet';
import { showGamble } from '../show/gamble';
import { showJackpots } from '../show/jackpot-win';
import { overlayOpen } from '../show/overlay';
import { Sound } from '../sound/sound';
import type { Texts } from '../text';
import { AutoplayRun } from './autoplay-run';
import { GameSheets } from './game-sheets';
import type { Memory, PendingSpin } from './memory';
import type { Money } from './money';
import type { ParentFrame } from './parent-frame';
import { mayRepeat, PlayError } from './play.errors';
import type { PlayClient } from './play-client';
import { RoundPlayer } from './round-player';
import { newSpinId } from './spin-id';
import { SpinSender } from './spin-sender';
import type { Stage } from './stage';
import { WinCycle } from './win-cycle';

export interface GameParts {
  readonly session: SessionResponse;
  readonly stage: Stage;
  readonly client: PlayClient;
  readonly memory: Memory;
  readonly frame: ParentFrame;
  readonly text: Texts;
  readonly money: Money;
}

/** Turns what the player does into calls, and answers into what is seen. */
export class Game {
  private readonly hud: Hud;
  private readonly extras: Extras;
  /** What the last round won, while it may be staked again. */
  private lastWin = 0n;
  private readonly line: ResultLine;
  private readonly meter: JackpotMeter;
  private readonly sound = new Sound();
  private readonly player: RoundPlayer;
  private readonly sender: SpinSender;
  private readonly cycle: WinCycle;
  private readonly sheets: GameSheets;
  private balance: bigint;
  private stake: string;
  private busy = false;
  private turbo = false;
  private readonly auto: AutoplayRun;
  private featureLeft?: number;
  private lastStart = -Infinity;

  constructor(private readonly parts: GameParts) {
    const { session, stage, client, memory, text, money, frame } = parts;
    const { game } = session;
    this.balance = BigInt(session.balance);
    const remembered = memory.stake;
    this.stake = remembered && game.stakes.includes(remembered) ? remembered : game.defaultStake;
    this.sheets = new GameSheets(parts, () => this.stake);
    this.auto = new AutoplayRun(
      text,
      money,
      game,
      () => this.press(),
      () => this.draw(),
    );
    this.extras = new Extras(text, money, game, {
      buy: (price) => void this.pressBuy(price),
      gamble: () => void this.gamble(),
    });
    this.hud = new Hud(
      byId('top'),
      byId('hud'),
      text,
      money,
      {
        spin: () => void this.press(),
        stake: (step) => this.stepStake(step),
        chooseStake: () =>
          !this.busy && openStakeSheet(text, money, game.stakes, this.stake, (stake) => this.setStake(stake)),
        autoplay: () => this.auto.toggle(this.stake, this.busy),
        turbo: () => this.change(() => (this.turbo = !this.turbo)),
        sound: () => this.change(() => this.sound.toggle()),
        history: () => void this.sheets.history(),
        info: () => this.sheets.info(),
        leave: frame.present ? () => frame.notify('close') : undefined,
      },
      this.extras.element,
    );
    this.meter = new JackpotMeter(
      byId('top').querySelector('.spacer'),
      game,
      text,
      money,
      session.mode,
      (mode) => client.jackpots(mode),
    );
    this.line = new ResultLine(byId('result'), money);
    this.sender = new SpinSender(client, memory);
    this.cycle = new WinCycle(stage, game);
    this.player = new RoundPlayer(
      stage,
      this.line,
      game,
      text,
      money,
      this.sound,
      (left) => this.change(() => (this.featureLeft = left)),
      () => ({ turbo: this.turbo, unattended: this.auto.running }),
    );
  }

  /** Shows what was cut off, asks about what was never answered, then waits for the player. */
  async begin() {
    const { session, text, memory } = this.parts;
    this.draw();
    this.line.say(session.mode === 'PLAY' ? text.playMode : text.welcome);
    byId('stage').addEventListener('click', () => this.busy && this.parts.stage.reels.skip());
    addEventListener('keydown', (event) => this.onKey(event));
    // Some browsers press a focused button when the bar is let go.
    addEventListener('keyup', (event) => {
      if (event.code === 'Space' && event.target instanceof Element && event.target.closest('.spin'))
        event.preventDefault();
    });
    // A card was shown as it was drawn: there is nothing to show again.
    const unfinished = session.unfinished?.gamble ? undefined : session.unfinished;
    const { pending } = memory;
    if (unfinished) {
      if (pending?.clientSpinId === unfinished.clientSpinId) memory.pending = undefined;
      showNotice(
        text,
        text.resumeTitle,
        [text.resumeBody, this.sheets.roundFacts(unfinished)],
        [{ label: text.resumeGo, primary: true, press: () => void this.replay(unfinished) }],
      );
    } else if (pending) {
      showNotice(
        text,
        text.pendingTitle,
        [text.pendingBody],
        [
          { label: text.close, press: () => (memory.pending = undefined) },
          { label: text.retry, primary: true, press: () => void this.play(pending) },
        ],
      );
    }
  }

  /** After a change of the page's size. */
  async rebuild() {
    if (this.busy) return;
    this.cycle.stop();
    await this.parts.stage.build(this.parts.stage.reels.grid);
  }

  private onKey(event: KeyboardEvent) {
    if (event.code !== 'Space' || document.querySelector('dialog') || overlayOpen()) return;
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && !focused.classList.contains('spin')) return;
    event.preventDefault();
    if (!event.repeat) void this.press();
  }

  private async press() {
    if (this.busy) {
      this.parts.stage.reels.skip();
      return;
    }
    if (BigInt(this.stake) > this.balance) {
      this.auto.stop();
      this.refuse(new PlayError('INSUFFICIENT_FUNDS', 'funds'));
      return;
    }
    await this.play({ stake: this.stake, clientSpinId: newSpinId() });
  }

  private async pressBuy(price: bigint) {
    if (this.busy) return;
    if (price > this.balance) this.refuse(new PlayError('INSUFFICIENT_FUNDS', 'funds'));
    else await this.play({ stake: price.toString(), clientSpinId: newSpinId(), choice: 'buy' });
  }

  /** The last win on red or black: a round of its own, so the balance is the server's after each card. */
  private async gamble() {
    const { session, text, money, client, frame } = this.parts;
    if (this.busy || this.lastWin === 0n) return;
    const most = session.game.gamble?.most ?? 0;
    const highest = BigInt(session.game.stakes.at(-1) ?? '0');
    this.change(() => (this.busy = true));
    await showGamble(text, money, this.lastWin, {
      mayGoOn: (amount, inRow) => inRow < most && amount <= highest,
      stake: async (amount, choice) => {
        frame.notify('round');
        this.lastWin = 0n;
        try {
          const result = await this.sender.send({ stake: `${amount}`, clientSpinId: newSpinId(), choice });
          session.fairness.nonce = result.fairness.nonce + 1;
          if (result.balance !== undefined) this.balance = BigInt(result.balance);
          else void this.awaitBalance();
          frame.notify('balance');
          client.seen(result.roundId).catch(() => undefined);
          return result;
        } catch (error) {
          frame.notify('balance');
          this.refuse(error instanceof PlayError ? error : new PlayError('PAGE', 'other', String(error)));
          return undefined;
        }
      },
    });
    this.lastWin = 0n;
    this.line.say(text.welcome, { aloud: false });
    this.change(() => (this.busy = false));
  }

  private async play(pending: PendingSpin) {
    const { stage, session, frame } = this.parts;
    const before = this.balance;
    const grid = stage.reels.grid;
    this.begun();
    // Sent before the spin, because the embedding page receives the outcome as soon as the server has it.
    frame.notify('round');
    this.balance -= BigInt(pending.stake);
    this.draw();
    const spin = this.player.start();
    try {
      await this.keepApart(session.game.minimumRoundMs);
      const result = await this.sender.send(pending);
      await this.player.play(result, spin, () => this.settle(result, before));
      await this.celebrateJackpots(result);
      this.ended(result);
    } catch (error) {
      stage.reels.skip();
      await spin.land({ grid });
      this.balance = before;
      this.failed(error, pending);
    }
  }

  private async replay(result: SpinResult) {
    this.begun();
    // The balance the session named already holds this round.
    await this.player.play(result, this.player.start(), () => undefined);
    await this.celebrateJackpots(result);
    this.ended(result);
  }

  /** Autoplay ends with a jackpot, which is not to pass unseen. */
  private async celebrateJackpots(result: SpinResult) {
    const { text, money, stage } = this.parts;
    if (await showJackpots(text, money, result, () => stage.heroPicture())) this.auto.stop();
    void this.meter.read();
  }

  private begun() {
    this.busy = true;
    this.lastWin = 0n;
    document.body.classList.add('spinning');
    this.cycle.stop();
    this.parts.stage.spotlight.clearAll();
    this.sound.spin();
    this.line.say(this.parts.text.spinning, { aloud: false });
  }

  private settle(result: SpinResult, before: bigint) {
    if (result.balance !== undefined) this.balance = BigInt(result.balance);
    else {
      // Paid for certain, but not yet: the balance without the win until the server names it.
      this.balance = before - BigInt(result.stake);
      if (BigInt(result.totalWin) > 0n) toast(this.parts.text.paying);
      void this.awaitBalance();
    }
    this.parts.frame.notify('balance');
    this.draw();
  }

  private ended(result: SpinResult) {
    const { client, session, stage } = this.parts;
    this.busy = false;
    this.lastWin = session.game.gamble ? BigInt(result.totalWin) : 0n;
    document.body.classList.remove('spinning');
    const { fairness } = session;
    // A round shown again may belong to a seed that has been replaced since.
    if (result.fairness.commitment === fairness.commitment)
      fairness.nonce = Math.max(fairness.nonce, result.fairness.nonce + 1);
    client.seen(result.roundId).catch(() => undefined);
    this.draw();
    if (this.auto.running) void this.auto.goOn(result, this.turbo, () => this.busy);
    else if (result.steps.length === 0)
      this.cycle.start(result, BigInt(result.totalWin) <= BigInt(result.stake));
    if (stage.geometry.width !== innerWidth || stage.geometry.height !== innerHeight) void this.rebuild();
  }

  private failed(error: unknown, pending: PendingSpin) {
    this.busy = false;
    document.body.classList.remove('spinning');
    this.auto.stop();
    this.parts.frame.notify('balance');
    this.draw();
    this.line.say(this.parts.text.welcome, { aloud: false });
    const refusal = error instanceof PlayError ? error : new PlayError('PAGE', 'other', String(error));
    if (refusal.kind === 'session') this.parts.memory.token = undefined;
    this.refuse(refusal, mayRepeat(refusal.kind) ? () => void this.play(pending) : undefined);
  }

  private refuse(error: PlayError, retry?: () => void) {
    const { text, frame } = this.parts;
    showRefusal(text, error, { retry, leave: frame.present ? () => frame.notify('close') : undefined });
  }

  private async awaitBalance() {
    for (const pause of [1000, 2000, 4000, 8000]) {
      await wait(pause);
      if (this.busy) return;
      const state = await this.parts.client.state().catch(() => undefined);
      if (!state || this.busy) continue;
      const changed = BigInt(state.balance) !== this.balance;
      this.change(() => (this.balance = BigInt(state.balance)));
      this.parts.frame.notify('balance');
      if (changed) return;
    }
  }

  private stepStake(step: -1 | 1) {
    const { stakes } = this.parts.session.game;
    const next = stakes[stakes.indexOf(this.stake) + step];
    if (next && !this.busy) this.setStake(next);
  }

  private setStake(stake: string) {
    this.parts.memory.stake = stake;
    this.change(() => (this.stake = stake));
  }

  private async keepApart(milliseconds: number) {
    const rest = this.lastStart + milliseconds - performance.now();
    if (rest > 0) await wait(rest);
    this.lastStart = performance.now();
  }

  private change(apply: () => unknown) {
    apply();
    this.draw();
  }

  private draw() {
    const { game, mode } = this.parts.session;
    const at = game.stakes.indexOf(this.stake);
    const mayGamble =
      this.lastWin > 0n && !this.auto.running && this.lastWin <= BigInt(game.stakes.at(-1) ?? '0');
    this.extras.show({
      stake: this.stake,
      busy: this.busy,
      ...(mayGamble && { gamble: this.lastWin }),
    });
    this.hud.show({
      balance: this.balance.toString(),
      stake: this.stake,
      lowest: at <= 0,
      highest: at === game.stakes.length - 1,
      playMoney: mode === 'PLAY',
      busy: this.busy,
      turbo: this.turbo,
      sound: this.sound.on,
      autoplay: this.auto.left,
      featureLeft: this.featureLeft,
    });
  }
}
