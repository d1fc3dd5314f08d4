import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { partedBalance } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt, testClient } from '~/testing/render';
import { GiveUpBonus } from '../components/give-up-bonus';

const ROLLOVER = '01936f30-2b10-8a41-8d3e-1c9b7f6a5e20';
const user = userEvent.setup();
let given: string[] = [];

beforeEach(() => {
  given = [];
  useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
  server.use(
    gateway.get('/wps/v2/wallets/balance', () => ok(partedBalance())),
    gateway.post('/wps/v2/bonuses/{rolloverId}/give-up', ({ params }) => {
      given.push(String(params['rolloverId']));
      return ok({ rolloverId: ROLLOVER, status: 'FORFEITED' as const, taken: '400000.00' });
    }),
  );
});

async function ask(isWaiting = false) {
  const client = testClient();
  client.setQueryData(['withdrawals', 'terms'], {});
  client.setQueryData(['rewards', 'bonuses'], {});
  await renderAt(<GiveUpBonus rolloverId={ROLLOVER} name="Nạp lần đầu" isWaiting={isWaiting} />, {
    client,
    namespaces: ['bonus'],
  });
  await user.click(screen.getByRole('button', { name: 'Hủy khoản thưởng này: Nạp lần đầu' }));
  const dialog = await screen.findByRole('alertdialog');
  const isStale = (key: string[]) => client.getQueryState(key)?.isInvalidated;
  return { dialog, isStale };
}
const confirm = () => user.click(screen.getByRole('button', { name: 'Hủy khoản thưởng' }));

describe('giving a bonus up', () => {
  it('says what is lost and what stays, and changes nothing if the member keeps it', async () => {
    const { dialog } = await ask();
    await waitFor(() =>
      expect(dialog.textContent).toContain('Toàn bộ tiền thưởng trong số dư: 400.000,00 ₫'),
    );
    expect(dialog.textContent).toContain('các lượt cược chờ kết quả');
    expect(dialog.textContent).toContain('Toàn bộ tiền của bạn: 550.000,00 ₫');
    await user.click(screen.getByRole('button', { name: 'Giữ khoản thưởng' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(given).toEqual([]);
  });

  it('gives it up, and reads balance, terms and bonuses again', async () => {
    const { isStale } = await ask();
    await confirm();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(given).toEqual([ROLLOVER]);
    expect(isStale(['withdrawals', 'terms'])).toBe(true);
    expect(isStale(['rewards', 'bonuses'])).toBe(true);
  });

  it('says of one that waits that nothing is lost', async () => {
    const { dialog } = await ask(true);
    expect(dialog.textContent).toContain('chưa bắt đầu');
    expect(dialog.textContent).not.toContain('Bạn sẽ mất');
  });

  it('stays open with the reason if it is refused', async () => {
    server.use(
      gateway.post(
        '/wps/v2/bonuses/{rolloverId}/give-up',
        () => refused(404, 'ROLLOVER_NOT_FOUND', undefined, 'Không tìm thấy khoản thưởng.') as never,
      ),
    );
    await ask();
    await confirm();
    expect(await screen.findByText('Không tìm thấy khoản thưởng.')).toBeTruthy();
  });
});
