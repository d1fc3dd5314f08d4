import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { partedBalance } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import texts from '../locales/en.json';
import { Balance, Claims } from '../member-parts';

beforeEach(async () => {
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-members', texts);
  await i18next.changeLanguage('en');
});

it('shows the operator each part of the money', async () => {
  server.use(gateway.get('/wps/v2/ops/members/{memberId}/balance', () => ok(partedBalance())));
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <Balance memberId="m-1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(texts.bonus);
  const rows = screen.getAllByRole('term').map((term) => term.parentElement!.textContent);
  expect(rows).toEqual([
    `${texts.total}1,250,000.00`,
    `${texts.available}950,000.00`,
    `${texts.withdrawable}0.00`,
    `${texts.held}300,000.00`,
    `${texts.bonus}400,000.00`,
    `${texts.owed}25,000.00`,
    `${texts.turnoverLeft}6,000,000.00`,
  ]);
});

it('shows what the member owes by contracts and is owed, and to whom', async () => {
  const common = {
    reason: 'Contract DIVIDEND 2026-11-A',
    openedAt: '2026-11-22T08:11:00.120Z',
    closedAt: null,
  };
  const list = [
    { ...common, id: 'c-1', debtorId: 'm-1', creditorId: 'other-one', amount: '1000.00', paid: '250.00' },
    { ...common, id: 'c-2', debtorId: 'other-two', creditorId: 'm-1', amount: '70.00', paid: '70.00' },
  ].map((claim, at) => ({ ...claim, status: (['OPEN', 'PAID'] as const)[at]! }));
  server.use(gateway.get('/wps/v2/ops/members/{memberId}/claims', () => ok({ list, currency: 'VND' })));
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <Claims memberId="m-1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first!.textContent).toContain('250.00 of 1,000.00 paid');
  expect(first!.textContent).toContain('Dividend 2026-11-A');
  expect(first!.textContent).toContain('owes to other-on');
  expect(second!.textContent).toContain('is owed by other-tw');
});
