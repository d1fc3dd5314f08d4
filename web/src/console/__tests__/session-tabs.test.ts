import { beforeEach, describe, expect, it, vi } from 'vitest';

const session = { token: 't-1', operatorId: 'o-1', username: 'an', roles: ['cashier'], lastLoginAt: null };

/** One end of a channel: what the tab sends is listed, and another tab’s message is given to it. */
class OtherTabs extends EventTarget {
  readonly sent: unknown[] = [];
  answer: object | null = null;
  postMessage(notice: unknown): void {
    this.sent.push(notice);
    if (this.answer) this.say(this.answer);
  }
  say(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

describe('the session over tabs', () => {
  let tabs: OtherTabs;
  let useOperatorSession: (typeof import('../session/session.store'))['useOperatorSession'];
  let share: () => Promise<void>;
  beforeEach(async () => {
    sessionStorage.clear();
    vi.resetModules();
    ({ useOperatorSession } = await import('../session/session.store'));
    const { shareSession } = await import('../session/session-tabs');
    tabs = new OtherTabs();
    share = () => shareSession(tabs as unknown as BroadcastChannel);
  });

  it('is taken over by a new tab from an open one, and kept for the tab only', async () => {
    tabs.answer = { kind: 'session', session };
    await share();
    expect(useOperatorSession.getState().session).toEqual(session);
    expect(JSON.stringify(localStorage)).not.toContain('t-1');
  });

  it('starts with the login page where no tab is open', async () => {
    await share();
    expect([tabs.sent, useOperatorSession.getState().session]).toEqual([[{ kind: 'ask' }], null]);
  });

  it('is given to a tab that asks, with its renewed token', async () => {
    useOperatorSession.getState().begin(session);
    await share();
    useOperatorSession.getState().renew('t-1', 't-2');
    tabs.sent.length = 0;
    tabs.say({ kind: 'ask' });
    expect(tabs.sent).toEqual([{ kind: 'session', session: { ...session, token: 't-2' } }]);
  });

  it('ends in all tabs by a logout in one', async () => {
    useOperatorSession.getState().begin(session);
    await share();
    useOperatorSession.getState().end();
    expect(tabs.sent.at(-1)).toEqual({ kind: 'ended', token: 't-1', expired: false });
    useOperatorSession.getState().begin(session);
    tabs.say({ kind: 'ended', token: 't-1', expired: false });
    expect(useOperatorSession.getState().session).toBeNull();
  });

  it('stays when an older token has expired elsewhere', async () => {
    useOperatorSession.getState().begin({ ...session, token: 't-2' });
    await share();
    tabs.say({ kind: 'ended', token: 't-1', expired: true });
    expect(useOperatorSession.getState().session?.token).toBe('t-2');
    tabs.say({ kind: 'ended', token: 't-2', expired: true });
    expect(useOperatorSession.getState()).toMatchObject({ session: null, expired: true });
  });
});
