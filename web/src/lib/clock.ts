let offset = 0;

/** The server told its time: a browser with a wrong clock counts down and stamps its payloads by that. */
export function noteServerTime(iso: string, now: number = Date.now()): void {
  const server = Date.parse(iso);
  if (Number.isFinite(server)) offset = server - now;
}

export const serverNow = (): number => Date.now() + offset;
