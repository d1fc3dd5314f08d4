import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import { CountingGames } from '../components/counting-games';

it('H5 lists only the categories that a promotion counts, each by its share or that of all others', async () => {
  const shares = [
    { scope: 'DEFAULT' as const, key: '', ppm: 1_000_000 },
    { scope: 'TYPE' as const, key: 'LIVE', ppm: 500_000 },
    { scope: 'TYPE' as const, key: 'FISH', ppm: 0 },
  ];
  server.use(gateway.get('/wps/v2/bonuses/contributions', () => ok(shares)));
  await renderAt(<CountingGames categories={['RNG', 'LIVE']} />);
  fireEvent.click(await screen.findByText('Trò chơi nào được tính vòng cược'));
  await screen.findByText('Casino trực tuyến');
  const rows = screen.getAllByRole('term').map((term) => term.parentElement!.textContent);
  expect(rows).toEqual(['Nổ hũ100%', 'Casino trực tuyến50%']);
  expect(screen.getByText(/Các trò chơi khác không được tính/)).toBeTruthy();
});
