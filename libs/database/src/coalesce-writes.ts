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
