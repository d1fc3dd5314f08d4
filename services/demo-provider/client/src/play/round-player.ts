import type { GameInfo, SpinResult, Step, SymbolKey } from '../../../src/play/dto/play.contract.js';
import { el, reducedMotion, wait } from '../page/dom';
import type { ResultLine } from '../hud/result-line';
import { teaseFrom } from '../reels/motion.rules';
import type { Spin } from '../reels/reels';
import { celebrate } from '../show/big-win';
import { SMALL_COUNT_UP, tierOf } from '../show/celebration.rules';
import { showFeatureDialog } from '../show/overlay';
import { showPick } from '../show/pick';
import { showWheel } from '../show/wheel';
import { toast } from '../sheets/notices';
import type { SymbolArt } from '../theme-data';
import type { Sound } from '../sound/sound';
import type { Texts } from '../text';
import { multiplierNote } from '../sheets/features';
import { multipleOf, type Money } from './money';
import {
  cellsOf,
  clearedCells,
  countedGrid,
  featuresOf,
  hasFeature,
  linesOf,
  sumOf,
  type Feature,
  type Screen,
} from './screens';
import type { Stage } from './stage';

export interface Pace {
  readonly turbo: boolean;
  /** Autoplay continues without a button press. */
  readonly unattended: boolean;
}

const AUTOPLAY_DIALOG_MS = 2600;

/** Shows a round whose outcome is settled already. Nothing here can change it. */
export class RoundPlayer {
  private shown = 0n;

  constructor(
    private readonly stage: Stage,
    private readonly line: ResultLine,
    private readonly game: GameInfo,
    private readonly text: Texts,
    private readonly money: Money,
    private readonly sound: Sound,
    private readonly featureLeft: (left: number | undefined) => void,
    private readonly pace: () => Pace,
  ) {}

  /** Starts the reels; they turn until `land` passes the result. */
  start(held?: ReadonlySet<number>): Spin {
    const { turbo } = this.pace();
    let scatters = 0;
    return this.stage.reels.start({
      turbo,
      held,
      onLand: (reel) => {
        this.sound.stop(reel);
        const seen = this.bounceScatters(reel);
        if (seen) this.sound.scatter((scatters += seen));
      },
    });
  }

  /** `settled` is called when everything has been counted up, before any celebration. */
  async play(result: SpinResult, spin: Spin, settled: () => void) {
    this.shown = 0n;
    await this.land(spin, result);
    await this.reward(result, result.stake, this.goesOn(result));
    let before: Screen = result;
    for (const feature of featuresOf(result)) {
      await this.feature(feature, result, before);
      before = feature.steps.at(-1) ?? before;
    }
    settled();
    await this.conclude(result);
  }

  /** Small returns are said in words; a feature or a win above the stake is counted up as it comes. */
  private goesOn(result: SpinResult) {
    return hasFeature(result) || (result.steps.length > 0 && BigInt(result.totalWin) > BigInt(result.stake));
  }

  private async land(spin: Spin, screen: Screen) {
    const needed = Math.min(...(this.game.features.freeSpins?.awards ?? []).map(({ scatters }) => scatters));
    await spin.land({
      grid: screen.grid,
      teaseFrom: Number.isFinite(needed) ? teaseFrom(screen.grid, needed) : -1,
    });
    await this.turnMystery(screen);
    this.stage.spotlight.showTall(
      screen.expanded ?? screen.covered ?? [],
      screen.covered ? screen.special : undefined,
    );
    if (screen.expanded?.length || screen.covered?.length) await wait(this.turboOr(200, 420));
  }

  private async turnMystery(screen: Screen) {
    if (screen.mystery === undefined) return;
    this.sound.scatter(1);
    await wait(this.turboOr(150, 450));
    const cells = screen.grid.flatMap((column, reel) =>
      column.flatMap((key, row): [number, number][] => (key === 'M' ? [[reel, row]] : [])),
    );
    this.stage.reels.show(countedGrid({ ...screen, covered: [] }));
    this.stage.spotlight.show(countedGrid(screen), cells, { still: reducedMotion() });
    await wait(this.turboOr(150, 400));
    this.stage.spotlight.clear();
  }

  /** Lights the winning cells. A return not above the stake is said in words; more than that is counted up. */
  private async reward(screen: Screen, stake: string, goesOn: boolean) {
    if (screen.wins.length === 0) {
      if (!goesOn && this.shown === 0n) this.line.say(this.text.noWin);
      return;
    }
    const amount = BigInt(screen.amount);
    const quiet = !goesOn && this.shown + amount <= BigInt(stake);
    this.stage.spotlight.show(countedGrid(screen), cellsOf(screen.wins), {
      still: quiet,
      lines: linesOf(screen.wins, this.game.lines),
    });
    if (amount === 0n) return;
    if (quiet) {
      this.shown += amount;
      this.line.say(this.text.returnedLess(this.money.short(this.shown), this.money.short(stake)));
      return;
    }
    this.sound.win(multipleOf(screen.amount, stake));
    const from = this.shown;
    this.shown += amount;
    await this.line.count(
      this.text.won,
      this.shown,
      this.turboOr(SMALL_COUNT_UP.turbo, SMALL_COUNT_UP.normal),
      from,
    );
  }

