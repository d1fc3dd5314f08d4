import type { PlacedBet } from '../../../src/table/dto/table.contract.js';

/** Chips on the table that are not placed yet, in the order in which they were put down. */
export class Slip {
  private chips: PlacedBet[] = [];
  /** What the player placed in the last round, for `repeat`. */
  private last: PlacedBet[] = [];

  add(spot: string, stake: string): void {
    this.chips.push({ spot, stake });
  }

  undo(): void {
    this.chips.pop();
  }

  clear(): void {
    this.chips = [];
  }

  /** The bets of the last round once more. */
  repeat(): void {
    this.chips = [...this.last];
  }

  get isEmpty(): boolean {
    return this.chips.length === 0;
  }

  get canRepeat(): boolean {
    return this.last.length > 0;
  }

  /** One bet for each spot. */
  get bets(): PlacedBet[] {
    const sums = new Map<string, bigint>();
    for (const { spot, stake } of this.chips) sums.set(spot, (sums.get(spot) ?? 0n) + BigInt(stake));
    return [...sums].map(([spot, stake]) => ({ spot, stake: stake.toString() }));
  }

  on(spot: string): bigint {
    return this.chips.reduce((sum, chip) => (chip.spot === spot ? sum + BigInt(chip.stake) : sum), 0n);
  }

  get total(): bigint {
    return this.chips.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  }

  /** The chips are placed: they are kept for `repeat` with what was placed before in the same round. */
  placed(inRound: readonly PlacedBet[]): void {
    this.last = [...inRound];
    this.chips = [];
  }
}
