import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { BalanceBar, useBalanceHidden, type Balance } from '~/features/wallet';
import { balance, partedBalance } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import { BalanceParts } from '../components/balance-parts';
import { partsBeside } from '../model/parts';

const user = userEvent.setup();
let asked = 0;
beforeEach(() => {
  asked = 0;
  useBalanceHidden.setState({ hidden: false });
  useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
});

async function showBar(answer: Balance) {
  server.use(
    gateway.get('/wps/v2/wallets/balance', () => {
      asked += 1;
      return ok(answer);
    }),
  );
  await renderAt(
    <>
      <BalanceBar />
      <button type="button">elsewhere</button>
    </>,
  );
  await waitFor(() => expect(screen.getByTestId('balance').textContent).not.toBe(''));
}
const button = () => screen.getByRole('button', { name: 'Chi tiết số dư' });
const panel = () => screen.queryByRole('region', { name: 'Chi tiết số dư' });
const amounts = (root: HTMLElement) =>
  within(root)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

describe('the details of the balance', () => {
  it('show what can be played with, and every part that differs', async () => {
    await showBar(partedBalance());
    expect(screen.getByTestId('balance').textContent).toBe('950.000,00 ₫');
    await user.click(button());
    await waitFor(() => expect(panel()).toBeTruthy());
    expect(amounts(panel()!)).toEqual([
      'Số dư khả dụng 950.000,00 ₫',
      'Có thể rút 0,00 ₫',
      'Tiền thưởng 400.000,00 ₫',
      'Đang giữ 300.000,00 ₫',
      'Đang nợ 25.000,00 ₫',
    ]);
    expect(panel()!.textContent).toContain('Vòng cược còn thiếu để rút: 6.000.000');
    expect(panel()!.textContent).toContain('sẽ trả khoản này trước');
    await waitFor(() => expect(asked).toBe(2));
  });

  it('show one amount where all is free, and hide it with the balance', async () => {
    await showBar(balance());
    await user.click(button());
    await waitFor(() => expect(panel()).toBeTruthy());
    expect(amounts(panel()!)).toEqual(['Số dư khả dụng 1.250.000,00 ₫']);
    await user.click(screen.getAllByRole('button', { name: 'Ẩn số dư' })[0]!);
    expect(amounts(panel()!)).toEqual(['Số dư khả dụng ***']);
  });

  it('open by the keyboard, and close by Escape, by Tab and by a press elsewhere', async () => {
    await showBar(balance());
    button().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(panel()).toBeTruthy());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(button().getAttribute('aria-controls')).toBe(panel()!.id);
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(button());
    await user.keyboard('{Enter}');
    await user.tab();
    expect(document.activeElement!.textContent).toBe('elsewhere');
    expect(panel()).toBeNull();
    await user.click(button());
    await user.click(document.body);
    expect(panel()).toBeNull();
  });

  it('lead with what the place is about', async () => {
    await renderAt(<BalanceParts balance={balance()} lead="withdrawable" />, {
      namespaces: ['balance-details'],
    });
    expect(amounts(document.body)).toEqual(['Có thể rút 1.250.000,00 ₫', 'Số dư khả dụng 1.250.000,00 ₫']);
  });

  it('say nothing of paying out play money', async () => {
    useSessionStore.getState().begin({ token: 't', type: 4 }, { forceChange: false });
    await renderAt(<BalanceParts balance={balance({ withdrawable: '0.00' })} lead="available" leadShown />);
    expect(document.body.textContent).toBe('');
  });

  it('leave out what says nothing of its own', () => {
    expect(partsBeside('available', balance())).toEqual([]);
    expect(partsBeside('available', balance({ held: '1.00' }))).toEqual(['held']);
    expect(partsBeside('available', balance({ withdrawable: '0.00' }))).toEqual(['withdrawable']);
  });
});
