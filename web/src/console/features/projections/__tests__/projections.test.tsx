import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import texts from '../locales/en.json';
import { ProjectionsPage } from '../projections-page';
import type { ProjectionRun } from '../projections.api';

const run = (more: Partial<ProjectionRun> = {}): ProjectionRun => ({
  ...{ id: '1', projection: 'points', status: 'DONE', operatorId: 'op-1', reason: 'a difference' },
  ...{
    startedAt: '2026-11-27T01:00:00.000Z',
    endedAt: '2026-11-27T01:02:05.000Z',
    events: 1_200,
    error: null,
  },
  ...more,
});

/** Services that keep their runs; a started rebuild runs until `end`. */
function services(points: ProjectionRun[] = []) {
  const runs = [...points];
  const sent: unknown[] = [];
  server.use(
    gateway.get('/wps/v2/ops/operators/names', () => ok([{ id: 'op-1', username: 'lan' }])),
    gateway.get('/wps/v2/ops/projections/points', () =>
      ok({ list: [{ name: 'points', last: runs[0] ?? null }] }),
    ),
    gateway.get('/wps/v2/ops/projections/promotions', () =>
      ok({
        list: [
          { name: 'activity', last: null },
          { name: 'a-new-one', last: null },
        ],
      }),
    ),
    gateway.get('/wps/v2/ops/projections/agent-contracts', () =>
      ok({ list: [{ name: 'member-days', last: null }] }),
    ),
    gateway.get('/wps/v2/ops/projections/game-launch', () =>
      ok({ list: [{ name: 'lottery-tickets', last: null }] }),
    ),
    gateway.get('/wps/v2/ops/projections/points/{name}/rebuild', () => ok({ list: runs })),
    gateway.get('/wps/v2/ops/projections/promotions/{name}/rebuild', () => ok({ list: [] })),
    gateway.post('/wps/v2/ops/projections/points/{name}/rebuild', async ({ request }) => {
      sent.push(await request.json());
      const started = run({
        id: '2',
        status: 'RUNNING',
        events: 0,
        endedAt: null,
        startedAt: new Date().toISOString(),
      });
      runs.unshift(started);
      return ok(started);
    }),
  );
  const change = (more: Partial<ProjectionRun>) => void (runs[0] = { ...runs[0]!, ...more });
  return { sent, change };
}

function show() {
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <ProjectionsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-projections', texts);
  await i18next.changeLanguage('en');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the projections', () => {
  it('lists those of every service by what they count, and by name where that is unknown', async () => {
    services([run()]);
    show();
    const rows = await screen.findAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(1)).toEqual([
      expect.stringMatching(/^Points of members.*Done1,200/),
      expect.stringMatching(/^Activity that promotions count.*Never rebuilt/),
      expect.stringMatching(/^a-new-one/),
      expect.stringMatching(/^Daily figures for agents/),
      expect.stringMatching(/^Lottery tickets in the betting record/),
    ]);
    expect((await screen.findByRole('listitem')).textContent).toContain('02:05, 1,200 events');
    expect(await screen.findByText('lan')).toBeTruthy();
  });

  it('starts a rebuild with a reason and shows its progress until it has ended', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
    const { sent, change } = services();
    show();
    await user.click(await screen.findByRole('button', { name: /^Rebuild/ }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await user.type(dialog.getByLabelText(shell.list.reason), 'points are missing{Enter}');
    expect(await screen.findByText('Under way, 0 events read')).toBeTruthy();
    expect(sent).toEqual([{ reason: 'points are missing' }]);

    change({ events: 4_500 });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await screen.findByText('Under way, 4,500 events read')).toBeTruthy();

    change({ status: 'DONE', events: 9_000, endedAt: new Date(Date.now() + 60_000).toISOString() });
    await vi.advanceTimersByTimeAsync(5_000);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.getByRole('listitem').textContent).toContain('9,000 events');
  });

  it('shows why a rebuild failed', async () => {
    services([run({ status: 'FAILED', error: 'Error: the table is gone' })]);
    show();
    expect(await screen.findByText('Error: the table is gone')).toBeTruthy();
  });

  it('keeps the dialog open where another operator was first', async () => {
    services();
    server.use(
      gateway.post('/wps/v2/ops/projections/points/{name}/rebuild', () =>
        refused(409, 'REBUILD_RUNNING', undefined, 'This projection is being rebuilt already.'),
      ),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Rebuild/ }));
    await userEvent.type(screen.getByLabelText(shell.list.reason), 'points are missing{Enter}');
    expect(await screen.findByText('This projection is being rebuilt already.')).toBeTruthy();
  });

  it('lists the other services where one does not answer, and fails where none does', async () => {
    services([run()]);
    server.use(gateway.get('/wps/v2/ops/projections/promotions', () => refused(503, 'UNAVAILABLE')));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('promotions');
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('says so where no service answers', async () => {
    for (const service of ['points', 'promotions', 'agent-contracts', 'game-launch'] as const)
      server.use(gateway.get(`/wps/v2/ops/projections/${service}`, () => refused(503, 'UNAVAILABLE')));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain(shell.list.error);
  });
});