  private async feature(feature: Feature, result: SpinResult, before: Screen) {
    await wait(feature.kind === 'cascade' ? this.turboOr(150, 450) : this.turboOr(300, 900));
    if (feature.kind === 'free') await this.freeSpins(feature.steps, result);
    else if (feature.kind === 'hold') await this.hold(feature.steps);
    else if (feature.kind === 'walk') await this.walks(feature.steps, before, result.stake);
    else if (feature.kind === 'cascade')
      for (const [i, step] of feature.steps.entries())
        await this.fall(step, feature.steps[i - 1] ?? before, result.stake, this.goesOn(result));
    else if (feature.kind === 'pick' || feature.kind === 'wheel') await this.bonus(feature.steps[0]!, result);
    else await this.respins(feature.steps, before, result.stake);
  }

  private async freeSpins(steps: Step[], result: SpinResult) {
    const { text } = this;
    const rule = this.game.features.freeSpins?.multiplier;
    const awarded = result.freeSpinsAwarded ?? (steps[0]?.freeSpinsLeft ?? 0) + 1;
    const special = steps[0]?.special;
    await this.open(
      special ?? 'S',
      String(awarded),
      text.freeSpins,
      special ? text.specialNow : rule ? multiplierNote(text, rule) : text.freePlain,
    );
    let left = awarded;
    let before: Screen = result;
    for (const step of steps) {
      if (step.kind === 'cascade') {
        await this.fall(step, before, result.stake, true);
        before = step;
        continue;
      }
      before = step;
      this.featureLeft(--left);
      if (this.game.features.sticky) this.stage.spotlight.clear();
      else this.stage.spotlight.clearAll();
      this.line.say(this.progress(text.freeSpinsLeft(left)), { aloud: false, win: this.shown > 0n });
      await this.land(this.start(), step);
      if (step.sticky) this.stage.spotlight.showHeld(step.sticky, false);
      await this.reward(step, result.stake, true);
      left = step.freeSpinsLeft ?? left;
      this.featureLeft(left);
      if (step.freeSpinsAwarded) {
        this.sound.feature();
        this.line.say(text.freeSpinsMore(step.freeSpinsAwarded), { win: true });
        await wait(this.turboOr(500, 1100));
      }
      await wait(step.wins.length > 0 ? this.turboOr(250, 900) : this.turboOr(80, 260));
    }
    await this.outro(text.freeSpinsDone, sumOf(steps));
  }

  /** What has won gives way, and others fall; the multiplier of the fall is said. */
  private async fall(step: Step, before: Screen, stake: string, goesOn: boolean) {
    await wait(this.turboOr(120, 380));
    this.stage.spotlight.clear();
    this.sound.fall();
    await this.stage.reels.fall(step.grid, clearedCells(before));
    await this.turnMystery(step);
    if (step.multiplier && step.wins.length > 0)
      this.line.say(this.progress(this.text.fall(step.multiplier)), { aloud: false, win: true });
    await this.reward(step, stake, goesOn);
  }

  private async walks(steps: Step[], before: Screen, stake: string) {
    let last = before;
    for (const step of steps) {
      const walked = (last.sticky ?? []).flatMap(([reel, row]): [number, number][] =>
        reel > 0 ? [[reel - 1, row]] : [],
      );
      this.stage.spotlight.clear();
      this.stage.spotlight.showHeld(walked, true);
      this.line.say(this.progress(this.text.walk), { aloud: false, win: this.shown > 0n });
      await wait(this.turboOr(120, 420));
      await this.land(this.start(), step);
      await this.reward(step, stake, true);
      await wait(this.turboOr(200, 600));
      last = step;
    }
    this.stage.spotlight.clearAll();
  }

  /** Chests or the wheel: chosen and turned by the player, settled before. */
  private async bonus(step: Step, result: SpinResult) {
    this.sound.feature();
    this.stage.spotlight.clearAll();
    const context = { text: this.text, money: this.money, game: this.game, sound: this.sound };
    const unattended = this.pace().unattended;
    if (step.kind === 'pick') await showPick(context, step, this.stage, unattended);
    else await showWheel(context, step, result.stake, unattended);
    this.shown += BigInt(step.amount);
    await this.outro(step.kind === 'pick' ? this.text.pickTitle : this.text.wheelTitle, BigInt(step.amount));
  }

