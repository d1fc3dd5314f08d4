import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { ClaimReviewPage } from '../claim-review-page';
import type { ClaimReview } from '../claim-review.api';
import texts from '../locales/en.json';

const review = (id: string, more: Partial<ClaimReview> = {}): ClaimReview => ({
  ...{ id, promotionId: 'p-1', cycleKey: 'once', status: 'applying', reason: null, claimBy: null },
  ...{ reward: '131000.00', required: '2620000.00', memberId: 'm-1', createdAt: '2026-11-23T09:12:00.000Z' },
  ...{ riskScore: 0, riskReasons: [], remark: null, pictures: [] },
  ...more,
});

function open(list: ClaimReview[]) {
  server.use(
    gateway.get('/wps/v2/ops/promotions/review', () =>
      ok({ list, pageNum: 1, totalPages: 1, totalCount: list.length }),
    ),
    gateway.get('/wps/v2/ops/promotions', () => ok({ list: [], pageNum: 1, totalPages: 0, totalCount: 0 })),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <ClaimReviewPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('the review of claims', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-claim-review', texts);
    await i18next.changeLanguage('en');
  });

  it('says why a claim waits, and why one without risk does', async () => {
    open([review('a', { riskScore: 75, riskReasons: ['SAME_BROWSER', 'REFERRAL_LINKED'] }), review('b')]);
    const details = await screen.findByRole('region', { name: 'Details' });
    expect(
      within(details).getByText(/browser as other members · Same IP address as the referrer/),
    ).toBeTruthy();
    expect(screen.getByText('Every claim of this promotion is reviewed')).toBeTruthy();
  });

  it('approves the claim that is shown, and says that the budget is spent', async () => {
    const asked: unknown[] = [];
    open([review('a'), review('b')]);
    server.use(
      gateway.post('/wps/v2/ops/promotions/review/{id}/approval', ({ params }) => {
        asked.push(params['id']);
        return asked.length === 1
          ? refused(422, 'PROMOTION_EXHAUSTED')
          : ok(review('a', { status: 'issued' }));
      }),
    );
    await screen.findByRole('region', { name: 'Details' });
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { hidden: true });
    const confirm = within(dialog).getByRole('button', { name: /Confirm/, hidden: true });
    await userEvent.click(confirm);
    expect(await within(dialog).findByRole('alert', { hidden: true })).toBeTruthy();
    await userEvent.click(confirm);
    expect(
      await screen.findByText('Every claim of this promotion is reviewed', { selector: 'dd' }),
    ).toBeTruthy();
    expect(asked).toEqual(['a', 'a']);
  });

  it('refuses a claim with the reason that the log keeps', async () => {
    let body: unknown;
    open([review('a')]);
    server.use(
      gateway.post('/wps/v2/ops/promotions/review/{id}/refusal', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ success: true as const, value: review('a', { status: 'rejected' }) });
      }),
    );
    await screen.findByRole('region', { name: 'Details' });
    await userEvent.keyboard('r');
    const dialog = await screen.findByRole('dialog', { hidden: true });
    await userEvent.type(within(dialog).getByRole('textbox', { hidden: true }), 'two accounts of one person');
    await userEvent.click(within(dialog).getByRole('button', { name: /Confirm/, hidden: true }));
    await expect.poll(() => body).toEqual({ reason: 'two accounts of one person' });
  });
});
