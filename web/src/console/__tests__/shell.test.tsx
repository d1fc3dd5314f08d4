import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClient } from '~/testing/render';
import { defineConsolePage } from '../define-console-page';
import review from '../features/deposit-review/locales/en.json';
import shell from '../locales/en.json';
import { useOperatorSession } from '../session/session.store';
import { ConsoleApp } from '../shell/console-app';

const page = defineConsolePage({
  path: '/reviews',
  roles: ['cashier'],
  menu: { group: 'money', order: 1, icon: 'deposit' },
  key: 'd',
  badge: () => ({ queryKey: ['waiting'], queryFn: () => Promise.resolve(7) }),
  title: 'console-deposit-review:title',
  texts: ['console-deposit-review'],
  load: () => Promise.resolve(() => <p>The queue</p>),
});

function open(roles: string[], at = '/') {
  useOperatorSession
    .getState()
    .begin({ token: 'token', operatorId: 'id', username: 'lan', roles, lastLoginAt: null });
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter initialEntries={[at]}>
        <ConsoleApp pages={[page]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('the console', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    useOperatorSession.getState().end();
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-deposit-review', review);
    await i18next.changeLanguage('en');
  });

  it('asks a visitor to log in and shows nothing else', () => {
    render(
      <QueryClientProvider client={testClient()}>
        <MemoryRouter initialEntries={['/reviews']}>
          <ConsoleApp pages={[page]} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(screen.getByRole('heading', { name: 'Operator login' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows a page with its waiting count to the roles it names', async () => {
    open(['cashier']);
    await userEvent.click(await screen.findByRole('link', { name: /Deposit review.*7 waiting/ }));
    expect(await screen.findByText('The queue')).toBeTruthy();
    expect(document.title).toBe('Deposit review · Lotus');
  });

  it('neither lists nor opens a page of another role', () => {
    open(['content'], '/reviews');
    expect(screen.queryByRole('link', { name: /Deposit review/ })).toBeNull();
    expect(screen.getByText('You do not have access to this page')).toBeTruthy();
  });

  it('opens a page by its keys and by the palette', async () => {
    open(['admin']);
    await userEvent.keyboard('gd');
    expect(await screen.findByText('The queue')).toBeTruthy();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(screen.getByRole('combobox'), 'log out{Enter}');
    expect(await screen.findByRole('heading', { name: 'Operator login' })).toBeTruthy();
  });
});
