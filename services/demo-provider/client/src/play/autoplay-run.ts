import type { GameInfo, SpinResult } from '../../../src/play/dto/play.contract.js';
import { wait } from '../page/dom';
import { openAutoplaySheet } from '../sheets/autoplay.sheet';
import { toast } from '../sheets/notices';
import type { Texts } from '../text';
import { afterSpin, beginAutoplay, exceedsLoss, type Autoplay, type AutoplayLimits } from './autoplay.rules';
import type { Money } from './money';

/** Spins one after the other within the player's limits, until one of them or the player ends it. */
export class AutoplayRun {
  private auto?: Autoplay;

  constructor(
    private readonly text: Texts,
    private readonly money: Money,
    private readonly game: GameInfo,
    private readonly spin: () => Promise<void>,
    private readonly changed: () => void,
  ) {}

  get running() {
    return this.auto !== undefined;
  }

  get left() {
    return this.auto?.left ?? 0;
  }

  stop() {
    this.auto = undefined;
    this.changed();
  }

  /** Stops at once, also during a spin; begins only between spins. */
  toggle(stake: string, busy: boolean) {
    if (this.auto) this.stop();
    else if (!busy) {
      const { freeSpins, hold, wildRespins, walking, pick, wheel } = this.game.features;
      const hasFeature = Boolean(freeSpins ?? hold ?? wildRespins ?? walking ?? pick ?? wheel);
      openAutoplaySheet(this.text, this.money, stake, hasFeature, (limits) => this.begin(limits, stake));
    }
  }

  async goOn(result: SpinResult, turbo: boolean, busy: () => boolean) {
    if (!this.auto) return;
    const { auto, stop } = afterSpin(this.auto, result);
    this.auto = stop ? undefined : auto;
    this.changed();
    if (stop) {
      toast(this.text.autoplayStopped[stop]);
      return;
    }
    await wait(turbo ? 150 : 700);
    if (this.auto && !busy()) await this.spin();
  }

  private begin(limits: AutoplayLimits, stake: string) {
    const auto = beginAutoplay(limits);
    if (exceedsLoss(auto, BigInt(stake))) return;
    this.auto = auto;
    this.changed();
    void this.spin();
  }
}
