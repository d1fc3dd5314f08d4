import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
import texts from '../locales/en.json';
import type { Vendor } from '../vendors.api';
import { VendorsPage } from '../vendors-page';

const vendor: Vendor = {
  ...{ vassalage: 'LOTUS', provider: 'demo', displayName: 'Lotus Games', games: 3, openRounds: 0 },
  ...{ circuit: 'CLOSED', isActive: true, isClosed: false, isHot: null, maintenance: false, maxBet: null },
  ...{ maintenanceUntil: null, currencies: null, keptKeyIds: [], keyIds: [], launchOrigin: null },
  ...{ launchPath: null, queryUrl: null, sortOrder: null, timeBudgetMs: null, transferUrl: null },
  wallet: 'SEAMLESS',
};
const settings = {
  ...{ minimumOdds: '1.750000', maximumCoverPpm: 700_000 },
  ...{ bothSidesMode: 'NET' as const, sportsMode: 'RESULT' as const, version: 2 },
};
const counts = { vendors: 1, games: 4, added: 1, withdrawn: 2 };

function show(pending: Schema<'GameLaunch.ApprovalResponse'>[] = []) {
  server.use(
    gateway.get('/wps/v2/ops/approvals/game-launch', () =>
      ok({ list: pending, pageNum: 1, totalPages: 1, totalCount: pending.length }),
    ),
    gateway.get('/wps/v2/ops/operators/names', () => ok([{ id: 'op-2', username: 'lan' }])),
    gateway.get('/wps/v2/ops/vendors', () => ok({ vendors: [vendor] })),
    gateway.get('/wps/v2/ops/vendors/{vassalage}/games', () =>
      ok({ list: [], pageNum: 1, totalPages: 0, totalCount: 0 }),
    ),
    gateway.get('/wps/v2/ops/vendors/{vassalage}/valid-bet', () => ok(settings)),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <VendorsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const dialogOf = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(screen.getByRole('dialog', { hidden: true }));
};
const button = (name: RegExp) => screen.getByRole('button', { name, hidden: true });

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-vendors', texts);
  i18next.addResourceBundle('en', 'console-approvals', approvals);
  await i18next.changeLanguage('en');
});

describe('how bets of a vendor count', () => {
  it('is shown as it holds, and each change with its old and its new value', async () => {
    show();
    const sent: unknown[] = [];
    server.use(
      gateway.put('/wps/v2/ops/vendors/{vassalage}/valid-bet', async ({ request, params }) => {
        sent.push(params['vassalage'], await request.json());
        return ok({ id: 'a', status: 'PROPOSED' as const });
      }),
    );
    const dialog = await dialogOf(texts.validBet.title);
    expect(await dialog.findByText(texts.validBet.unchanged)).toBeTruthy();
    expect(button(/Confirm/)).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText(texts.validBet.minimumOdds), { target: { value: '1.9' } });
    await userEvent.selectOptions(dialog.getByLabelText(texts.validBet.bothSidesMode), 'ZERO');
    expect(dialog.getByText('1.75 → 1.9')).toBeTruthy();
    expect(dialog.getByText('The difference counts → Nothing counts')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'new season');
    await userEvent.click(button(/Confirm/));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      'LOTUS',
      { ...settings, minimumOdds: '1.9', bothSidesMode: 'ZERO', reason: 'new season' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  });

  it('shows what waits for a second person', async () => {
    show([
      {
        ...{ id: 'a', kind: 'VALID_BET', subject: 'LOTUS', memberId: null, amount: null },
        before: { vendor: 'LOTUS', maximumCover: '70%', bothSidesMode: 'NET', version: '2' },
        after: { vendor: 'LOTUS', maximumCover: '60%', bothSidesMode: 'ZERO' },
        ...{ reason: 'new season', status: 'PROPOSED', proposedBy: 'op-2' },
        ...{ proposedAt: '2026-11-23T09:12:00.000Z', expiresAt: '2026-11-30T09:12:00.000Z' },
        ...{ decidedBy: null, decidedAt: null, note: null, result: null },
      },
    ]);
    const dialog = await dialogOf(texts.validBet.title);
    const waiting = await dialog.findByRole('region', { name: approvals.pending, hidden: true });
    expect(waiting.textContent).toContain('70% → 60%');
    expect(waiting.textContent).toContain(texts.validBet.bothSidesModes.ZERO);
  });

  it('says why it cannot be read', async () => {
    show();
    server.use(
      gateway.get('/wps/v2/ops/vendors/{vassalage}/valid-bet', () =>
        refused(404, 'VENDOR_UNKNOWN', undefined, 'There is no such vendor.'),
      ),
    );
    const dialog = await dialogOf(texts.validBet.title);
    expect((await dialog.findByRole('alert')).textContent).toContain('There is no such vendor.');
  });
});

