import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import { DrawCalendar } from '../components/draw-calendar';

const drawAt = new Date().toISOString();
const draw = (gameId: string, vi: string) => ({
  ...{ gameId, gameName: { vi, en: vi }, drawAt, businessDay: drawAt.slice(0, 10), draws: 1 },
});

it('SPEC-7.2.9 the calendar is that of every lottery, or of one of Vietnam', async () => {
  const names = { XSMB: 'Xổ số miền Bắc', XSDN: 'Đà Nẵng' };
  server.use(
    gateway.get('/lgw/numeros/calendar', () =>
      ok([draw('XSMB', names.XSMB), draw('XSDN', names.XSDN), draw('THAI', 'Thái Lan')] as never),
    ),
    gateway.get('/lgw/vn/games/game_menu', () =>
      ok(
        Object.entries(names).map(([gameCode, vi]) => ({
          ...{ gameCode, area: 'VN' as const, gameName: { vi, en: vi } },
        })),
      ),
    ),
  );
  await renderAt(<DrawCalendar />, { namespaces: ['lottery'] });
  const drawn = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  const choice = await screen.findByRole('combobox', { name: 'Xổ số Việt Nam' });
  expect(await screen.findByRole('link', { name: 'Thái Lan' })).toBeTruthy();
  expect(drawn()).toEqual(['Xổ số miền Bắc', 'Đà Nẵng', 'Thái Lan']);
  await userEvent.selectOptions(choice, 'Đà Nẵng');
  expect(drawn()).toEqual(['Đà Nẵng']);
});
