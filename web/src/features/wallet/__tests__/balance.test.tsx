import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import '~/app/realtime';
import { useSessionStore } from '~/features/session';
import { balance, partedBalance } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { dispatchEvent } from '~/lib/stream-events';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import { BalanceBar } from '../components/balance-bar';
import { useBalanceHidden } from '../model/preferences.store';

let asked = 0;
beforeEach(() => {
  asked = 0;
  useBalanceHidden.setState({ hidden: false });
  useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
  server.use(
    gateway.get('/wps/v2/wallets/balance', () => {
      asked += 1;
      return ok(balance());
    }),
  );
});

const shown = () => screen.getByTestId('balance').textContent;
async function showBar() {
  const { client } = await renderAt(<BalanceBar />);
  await waitFor(() => expect(shown()).toBe('1.250.000,00 ₫'));
  const push = (data: object) => act(async () => dispatchEvent(client, { type: 'balance', data }));
  return { client, push };
}

it('follows the stream without asking', async () => {
  const { push } = await showBar();
  await push({ balance: '1240000.00', version: 2, currency: 'VND', book: 'REAL' });
  await waitFor(() => expect(shown()).toBe('1.240.000,00 ₫'));
  await push({ balance: '1300000.50', version: 3, currency: 'VND', book: 'REAL' });
  await waitFor(() => expect(shown()).toBe('1.300.000,50 ₫'));
  expect(asked).toBe(1);
});

it('asks for the parts where some are apart: the event names the sum alone', async () => {
  const { push } = await showBar();
  server.use(
    gateway.get('/wps/v2/wallets/balance', () => {
      asked += 1;
      return ok(partedBalance({ version: asked }));
    }),
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Làm mới số dư' }));
  await waitFor(() => expect(shown()).toBe('950.000,00 ₫'));
  await push({ balance: '1200000.00', version: 8, currency: 'VND', book: 'REAL' });
  await waitFor(() => expect(asked).toBe(3));
});

it('asks for the parts where bonus money was moved', async () => {
  const { push } = await showBar();
  await push({ balance: '1300000.00', version: 2, currency: 'VND', book: 'REAL', hasBonus: true });
  await waitFor(() => expect(asked).toBe(2));
});

it('passes over what is older, of another book, or no balance at all', async () => {
  const { push } = await showBar();
  await push({ balance: '900000.00', version: 5, currency: 'VND', book: 'REAL' });
  await waitFor(() => expect(shown()).toBe('900.000,00 ₫'));
  await push({ balance: '1.00', version: 4, currency: 'VND', book: 'REAL' });
  await push({ balance: '2.00', version: 6, currency: 'VND', book: 'PLAY' });
  await push({ balance: 'NaN', version: 7 });
  expect(shown()).toBe('900.000,00 ₫');
});

it('hides as three stars, remembers it, and refreshes on demand (SPEC-2.2, SPEC-9.18)', async () => {
  const { push } = await showBar();
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: 'Ẩn số dư' })[0] as HTMLElement);
  expect(shown()).toBe('***');
  expect(document.body.textContent).not.toContain('1.250.000');
  expect(localStorage.getItem('balanceHidden')).toBe('1');
  await push({ balance: '1.00', version: 9, currency: 'VND', book: 'REAL' });
  expect(shown()).toBe('***');
  await user.click(screen.getByRole('button', { name: 'Làm mới số dư' }));
  await waitFor(() => expect(asked).toBe(2));
});
