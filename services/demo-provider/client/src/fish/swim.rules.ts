/** An animal in view. Positions are shares of the water's width and height; nothing here touches a result. */
export interface Swimmer {
  id: number;
  prey: string;
  /** Share of the water's height. */
  size: number;
  y: number;
  /** −1: towards the left. */
  direction: -1 | 1;
  /** Widths a second. */
  speed: number;
  bornAt: number;
  /** Phase of its up and down. */
  phase: number;
}

const sizes: Record<string, number> = {
  sprat: 0.1,
  koi: 0.13,
  starfish: 0.11,
  seahorse: 0.14,
  squid: 0.15,
  turtle: 0.18,
  ray: 0.21,
  shark: 0.3,
  dragon: 0.34,
};

/** Kinds that pay more come less often into view. */
export function nextPrey(prey: readonly { id: string; awards: readonly number[] }[], random: number): string {
  const weights = prey.map(({ awards }) => 1 / Math.sqrt(awards[0] ?? 1));
  let left = random * weights.reduce((sum, one) => sum + one, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return prey[at < 0 ? 0 : at]!.id;
}

export function spawn(id: number, prey: string, now: number, random: () => number): Swimmer {
  const size = sizes[prey] ?? 0.14;
  return {
    id,
    prey,
    size,
    y: 0.12 + random() * (0.62 - size / 2),
    direction: random() < 0.5 ? -1 : 1,
    speed: (0.035 + random() * 0.035) * (0.24 / (0.1 + size)),
    bornAt: now,
    phase: random() * Math.PI * 2,
  };
}

export function placeOf(
  { y, direction, speed, bornAt, phase, size }: Swimmer,
  now: number,
): { x: number; y: number } {
  const seconds = (now - bornAt) / 1000;
  const way = seconds * speed - size;
  return { x: direction === 1 ? way : 1 - way, y: y + Math.sin(seconds * 0.9 + phase) * 0.025 };
}

export function isGone(swimmer: Swimmer, now: number): boolean {
  const { x } = placeOf(swimmer, now);
  return x < -0.4 || x > 1.4;
}
