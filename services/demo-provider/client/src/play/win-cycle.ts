import type { GameInfo, Win } from '../../../src/play/dto/play.contract.js';
import { countedGrid, linesOf, type Screen } from './screens';
import type { Stage } from './stage';

const EACH_MS = 1500;

/** While the player rests, the wins of the last screen are shown one by one. */
export class WinCycle {
  private timer = 0;

  constructor(
    private readonly stage: Stage,
    private readonly game: GameInfo,
  ) {}

  start(screen: Screen, still: boolean) {
    this.stop();
    const { wins } = screen;
    if (wins.length < 2) return;
    let turn = 0;
    const next = () => {
      const win = wins[turn++ % wins.length] as Win;
      this.stage.spotlight.show(countedGrid(screen), win.cells, {
        still,
        lines: linesOf([win], this.game.lines),
      });
    };
    this.timer = window.setInterval(next, EACH_MS);
  }

  stop() {
    clearInterval(this.timer);
  }
}
