import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareRenewals } from '../model/share-renewals';
import { useSessionStore } from '../model/session.store';

class Channel {
  static readonly all: Channel[] = [];
  readonly said: unknown[] = [];
  onMessage: (event: { data: unknown }) => void = () => undefined;
  constructor(readonly name: string) {
    Channel.all.push(this);
  }
  addEventListener(_type: 'message', onMessage: (event: { data: unknown }) => void): void {
    this.onMessage = onMessage;
  }
  postMessage(data: unknown): void {
    this.said.push(data);
  }
}

describe('two windows of one log-in', () => {
  beforeEach(() => {
    Channel.all.length = 0;
    vi.stubGlobal('BroadcastChannel', Channel);
    useSessionStore.getState().begin({ token: 't-1', type: 0 }, { forceChange: false });
  });

  it('publish each other the token that follows theirs', () => {
    const publish = shareRenewals();
    const [channel] = Channel.all;
    channel!.onMessage({ data: { used: 't-1', next: 't-2' } });
    expect([useSessionStore.getState().token, sessionStorage.getItem('token')]).toEqual(['t-2', 't-2']);
    publish('t-2', 't-3');
    expect(channel!.said).toEqual([{ used: 't-2', next: 't-3' }]);
  });

  it('leave a window alone that is logged in by another token', () => {
    shareRenewals();
    Channel.all[0]!.onMessage({ data: { used: 'of-another', next: 'his-next' } });
    expect(useSessionStore.getState().token).toBe('t-1');
  });

  it('do without it where the browser has no such channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(() => shareRenewals()('t-1', 't-2')).not.toThrow();
  });
});
