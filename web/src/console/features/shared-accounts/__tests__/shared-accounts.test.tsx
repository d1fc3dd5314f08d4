import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { useOperatorSession } from '../../../session/session.store';
import review from '../../withdrawal-review/locales/en.json';
import texts from '../locales/en.json';
import { SharedAccountsPage } from '../shared-accounts-page';
import type { SharedAccount } from '../shared-accounts.api';

const list: SharedAccount[] = [
  {
    ...{ institution: '970436', institutionName: 'Vietcombank', maskedNumber: '•••• 6789' },
    memberIds: ['m-1', 'm-2'],
  },
  {
    ...{ institution: 'MOMO', institutionName: 'MoMo', maskedNumber: '•••• 1234' },
    memberIds: ['m-3', 'm-4', 'm-5'],
  },
];

function open(roles: string[], accounts = list, at = '/shared-accounts', failing = false) {
  const sought: (string | null)[] = [];
  useOperatorSession.setState({
    session: { token: 't', operatorId: 'o-1', username: 'an', roles, lastLoginAt: null },
  });
  server.use(
    gateway.get('/wps/v2/ops/bank-accounts/shared', () =>
      failing ? refused(503, 'SERVICE_UNAVAILABLE') : ok(accounts),
    ),
    gateway.get('/wps/v2/ops/members/{memberId}/name', ({ params }) => {
      const memberId = String(params['memberId']);
      sought.push(memberId);
      return ok({ memberId, username: `name-of-${memberId}` });
    }),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter initialEntries={[at]}>
        <SharedAccountsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sought;
}

describe('payee accounts of several members', () => {
  beforeEach(async () => {
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-withdrawal-review', review);
    i18next.addResourceBundle('en', 'console-shared-accounts', texts);
    await i18next.changeLanguage('en');
  });

  it('are listed by bank, with links to the members of the current one', async () => {
    const sought = open(['cashier', 'support']);
    const link = await screen.findByRole('link', { name: 'name-of-m-1' });
    expect(link.getAttribute('href')).toBe('/members?search=m-1');
    expect(await screen.findByRole('link', { name: 'name-of-m-2' })).toBeTruthy();
    expect(sought.toSorted()).toEqual(['m-1', 'm-2']);
    await userEvent.click(screen.getByText('MoMo'));
    expect(await screen.findByRole('link', { name: 'name-of-m-5' })).toBeTruthy();
  });

  it('show names without a link to operators who may not open members', async () => {
    const sought = open(['cashier']);
    expect((await screen.findByText('name-of-m-2')).title).toBe('m-2');
    expect(screen.queryByRole('link', { name: 'name-of-m-2' })).toBeNull();
    expect(sought.toSorted()).toEqual(['m-1', 'm-2']);
  });

  it('show ids to operators who may not read names', async () => {
    const sought = open(['brand']);
    expect(await screen.findByText('m-2')).toBeTruthy();
    expect(sought).toEqual([]);
  });

  it('are found by the id of a member, as the review of a withdrawal links here', async () => {
    open(['cashier'], list, '/shared-accounts?search=m-4');
    expect(await screen.findByText('MoMo')).toBeTruthy();
    expect(screen.queryByText('Vietcombank')).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Vietcombank')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'nothing');
    expect(await screen.findByText(texts.notFound)).toBeTruthy();
  });

  it('say that there are none', async () => {
    open(['cashier'], []);
    expect(await screen.findByText(texts.empty)).toBeTruthy();
  });

  it('say that the list did not load', async () => {
    open(['cashier'], list, '/shared-accounts', true);
    expect((await screen.findByRole('alert')).textContent).toContain(shell.list.error);
  });
});
