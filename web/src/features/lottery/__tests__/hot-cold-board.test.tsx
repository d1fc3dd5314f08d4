import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { open, serve } from '~/testing/served-game';

const drawnAt = new Date().toISOString();
const drawn = (numero: string, digits: string) => ({
  ...{ numero, drawnAt, source: 'OWN' as const, version: 1 },
  winningNumber: { D: [...digits] },
});

it('the board counts how often digits came at their position when the player wants it, and remembers that', async () => {
  serve('SEN300', 'SSC');
  server.use(gateway.get('/lgw/draw/{gameId}', () => ok([drawn('3', '50001'), drawn('2', '51234')])));
  const view = await open('/elott?gameCode=SEN300&playType=FIX');
  const board = () => within(screen.getByRole('region', { name: 'Chọn số' }));
  const five = await screen.findByRole('button', { name: 'Chục nghìn 5' });
  expect(five.textContent).toBe('5');

  await userEvent.click(board().getByRole('button', { name: 'Nóng/lạnh' }));
  const hot = await board().findByRole('button', { name: 'Chục nghìn 5, 2 lần' });
  expect(hot.textContent).toBe('5▲ 2');
  expect(board().getByText(/trong 2 kỳ\. Số liệu thống kê/)).toBeTruthy();

  view.unmount();
  await open('/elott?gameCode=SEN300&playType=FIX');
  expect(await screen.findByRole('button', { name: 'Chục nghìn 5, 2 lần' })).toBeTruthy();
});
