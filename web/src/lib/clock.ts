let offset = 0;

/** Server time, so that countdowns and payload timestamps are right despite a wrong browser clock. */
export function noteServerTime(iso: string, now: number = Date.now()): void {
  const server = Date.parse(iso);
  if (Number.isFinite(server)) offset = server - now;
}

export const serverNow = (): number => Date.now() + offset;
