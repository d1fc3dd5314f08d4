import { randomUUID } from 'node:crypto';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import type { InProcessBus } from '#libs/messaging';

type Settled = PayloadOf<typeof betSettled>;
type Adjusted = PayloadOf<typeof betAdjusted>;

/**
 * An owner of bets for tests of projections: it keeps what it publishes, in order, as game-launch keeps its rounds, and
 * replays it from any position.
 */
export class BetOwner {
  private readonly facts: { type: string; payload: Settled | Adjusted }[] = [];

  constructor(
    private readonly buses: readonly InProcessBus[],
    private time: number,
  ) {}

  /** Settles a bet, kept before it is published, as a commit precedes its relay. */
  async settle(memberId: string, validBet: bigint, more: Partial<Settled> = {}): Promise<Settled> {
    const bet: Settled = {
      ...betSettled.example,
      sourceKey: `game-launch:bet:${randomUUID()}`,
      memberId,
      stake: validBet.toString(),
      win: (validBet / 2n).toString(),
      validBet: validBet.toString(),
      settledAt: this.nextTime(),
      ...more,
    };
    this.facts.push({ type: betSettled.type, payload: bet });
    await Promise.all(this.buses.map((bus) => bus.publish(betSettled, bet)));
    return bet;
  }

  /** Takes a settled bet back. */
  async rollBack(bet: Settled): Promise<void> {
    const { exclusionReason: _none, ...kept } = bet;
    const adjustment: Adjusted = {
      ...kept,
      sourceKey: `game-launch:adjustment:${randomUUID()}`,
      refersTo: bet.sourceKey,
      stake: `-${bet.stake}`,
      win: `-${bet.win}`,
      validBet: `-${bet.validBet}`,
      reason: 'ROLLBACK',
      settledAt: this.nextTime(),
    };
    this.facts.push({ type: betAdjusted.type, payload: adjustment });
    await Promise.all(this.buses.map((bus) => bus.publish(betAdjusted, adjustment)));
  }

  get position(): number {
    return this.facts.length;
  }

  /** From a position to the newest fact, in runs of one type. */
  async *replay(from = 0, max = 50): AsyncGenerator<{ type: string; payloads: (Settled | Adjusted)[] }> {
    for (let at = from; at < this.facts.length;) {
      const { type } = this.facts[at]!;
      const payloads: (Settled | Adjusted)[] = [];
      while (this.facts[at]?.type === type && payloads.length < max) payloads.push(this.facts[at++]!.payload);
      yield await Promise.resolve({ type, payloads });
    }
  }

  private nextTime(): string {
    this.time += 7_001;
    return new Date(this.time).toISOString();
  }
}
