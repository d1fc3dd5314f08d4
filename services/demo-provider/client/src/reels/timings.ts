/** Milliseconds. */
export const TIMING = {
  windUp: 90,
  acceleration: 210,
  firstStop: 620,
  stagger: 150,
  turboFirstStop: 190,
  turboStagger: 35,
  skipStagger: 45,
  anticipation: 1150,
  landing: 140,
  fade: 160,
  clear: 260,
  fall: 300,
  pulse: 720,
  sweep: 620,
} as const;

/** Cells per second. */
export const SPEED = { normal: 22, turbo: 32, anticipation: 30 } as const;

/** How far a reel swings past its place before it rests, as the `back` of the curve below. */
export const OVERSHOOT = { normal: 0.95, turbo: 0.5 } as const;
