import type { Socket } from 'node:net';

/**
 * Gathers what is written to a socket within one turn of the event loop and hands it to the system at once. Where many
 * requests share a connection, system calls cost more than all else that is done for them; nothing waits longer for it.
 */
export function coalesceWrites<S extends Socket>(socket: S): S {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  let gathering = false;
  const flush = () => {
    gathering = false;
    socket.uncork();
  };
  socket.write = (...args: unknown[]): boolean => {
    if (!gathering) {
      gathering = true;
      socket.cork();
      setImmediate(flush);
    }
    return write(...args);
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
