import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { useOperatorSession } from '../../../session/session.store';
import { DepositReviewPage } from '../deposit-review-page';
import type { DepositReview } from '../deposit-review.api';
import texts from '../locales/en.json';

const memberId = '0198aaaa-0000-7000-8000-00000000beef';
const receipt: DepositReview = {
  ...{ id: 'r-1', depositId: null, memberId: null, orderedAmount: null, reason: 'UNMATCHED' },
  ...{ channel: 'BANK', account: '0123', amount: '700005.00', bankTxnId: 'FT1', content: 'chuyen tien' },
  ...{ arrivedAt: '2026-11-23T09:12:00.000Z', createdAt: '2026-11-23T09:12:01.000Z' },
};

describe('a receipt that matches no order', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-deposit-review', texts);
    await i18next.changeLanguage('en');
    useOperatorSession.setState({
      session: { token: 't', operatorId: 'o-1', username: 'an', roles: ['cashier'], lastLoginAt: null },
    });
  });

  it('is credited to a member whose name is shown before', async () => {
    const sent: unknown[] = [];
    server.use(
      gateway.get('/wps/v2/ops/deposits/review', () =>
        ok({ list: [receipt], pageNum: 1, totalPages: 1, totalCount: 1 }),
      ),
      gateway.get('/wps/v2/ops/members/{memberId}/name', () => ok({ memberId, username: 'minhtam88' })),
      gateway.post('/wps/v2/ops/deposits/review/{id}/credit', async ({ request }) => {
        sent.push(await request.json());
        return ok({ id: 'r-1' } as never);
      }),
    );
    render(
      <QueryClientProvider client={testClient()}>
        <MemoryRouter>
          <DepositReviewPage />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await screen.findByRole('region', { name: shell.list.details });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    await userEvent.type(dialog.getByLabelText(texts.memberId), memberId.slice(0, -1));
    expect(dialog.queryByRole('status', { hidden: true })).toBeNull();
    await userEvent.type(dialog.getByLabelText(texts.memberId), memberId.slice(-1));
    expect(await dialog.findByText('The money goes to minhtam88.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'statement seen');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual([{ reason: 'statement seen', memberId }]);
  });
});