  private async respins(steps: Step[], before: Screen, stake: string) {
    let held = new Set(before.expanded);
    for (const step of steps) {
      this.featureLeft(step.respinsLeft);
      this.stage.spotlight.clear();
      this.line.say(this.progress(this.text.respin), { aloud: false, win: this.shown > 0n });
      await this.land(this.start(held), step);
      held = new Set(step.expanded);
      await this.reward(step, stake, true);
      await wait(this.turboOr(250, 800));
    }
    this.featureLeft(undefined);
  }

  private async hold(steps: Step[]) {
    const { text } = this;
    const rule = this.game.features.hold;
    await this.open(
      'C',
      String(rule?.respins ?? 3),
      text.holdTitle,
      rule ? text.holdNote(rule.trigger, rule.respins) : '',
    );
    this.stage.spotlight.clearAll();
    const locked = new Set<string>();
    for (const [index, step] of steps.entries()) {
      if (index > 0) await this.start().land({ grid: step.grid });
      else this.stage.reels.show(step.grid);
      const coins = (step.coins ?? []).map(({ cell, amount }) => ({
        cell,
        text: this.money.compact(amount),
      }));
      const fresh = new Set(coins.map(({ cell }) => cell.join()).filter((key) => !locked.has(key)));
      fresh.forEach((key) => locked.add(key));
      this.stage.spotlight.showCoins(step.grid, coins, fresh);
      if (fresh.size > 0) this.sound.scatter(Math.min(8, locked.size - 5));
      this.featureLeft(step.respinsLeft);
      this.line.say(text.holdLeft(step.respinsLeft ?? 0), { aloud: false, win: true });
      await wait(this.turboOr(200, 600));
    }
    this.shown += sumOf(steps);
    await this.outro(text.holdDone, sumOf(steps));
  }

  private async open(key: SymbolKey, figure: string, title: string, note: string) {
    this.sound.feature();
    const arts: Record<string, SymbolArt | undefined> = this.stage.look.theme.symbols;
    const picture = this.stage.picture(arts[key] ?? this.stage.look.theme.symbols.S, 340);
    const body = [el('div', { class: 'figure-number' }, figure), el('h2', {}, title), el('p', {}, note)];
    await showFeatureDialog(
      picture,
      title,
      body,
      this.text.start,
      this.pace().unattended ? AUTOPLAY_DIALOG_MS : undefined,
    );
  }

  private async outro(title: string, total: bigint) {
    const body = [
      el('h2', {}, title),
      el('p', {}, this.text.featureTotal),
      el('div', { class: 'amount' }, this.money.full(total)),
    ];
    this.featureLeft(undefined);
    await wait(this.turboOr(200, 600));
    await showFeatureDialog(
      this.stage.heroPicture(340),
      title,
      body,
      this.text.goOn,
      this.pace().unattended ? AUTOPLAY_DIALOG_MS : undefined,
    );
  }

  /** The celebration, where the whole round has earned one; then the result stays in the line. */
  private async conclude(result: SpinResult) {
    const total = BigInt(result.totalWin);
    const multiple = multipleOf(result.totalWin, result.stake);
    const tier = tierOf(multiple);
    if (tier !== undefined) {
      await wait(500);
      this.sound.bigWin(tier);
      await celebrate(this.text, this.money, {
        tier,
        amount: total,
        multiple: new Intl.NumberFormat(document.documentElement.lang).format(multiple),
        picture: this.stage.heroPicture(),
        sprites: this.stage.sprites,
        unattended: this.pace().unattended,
      });
    }
    if ([result, ...result.steps].some((screen: Screen) => screen.capped)) toast(this.text.capped);
    if (result.steps.length === 0) return;
    if (total === 0n) this.line.say(this.text.noWin);
    else if (total <= BigInt(result.stake))
      this.line.say(this.text.returnedLess(this.money.short(total), this.money.short(result.stake)));
    else this.line.say(`${this.text.won} ${this.money.full(total)}`, { win: true });
  }

  private progress(words: string) {
    return this.shown > 0n ? `${words} · ${this.text.won} ${this.money.short(this.shown)}` : words;
  }

  private bounceScatters(reel: number): number {
    const column = this.stage.reels.columns[reel];
    const rows = (this.stage.reels.grid[reel] ?? []).flatMap((key, row) =>
      key === 'S' || key === 'C' ? [row] : [],
    );
    if (!reducedMotion())
      for (const row of rows)
        column?.cells[row]?.animate(
          [{ transform: 'scale(1)' }, { transform: 'scale(1.16)' }, { transform: 'scale(1)' }],
          {
            duration: 420,
            easing: 'ease-out',
          },
        );
    return rows.length;
  }

  private turboOr(turbo: number, normal: number) {
    return this.pace().turbo ? turbo : normal;
  }
}
