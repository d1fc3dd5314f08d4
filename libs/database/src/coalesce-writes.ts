import type { Socket } from 'node:net';

/** More are not gathered: whoever is at the other end would wait for the rest of the turn, and then we for him. */
const mostGathered = 8;

/**
 * Gathers what is written to a socket within one turn of the event loop and hands it to the system at once, up to eight writes. Where many
 * requests share a connection, system calls cost more than all else that is done for them; nothing waits longer for it.
 */
export function coalesceWrites<S extends Socket>(socket: S): S {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  let gathered = 0;
  let asked = false;
  const flush = () => {
    if (gathered > 0) socket.uncork();
    gathered = 0;
  };
  const atEndOfTurn = () => {
    asked = false;
    flush();
  };
  socket.write = (...args: unknown[]): boolean => {
    if (gathered === 0) socket.cork();
    if (!asked) {
      asked = true;
      setImmediate(atEndOfTurn);
    }
    gathered += 1;
    const room = write(...args);
    if (gathered >= mostGathered) flush();
    return room;
  };
  return socket;
}

/**
 * Takes turns among connections, one per turn of the event loop: what is begun in one turn shares a connection, so that it can
 * share a system call, and over time all of them carry the same.
 */
export class TurnByTurn<T> {
  private at = 0;
  private taken = false;

  constructor(private readonly all: readonly T[]) {}

  pick(): T {
    if (!this.taken) {
      this.taken = true;
      setImmediate(() => {
        this.taken = false;
        this.at = (this.at + 1) % this.all.length;
      });
    }
    return this.all[this.at]!;
  }
}
