import type { Cell, SymbolKey } from '../../../src/play/dto/play.contract.js';
import { el } from '../page/dom';
import type { Bitmaps } from './bitmaps';
import { stopTimes } from './motion.rules';
import { Reel, type ReelSize } from './reel';
import { OVERSHOOT, SPEED, TIMING } from './timings';

export interface Landing {
  readonly grid: SymbolKey[][];
  /** First reel that anticipates, or -1. */
  readonly teaseFrom?: number;
}

export interface SpinOptions {
  readonly turbo: boolean;
  readonly held?: ReadonlySet<number>;
  readonly onLand?: (reel: number) => void;
}

/** A running spin: it turns until it receives its stop position. */
export interface Spin {
  land(landing: Landing): Promise<void>;
}

export class Reels {
  readonly element: HTMLElement;
  readonly columns: Reel[];
  private readonly anticipation: HTMLElement;
  private skippedAt = 0;
  grid: SymbolKey[][];

  constructor(
    count: number,
    readonly size: ReelSize,
    readonly bitmaps: Bitmaps,
    grid: SymbolKey[][],
    private readonly reducedMotion: boolean,
  ) {
    this.columns = Array.from({ length: count }, (_, index) => new Reel(index, size, bitmaps));
    this.anticipation = el('div', { class: 'anticipation' });
    this.anticipation.style.width = `${size.cell}px`;
    this.element = el(
      'div',
      { class: 'reels' },
      ...this.columns.map((reel) => reel.element),
      this.anticipation,
    );
    this.grid = grid;
    this.show(grid);
  }

  show(grid: SymbolKey[][]) {
    this.grid = grid;
    this.columns.forEach((reel, i) => reel.show(grid[i] ?? []));
  }

  /** Clears these cells and lets others take their place. */
  async fall(grid: SymbolKey[][], cleared: readonly Cell[]) {
    this.grid = grid;
    await Promise.all(
      this.columns.map((reel, i) =>
        reel.fall(
          grid[i] ?? [],
          new Set(cleared.filter(([at]) => at === i).map(([, row]) => row)),
          this.reducedMotion,
        ),
      ),
    );
  }

  /** Hurries a spin that already knows its result. */
  skip() {
    this.skippedAt ||= performance.now();
  }

  start(options: SpinOptions): Spin {
    this.skippedAt = 0;
    return this.reducedMotion ? this.startStill(options) : this.startTurning(options);
  }

  private startStill({ held, onLand }: SpinOptions): Spin {
    return {
      land: async ({ grid }) => {
        this.grid = grid;
        await Promise.all(
          this.columns.map(async (reel, i) => {
            if (held?.has(i)) return;
            await reel.crossFade(grid[i] ?? []);
            onLand?.(i);
          }),
        );
      },
    };
  }

  private startTurning({ turbo, held, onLand }: SpinOptions): Spin {
    const start = performance.now();
    const back = turbo ? OVERSHOOT.turbo : OVERSHOOT.normal;
    const turning = this.columns.map((reel, i) => ({ reel, i })).filter(({ i }) => !held?.has(i));
    let plan: { grid: SymbolKey[][]; stops: number[]; teaseFrom: number; done: () => void } | undefined;
    let before = start;
    for (const { reel } of turning) reel.start(turbo);

    const frame = (now: number) => {
      const step = Math.min(50, now - before);
      before = now;
      turning.forEach(({ reel, i }, order) => {
        if (reel.idle) return;
        if (reel.isLanding) {
          if (reel.settle(now)) {
            this.anticipation.style.opacity = '0';
            reel.thud();
            onLand?.(i);
          }
          return;
        }
        const time = now - start - (turbo ? 0 : order * 28);
        if (time < 0) return;
        const anticipating =
          plan !== undefined &&
          plan.teaseFrom >= 0 &&
          i >= plan.teaseFrom &&
          this.columns.slice(0, i).every((earlier) => earlier.idle);
        if (anticipating) this.light(i);
        reel.run(time, step, turbo, anticipating ? SPEED.anticipation : undefined);
        if (
          plan &&
          reel.ready &&
          time >= TIMING.windUp + TIMING.acceleration &&
          now - start >= this.stopAt(plan.stops, i, order, start)
        )
          reel.land(now, plan.grid[i] ?? [], back);
      });
      if (turning.every(({ reel }) => reel.idle)) plan?.done();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);

    return {
      land: ({ grid, teaseFrom = -1 }) =>
        new Promise((done) => {
          this.grid = grid;
          const arrival = performance.now() - start;
          const stops = stopTimes({ reels: this.columns.length, turbo, teaseFrom, arrival, held });
          plan = { grid, stops, teaseFrom, done };
          if (turning.length === 0) done();
        }),
    };
  }

  private stopAt(stops: number[], reel: number, order: number, start: number) {
    const planned = stops[reel] ?? 0;
    return this.skippedAt ? Math.min(planned, this.skippedAt - start + order * TIMING.skipStagger) : planned;
  }

  private light(reel: number) {
    this.anticipation.style.transform = `translate3d(${reel * this.size.cell}px,0,0)`;
    this.anticipation.style.opacity = '1';
  }
}
