import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { AdjustmentsPage } from '../adjustments-page';
import type { Adjustment } from '../adjustments.api';
import texts from '../locales/en.json';

const adjustment: Adjustment = {
  ...{ id: 'a', memberId: 'm-1', amount: '-50000.00', reason: 'double credit', status: 'REQUESTED' },
  ...{ requestedBy: 'o-1', requestedAt: '2026-11-23T09:12:00.000Z', decidedBy: null, decidedAt: null },
  ...{ decision: null, postingId: null },
};

function open(list: Adjustment[]): void {
  server.use(
    gateway.get('/wps/v2/ops/adjustments', () =>
      ok({ list, pageNum: 1, totalPages: 1, totalCount: list.length }),
    ),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <AdjustmentsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('adjustments by two persons', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-adjustments', texts);
    await i18next.changeLanguage('en');
  });

  it('are asked for with member, amount and reason', async () => {
    let body: unknown;
    open([]);
    server.use(
      gateway.post('/wps/v2/ops/adjustments', async ({ request }) => {
        body = await request.json();
        return ok({ id: 'a', status: 'REQUESTED' as const });
      }),
    );
    await screen.findByText(texts.empty);
    await userEvent.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    await userEvent.type(dialog.getByLabelText(texts.memberId), 'm-1');
    await userEvent.type(dialog.getByLabelText(texts.amountField), '-50000');
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'double credit');
    await userEvent.click(dialog.getByRole('button', { name: /Confirm/, hidden: true }));
    await expect.poll(() => body).toEqual({ memberId: 'm-1', amount: '-50000.00', reason: 'double credit' });
  });

  it('say so when the one who asked approves', async () => {
    open([adjustment]);
    server.use(
      gateway.post('/wps/v2/ops/adjustments/{id}/approval', () => refused(403, 'ADJUSTMENT_SECOND_PERSON')),
    );
    await screen.findByRole('region', { name: 'Details' });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    await userEvent.type(dialog.getByRole('textbox', { hidden: true }), 'fine');
    await userEvent.click(dialog.getByRole('button', { name: /Confirm/, hidden: true }));
    expect(await dialog.findByRole('alert', { hidden: true })).toBeTruthy();
  });
});
