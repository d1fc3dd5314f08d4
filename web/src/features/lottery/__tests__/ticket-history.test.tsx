import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { beginSession } from '~/testing/member';
import { open, orderOf, serve } from '~/testing/served-game';

it('all tickets are read page by page and by state, and one of an earlier day is bet again', async () => {
  beginSession();
  serve('XSMB', 'MB');
  server.use(
    gateway.get('/lgw/orders', ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('state') === 'WON')
        return ok({
          list: [orderOf('L3', { state: 'WON', payout: '99000.00', numero: '30' })],
          cursor: null,
        });
      return query.get('cursor') === 'next'
        ? ok({ list: [orderOf('L2', { state: 'LOST', numero: '20' })], cursor: null })
        : ok({ list: [orderOf('L1', { state: 'LOST', numero: '10' })], cursor: 'next' });
    }),
  );
  await open('/vnlottery?gameCode=XSMB');
  await userEvent.click(await screen.findByRole('button', { name: 'Tất cả vé' }));
  const heading = await screen.findByRole('heading', { name: 'Tất cả vé' });
  const tickets = within(heading.closest('section')!);
  expect(await tickets.findByText('XSMB · Kỳ 10')).toBeTruthy();
  await userEvent.click(tickets.getByRole('button', { name: 'Xem thêm' }));
  expect(await tickets.findByText('XSMB · Kỳ 20')).toBeTruthy();

  await userEvent.click(tickets.getByRole('button', { name: 'Trúng' }));
  expect(await tickets.findByText('XSMB · Kỳ 30')).toBeTruthy();
  expect(tickets.queryByText('XSMB · Kỳ 10')).toBeNull();

  await userEvent.click(tickets.getByRole('button', { name: 'Đặt lại' }));
  await waitFor(() => expect(sessionStorage.getItem('lotterySlip:XSMB')).toContain('"content":"27"'));
});

it('the latest slip is bet again from the history where there is none of today', async () => {
  beginSession();
  serve('XSMB', 'MB');
  server.use(
    gateway.get('/lgw/orders', () => ok({ list: [orderOf('L1', { state: 'LOST' })], cursor: null })),
  );
  await open('/vnlottery?gameCode=XSMB');
  await userEvent.click(await screen.findByRole('button', { name: 'Đặt lại phiếu gần nhất' }));
  await waitFor(() => expect(sessionStorage.getItem('lotterySlip:XSMB')).toContain('"content":"27"'));
});
