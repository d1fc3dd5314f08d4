import type { ServerResponse } from 'node:http';

/** Bytes; a client with more unsent data is disconnected and catches up from the buffer. */
const maxBacklog = 512 * 1024;

export interface StreamEvent {
  /** Time-ordered and unique; a client sends the last one it received. */
  id: string;
  name: string;
  data: unknown;
}

export interface Listener {
  memberId: string | undefined;
  sessionId: string | undefined;
  response: ServerResponse;
}

/** The open streams of this gateway, by member and all together for public events. */
export class StreamHub {
  private readonly all = new Set<Listener>();
  private readonly byMember = new Map<string, Set<Listener>>();

  add(listener: Listener): void {
    this.all.add(listener);
    if (listener.memberId === undefined) return;
    const own = this.byMember.get(listener.memberId) ?? new Set();
    this.byMember.set(listener.memberId, own.add(listener));
  }

  remove(listener: Listener): void {
    this.all.delete(listener);
    if (listener.memberId === undefined) return;
    const own = this.byMember.get(listener.memberId);
    own?.delete(listener);
    if (own?.size === 0) this.byMember.delete(listener.memberId);
  }

  countOf(memberId: string): number {
    return this.byMember.get(memberId)?.size ?? 0;
  }

  get size(): number {
    return this.all.size;
  }

  toMember(memberId: string, event: StreamEvent): void {
    for (const listener of this.byMember.get(memberId) ?? []) this.write(listener, frame(event));
  }

  toAll(event: StreamEvent): void {
    const text = frame(event);
    for (const listener of this.all) this.write(listener, text);
  }

  /** Keeps proxies from closing idle streams and detects dead connections. */
  beat(): void {
    for (const listener of this.all) this.write(listener, ': beat\n\n');
  }

  /** Closes the streams of an ended session. */
  endSession(sessionId: string): void {
    for (const listener of this.all) {
      if (listener.sessionId !== sessionId) continue;
      this.write(listener, frame({ id: '', name: 'session-ended', data: {} }));
      listener.response.end();
    }
  }

  /**
   * Closes streams of sessions that ended without a revocation: idle, expired, or renewed under another id. A stream opened
   * before a renewal must not outlive a later logout.
   */
  async sweep(isOver: (sessionId: string) => Promise<boolean>): Promise<void> {
    const sessions = new Set([...this.all].flatMap(({ sessionId }) => sessionId ?? []));
    const over = new Set<string>();
    await Promise.all([...sessions].map(async (id) => (await isOver(id)) && over.add(id)));
    for (const { sessionId, response } of this.all)
      if (sessionId !== undefined && over.has(sessionId)) response.end();
  }

  endAll(): void {
    for (const listener of this.all) listener.response.end();
  }

  private write(listener: Listener, text: string): void {
    if (listener.response.writableLength > maxBacklog) listener.response.destroy();
    else listener.response.write(text);
  }
}

export function frame({ id, name, data }: StreamEvent): string {
  return `${id === '' ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
