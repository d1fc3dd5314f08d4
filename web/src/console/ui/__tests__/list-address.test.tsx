import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import texts from '../../features/security-log/locales/en.json';
import { SecurityLogPage } from '../../features/security-log/security-log-page';
import shell from '../../locales/en.json';

let asked: URLSearchParams[];
const open = () =>
  render(
    <QueryClientProvider client={testClient()}>
      <BrowserRouter>
        <SecurityLogPage />
      </BrowserRouter>
    </QueryClientProvider>,
  );
const last = () => Object.fromEntries(asked.at(-1)!);
const actor = () => screen.getByLabelText<HTMLSelectElement>(texts.actor);

beforeEach(async () => {
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-security-log', texts);
  await i18next.changeLanguage('en');
  asked = [];
  server.use(
    gateway.get('/wps/v2/ops/security-log', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return ok({ list: [], pageNum: 1, totalPages: 0, totalCount: 0 });
    }),
  );
});

describe('the filters of a list of the console', () => {
  it('are in the address, and a reload keeps them', async () => {
    const { unmount } = open();
    await userEvent.selectOptions(actor(), 'operator');
    await userEvent.type(screen.getByLabelText(texts.filter.outcome), 'ok');
    await waitFor(() => expect(last()).toMatchObject({ actor: 'operator', outcome: 'ok' }));
    expect(window.location.search).toBe('?actor=operator&outcome=ok');
    unmount();
    asked = [];
    open();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(last()).toMatchObject({ actor: 'operator', outcome: 'ok', pageNo: '1' });
    expect(actor().value).toBe('operator');
  });

  it('are saved under a title, chosen again after a reload, and deleted', async () => {
    const { unmount } = open();
    await userEvent.selectOptions(actor(), 'member');
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    await userEvent.type(screen.getByLabelText('Name of these filters'), 'Members only{Enter}');
    unmount();
    window.history.replaceState(null, '', '/security-log');
    open();
    expect(actor().value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
    await userEvent.click(screen.getByRole('button', { name: 'Members only' }));
    await waitFor(() => expect(last()).toMatchObject({ actor: 'member' }));
    // The button shows which set is chosen.
    await userEvent.click(screen.getByRole('button', { name: 'Members only' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete the filters Members only' }));
    expect(screen.getByText('No filters saved yet')).toBeTruthy();
  });
});
