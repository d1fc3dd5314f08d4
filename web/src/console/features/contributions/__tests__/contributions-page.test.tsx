import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '~/lib/api/types';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import approvals from '../../approvals/locales/en.json';
import { ContributionsPage } from '../contributions-page';
import texts from '../locales/en.json';

const list = [
  { scope: 'DEFAULT' as const, key: '', ppm: 1_000_000, version: 1 },
  { scope: 'TYPE' as const, key: 'LIVE', ppm: 500_000, version: 3 },
];
const change = {
  ...{ scope: 'TYPE' as const, key: 'LIVE', before: 1_000_000, after: 500_000, reason: 'live tables' },
  ...{ changedBy: 'op-1', changedAt: '2026-11-22T08:11:00.120Z' },
};

beforeEach(async () => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-contributions', texts);
  i18next.addResourceBundle('en', 'console-approvals', approvals);
  await i18next.changeLanguage('en');
});

const proposal: Schema<'Wallet.ApprovalResponse'> = {
  ...{ id: 'a', kind: 'CONTRIBUTION', subject: 'TYPE:LIVE', memberId: null, amount: null },
  before: { gameType: 'LIVE', share: '50%', version: '3' },
  after: { gameType: 'LIVE', share: '12.5%', version: '3' },
  ...{ reason: 'for the new year', status: 'PROPOSED', proposedBy: 'op-2' },
  ...{ proposedAt: '2026-11-23T09:12:00.000Z', expiresAt: '2026-11-30T09:12:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, note: null, result: null },
};

function show(changes: (typeof change)[] = [], waiting: (typeof proposal)[] = []) {
  const page = { pageNum: 1, totalPages: 1, totalCount: waiting.length };
  server.use(
    gateway.get('/wps/v2/ops/contributions', () => ok({ list, changes })),
    gateway.get('/wps/v2/ops/approvals/wallet', ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      return ok({ ...page, list: kind === 'CONTRIBUTION' ? waiting : [] });
    }),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <ContributionsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('what counts towards a bonus', () => {
  it('shows the shares and who changed them', async () => {
    show([change]);
    expect(await screen.findByText(texts.other)).toBeTruthy();
    expect(screen.getByText('100% → 50%')).toBeTruthy();
    expect(screen.getByText('live tables')).toBeTruthy();
    expect(screen.getByText(texts.noGames)).toBeTruthy();
  });

  it('proposes a share with a reason, from the version that was read', async () => {
    const sent: unknown[] = [];
    const keys: unknown[] = [];
    server.use(
      gateway.put('/wps/v2/ops/contributions', async ({ request }) => {
        sent.push(await request.json());
        keys.push(request.headers.get('idempotency-key'));
        return ok({ id: 'a', status: 'PROPOSED' as const });
      }),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Live casino' }));
    const percent = screen.getByLabelText(texts.percent);
    await userEvent.clear(percent);
    await userEvent.type(percent, '12.5');
    await userEvent.type(screen.getByLabelText(shell.list.reason), 'campaign{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ scope: 'TYPE', key: 'LIVE', ppm: 125_000, version: 3, reason: 'campaign' });
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it('shows what waits for a second person', async () => {
    show([], [proposal]);
    const pending = await screen.findByRole('region', { name: approvals.pending });
    expect(pending.textContent).toContain('Live casino · Counts 50% → 12.5%');
    expect(pending.textContent).toContain('for the new year');
  });

  it('says that it could not read what waits', async () => {
    show();
    server.use(gateway.get('/wps/v2/ops/approvals/wallet', () => refused(503, 'SERVICE_UNAVAILABLE')));
    expect((await screen.findByRole('alert')).textContent).toBe(approvals.pendingFailed);
  });

  it('lists the share of all other games after the types, and titles the share of a new game', async () => {
    show();
    const [type, other] = await screen.findAllByRole('listitem');
    expect(type!.textContent).toContain('Live casino');
    expect(other!.textContent).toContain(texts.other);
    await userEvent.click(screen.getByRole('button', { name: texts.add }));
    await userEvent.type(screen.getByLabelText(texts.game), 'lotus-slot');
    expect(screen.getByRole('heading', { name: texts.addTitle })).toBeTruthy();
  });

  it('says so where someone else was first', async () => {
    server.use(gateway.put('/wps/v2/ops/contributions', () => refused(409, 'CONTRIBUTION_CHANGED')));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Live casino' }));
    await userEvent.type(screen.getByLabelText(shell.list.reason), 'campaign{Enter}');
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
