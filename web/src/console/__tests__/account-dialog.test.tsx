import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../locales/en.json';
import { useOperatorSession } from '../session/session.store';
import { ConsoleApp } from '../shell/console-app';

vi.mock('~/lib/crypto', async (original) => ({
  ...(await original<typeof import('~/lib/crypto')>()),
  encryptPayload: (fields: object) => Promise.resolve(fields),
}));

const codes = Array.from({ length: 10 }, (_, i) => `CODE-${i}`);

async function openAccount() {
  const sent: unknown[] = [];
  server.use(
    gateway.post('/wps/v2/ops/recovery-codes', async ({ request }) => {
      sent.push(await request.json());
      return ok({ recoveryCodes: codes });
    }),
  );
  useOperatorSession
    .getState()
    .begin({ token: 't', operatorId: 'id', username: 'lan', roles: ['cashier'], lastLoginAt: null });
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <ConsoleApp pages={[]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /My account/ }));
  return { sent, dialog: within(await screen.findByRole('dialog', { hidden: true })) };
}

async function ask(dialog: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(dialog.getByLabelText(shell.login.password), 'Thuyen-Troi-7');
  await userEvent.type(dialog.getByLabelText(new RegExp(shell.login.code)), '123 456{Enter}');
}

describe('the own account of an operator', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    i18next.addResourceBundle('en', 'console', shell);
    await i18next.changeLanguage('en');
  });

  it('makes new recovery codes with password and code, and shows them once', async () => {
    const { sent, dialog } = await openAccount();
    await ask(dialog);
    expect(await dialog.findByText('CODE-9')).toBeTruthy();
    expect(sent).toEqual([{ password: 'Thuyen-Troi-7', code: '123456' }]);
    await userEvent.click(dialog.getByRole('button', { name: shell.account.kept, hidden: true }));
    expect(screen.queryByText('CODE-9')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /My account/ }));
    expect(await screen.findByText(shell.account.codesHelp)).toBeTruthy();
    expect(screen.queryByText('CODE-9')).toBeNull();
  });

  it('keeps the codes on the screen when Escape is pressed', async () => {
    const { dialog } = await openAccount();
    await ask(dialog);
    await dialog.findByText('CODE-9');
    fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }));
    expect(dialog.getByText('CODE-9')).toBeTruthy();
  });

  it('prints the codes', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { dialog } = await openAccount();
    await ask(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: shell.account.print, hidden: true }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('stays logged in after a wrong password, and asks for another code', async () => {
    const { dialog } = await openAccount();
    server.use(gateway.post('/wps/v2/ops/recovery-codes', () => refused(401, 'AUTH_INVALID_CREDENTIALS')));
    await ask(dialog);
    expect(await dialog.findByText(shell.account.wrong)).toBeTruthy();
    expect(dialog.getByLabelText(new RegExp(shell.login.code))).toHaveProperty('value', '');
    expect(useOperatorSession.getState().session?.username).toBe('lan');
  });

  it('is found in the palette', async () => {
    useOperatorSession
      .getState()
      .begin({ token: 't', operatorId: 'id', username: 'lan', roles: ['cashier'], lastLoginAt: null });
    render(
      <QueryClientProvider client={testClient()}>
        <MemoryRouter>
          <ConsoleApp pages={[]} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(screen.getByRole('combobox'), 'recovery{Enter}');
    expect(await screen.findByText(shell.account.codesHelp)).toBeTruthy();
  });
});
