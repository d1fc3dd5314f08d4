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
import { Balance } from '../member-parts';

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
