import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import { Trends } from '../components/trends';

const figures = (number: string, times: number, gap: number) => ({
  ...{ number, times, gap, draws: times, longestGap: gap },
});

it('names the numbers that came most often and those absent for longest, as the server counts them', async () => {
  server.use(
    gateway.get('/lgw/draw/{gameId}', () =>
      ok([
        {
          ...{ numero: '1', version: 1, source: 'OWN' as const, drawnAt: new Date().toISOString() },
          winningNumber: { D: ['4', '0', '9', '9', '2'] },
        },
      ]),
    ),
    gateway.get('/lgw/draw/{gameId}/hot_gap_info', () =>
      ok({
        ...{ draws: 87, hot: ['9'], cold: ['3'], positions: [] },
        numbers: [figures('3', 1, 41), figures('9', 12, 0)],
      }),
    ),
    gateway.get('/lgw/draw/{gameId}/voids', () => ok({ count: 0, list: [] })),
  );
  await renderAt(<Trends gameId="SEN300" />, { namespaces: ['lottery'] });
  const itemsUnder = async (heading: string) => {
    const part = (await screen.findByRole('heading', { name: heading })).parentElement!;
    return within(part)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(await itemsUnder('Về nhiều nhất trong 87 kỳ')).toEqual(['912 lần']);
  expect(await itemsUnder('Lâu chưa về nhất')).toEqual(['341 kỳ']);
});