describe('the import of a catalogue', () => {
  it('first counts what would change, and imports after a confirmation', async () => {
    show();
    const sent: unknown[] = [];
    server.use(
      gateway.post('/wps/v2/ops/catalogue/imports', async ({ request }) => {
        sent.push(await request.json());
        return ok(counts);
      }),
    );
    const dialog = await dialogOf(texts.import.title);
    expect(dialog.getByLabelText(texts.import.provider)).toHaveProperty('value', 'demo');
    await userEvent.click(button(/Show what changes/));
    expect(await dialog.findByText(texts.import.expected)).toBeTruthy();
    expect(dialog.getByText(texts.import.withdrawnHelp)).toBeTruthy();
    expect(sent).toEqual([{ provider: 'demo', preview: true }]);
    await userEvent.click(button(/Import the catalogue/));
    expect(await dialog.findByText(texts.import.done)).toBeTruthy();
    expect(sent[1]).toEqual({ provider: 'demo', preview: false });
    await userEvent.click(button(/Close/));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('names what the service refused', async () => {
    show();
    server.use(
      gateway.post('/wps/v2/ops/catalogue/imports', () =>
        refused(
          422,
          'CATALOGUE_INVALID',
          { withoutVendor: ['sen-1', 'sen-2'], repeated: true },
          'The catalogue is not valid.',
        ),
      ),
    );
    const dialog = await dialogOf(texts.import.title);
    await userEvent.click(button(/Show what changes/));
    expect(await dialog.findByText('The catalogue is not valid.')).toBeTruthy();
    expect(dialog.getByText('sen-1, sen-2')).toBeTruthy();
    expect(dialog.getByText(texts.import.problem.repeated)).toBeTruthy();
  });

  it('proposes a provider that the service does not know, with the address of its catalogue', async () => {
    show();
    const sent: unknown[] = [];
    server.use(
      gateway.post('/wps/v2/ops/catalogue/imports', () =>
        refused(404, 'PROVIDER_UNKNOWN', undefined, 'There is no such provider.'),
      ),
      gateway.put('/wps/v2/ops/catalogue/providers/{provider}', async ({ request, params }) => {
        sent.push(params['provider'], await request.json());
        return ok({ id: 'a', status: 'PROPOSED' as const });
      }),
    );
    await dialogOf(texts.import.title);
    await userEvent.click(button(/Show what changes/));
    await userEvent.click(
      await screen.findByRole('button', { name: texts.newProvider.propose, hidden: true }),
    );
    await userEvent.type(screen.getByLabelText(texts.newProvider.address), 'https://new.example/catalogue');
    await userEvent.type(screen.getByLabelText(shell.list.reason), 'signed contract');
    await userEvent.click(button(/^Confirm/));
    await waitFor(() =>
      expect(sent).toEqual([
        'demo',
        { catalogueUrl: 'https://new.example/catalogue', reason: 'signed contract' },
      ]),
    );
  });

  it('shows the changes again when another provider is chosen', async () => {
    show();
    server.use(gateway.post('/wps/v2/ops/catalogue/imports', () => ok(counts)));
    const dialog = await dialogOf(texts.import.title);
    await userEvent.click(button(/Show what changes/));
    await dialog.findByText(texts.import.expected);
    await userEvent.type(dialog.getByLabelText(texts.import.provider), '-2');
    expect(dialog.queryByText(texts.import.expected)).toBeNull();
    expect(button(/Show what changes/)).toBeTruthy();
  });
});
