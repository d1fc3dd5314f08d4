import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { status } from '~/testing/fixtures';
import { beginSession } from '~/testing/member';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderApp } from '~/testing/render';

const site = status({ flags: ['AGENTCENTER3'] });
const namespaces = ['auth', 'games', 'system', 'member', 'account', 'agent', 'session', 'announcement'];
const notice = (id: string, title: string) => ({
  ...{ id, type: 'PL' as const, title, content: `<p>${title}: nội dung</p>`, link: null, bannerGroup: null },
  publishedAt: '2026-11-20T00:00:00.000Z',
});
const pageOf = (list: ReturnType<typeof notice>[]) => ({
  ...{ list, pageNum: 1, totalPages: list.length > 0 ? 1 : 0, totalCount: list.length },
});

describe('announcements in the agent centre', () => {
  it('SPEC-2.9.1 show the newest open, and the others one at a time', async () => {
    server.use(
      gateway.get('/wps/v2/agent/announcements', () => ok(pageOf([notice('a', 'Mới'), notice('b', 'Cũ')]))),
    );
    beginSession({ type: 1 });
    await renderApp('/agent/announcement', { site, namespaces });
    expect(await screen.findByText('Mới: nội dung')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Cũ/ }));
    expect(await screen.findByText('Cũ: nội dung')).toBeTruthy();
    expect(screen.queryByText('Mới: nội dung')).toBeNull();
  });

  it('say so when there are none, and offer another try when they cannot be read', async () => {
    let answers = false;
    server.use(
      gateway.get('/wps/v2/agent/announcements', () =>
        answers ? ok(pageOf([])) : refused(503, 'UNAVAILABLE'),
      ),
    );
    beginSession({ type: 1 });
    await renderApp('/agent/announcement', { site, namespaces });
    const retry = await screen.findByRole('button', { name: /Thử lại/ }, { timeout: 15_000 });
    answers = true;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('Chưa có thông báo')).toBeTruthy(), { timeout: 5_000 });
  });
});
