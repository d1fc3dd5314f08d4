import type { SpinResult } from '../../../src/play/dto/play.contract.js';
import { wait } from '../page/dom';
import type { Memory, PendingSpin } from './memory';
import { mayRepeat, PlayError } from './play.errors';

const PAUSES_MS = [700, 1800];

/**
 * Sends a spin until the server answers. The id is stored before the first attempt and survives reloads, so that
 * repeated sends create one round and one stake.
 */
export class SpinSender<R = SpinResult> {
  constructor(
    private readonly client: {
      spin(stake: string, clientSpinId: string, choice?: PendingSpin['choice']): Promise<R>;
    },
    private readonly memory: Pick<Memory, 'pending'>,
    private readonly pause: (milliseconds: number) => Promise<void> = wait,
  ) {}

  async send(spin: PendingSpin): Promise<R> {
    this.memory.pending = spin;
    for (let attempt = 0; ; attempt++) {
      try {
        const result = await this.client.spin(
          spin.stake,
          spin.clientSpinId,
          ...(spin.choice === undefined ? [] : [spin.choice]),
        );
        this.memory.pending = undefined;
        return result;
      } catch (error) {
        const unknown = error instanceof PlayError && mayRepeat(error.kind);
        // Only a clear refusal says that there is no such round.
        if (!unknown && !(error instanceof PlayError && error.kind === 'session'))
          this.memory.pending = undefined;
        const pause = PAUSES_MS[attempt];
        if (!unknown || pause === undefined) throw error;
        await this.pause(pause);
      }
    }
  }
}
