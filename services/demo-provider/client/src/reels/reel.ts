import { el } from '../page/dom';
import { paintCell, paintStrip, STRIP_CELLS, type Bitmaps } from './bitmaps';
import { fallOf, gather, landingTime, swing, topOf } from './motion.rules';
import { SPEED, TIMING } from './timings';

export interface ReelSize {
  readonly cell: number;
  readonly rows: number;
  /** Device pixels per CSS pixel, at most 2. */
  readonly density: number;
  readonly fill: string;
}

type Phase = 'idle' | 'running' | 'landing';

const OUT_OF_SIGHT = -9999;

/** One reel: resting cells and, behind them while it turns, a blurred strip. Only their transforms change. */
export class Reel {
  readonly element: HTMLElement;
  readonly cells: HTMLCanvasElement[];
  /** The speed it runs with, in pixels per millisecond. */
  speed = 0;
  private readonly strip: HTMLCanvasElement;
  private readonly rest: HTMLElement;
  private readonly height: number;
  private phase: Phase = 'idle';
  private travelled = 0;
  private restGone = false;
  private landed = false;
  private landing = { start: 0, time: 0, from: 0, distance: 0, back: 0 };

  constructor(
    index: number,
    private readonly size: ReelSize,
    private readonly bitmaps: Bitmaps,
  ) {
    const { cell, rows, density, fill } = size;
    const pixels = Math.round(cell * density);
    this.height = rows * cell;
    this.strip = el('canvas', { class: 'strip' });
    this.strip.width = pixels;
    this.strip.height = (STRIP_CELLS + rows) * pixels;
    Object.assign(this.strip.style, { width: `${cell}px`, height: `${(STRIP_CELLS + rows) * cell}px` });
    paintStrip(this.strip, bitmaps, { cell: pixels, rows, reel: index, fill });
    this.cells = Array.from({ length: rows }, (_, row) => {
      const canvas = el('canvas', { class: 'cell' });
      canvas.width = canvas.height = pixels;
      Object.assign(canvas.style, { top: `${row * cell}px`, width: `${cell}px`, height: `${cell}px` });
      return canvas;
    });
    this.rest = el('div', { class: 'rest' }, ...this.cells);
    this.element = el('div', { class: 'reel' }, this.strip, this.rest);
    for (const part of [this.element, this.rest])
      Object.assign(part.style, { height: `${this.height}px`, background: fill });
    Object.assign(this.element.style, { left: `${index * cell}px`, width: `${cell}px` });
    move(this.strip, OUT_OF_SIGHT);
  }

  get idle() {
    return this.phase === 'idle';
  }

  /** At full speed, with the old symbols out of sight. */
  get ready() {
    return this.phase === 'running' && this.restGone && this.speed > 0;
  }

  show(column: readonly string[]) {
    this.cells.forEach((canvas, row) => {
      paintCell(canvas, this.bitmaps.get(column[row] ?? ''));
      canvas.style.top = `${topOf(this.size, column.length, row)}px`;
    });
  }

  /** The cleared cells go out, what was above them falls, the new ones come from above. */
  async fall(column: readonly string[], cleared: ReadonlySet<number>, still: boolean) {
    const gone = [...cleared].map((row) => this.cells[row]).filter((canvas) => canvas !== undefined);
    const leave = still
      ? [{ opacity: 1 }, { opacity: 0 }]
      : [
          { opacity: 1, transform: 'scale(1)' },
          { opacity: 0, transform: 'scale(.4)' },
        ];
    await Promise.all(gone.map((canvas) => canvas.animate(leave, TIMING.clear).finished));
    this.show(column);
    if (cleared.size === 0) return;
    await Promise.all(
      this.cells.slice(0, column.length).map(async (canvas, row) => {
        const cells = fallOf(row, column.length, cleared);
        if (cells === 0) return;
        const from = `translate3d(0,${-cells * this.size.cell}px,0)`;
        await canvas.animate(
          still ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: from }, { transform: 'none' }],
          { duration: TIMING.fall, easing: 'cubic-bezier(.4,0,.7,1)' },
        ).finished;
      }),
    );
  }

  start(turbo: boolean) {
    this.phase = 'running';
    this.travelled = turbo ? 0 : -0.1 * this.size.cell;
    this.restGone = this.landed = false;
  }

  /** `time` since the start of this reel, `step` since the last frame. */
  run(
    time: number,
    step: number,
    turbo: boolean,
    cellsPerSecond: number = turbo ? SPEED.turbo : SPEED.normal,
  ) {
    const windUp = turbo ? 0 : TIMING.windUp;
    if (time < windUp) {
      move(this.rest, -0.1 * this.size.cell * Math.sin(((time / windUp) * Math.PI) / 2));
      return;
    }
    this.speed = (cellsPerSecond * this.size.cell * gather((time - windUp) / TIMING.acceleration)) / 1000;
    this.travelled += this.speed * step;
    if (this.travelled < this.height + this.size.cell) move(this.rest, this.travelled);
    else if (!this.restGone) {
      this.restGone = true;
      move(this.rest, OUT_OF_SIGHT);
    }
    this.moveStrip(this.travelled);
  }

  land(now: number, column: readonly string[], back: number) {
    const distance = this.height + this.size.cell * 0.2;
    this.show(column);
    this.phase = 'landing';
    this.landing = {
      start: now,
      time: landingTime(distance, this.speed, back),
      from: this.travelled,
      distance,
      back,
    };
  }

  /** Returns true in the frame in which the reel has reached its place. */
  settle(now: number): boolean {
    const { start, time, from, distance, back } = this.landing;
    const share = Math.min(1, (now - start) / time);
    const done = swing(share, back);
    move(this.rest, distance * (done - 1));
    this.moveStrip(from + distance * Math.min(1.2, done));
    const touched = !this.landed && done > 0.995;
    if (touched) this.landed = true;
    if (share >= 1) {
      this.phase = 'idle';
      move(this.rest, 0);
      move(this.strip, OUT_OF_SIGHT);
    }
    return touched;
  }

  get isLanding() {
    return this.phase === 'landing';
  }

  /** Reduced motion: the new symbols take the place of the old ones without travelling. */
  async crossFade(column: readonly string[]) {
    await this.rest.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TIMING.fade }).finished;
    this.show(column);
    await this.rest.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIMING.fade }).finished;
  }

  thud() {
    this.rest.animate([{ opacity: 1 }, { opacity: 0.82, offset: 0.3 }, { opacity: 1 }], {
      duration: TIMING.landing,
    });
  }

  private moveStrip(travelled: number) {
    const loop = STRIP_CELLS * this.size.cell;
    const offset = travelled - this.height;
    move(this.strip, offset < 0 ? offset - loop : (offset % loop) - loop);
  }
}

const move = (element: HTMLElement, y: number) => {
  element.style.transform = `translate3d(0,${y.toFixed(2)}px,0)`;
};
