import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import texts from '../locales/en.json';
import { VendorGames } from '../vendor-games';

const game = {
  ...{ gameId: 'example-1', vassalage: 'EXAMPLE', gameType: 'RNG', nameVi: 'Trò chơi', nameEn: 'A game' },
  ...{ isActive: true, isClosed: false, isHot: null, maintenance: false, rtp: null, limit: null },
  ...{ maxBet: null, sortOrder: null },
};

let asked: (string | null)[];
function Place() {
  return <output>{useLocation().search}</output>;
}
const open = (entry: string) =>
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter initialEntries={[entry]}>
        <VendorGames vassalage="EXAMPLE" />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('the games of a vendor', () => {
  beforeEach(async () => {
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-vendors', texts);
    await i18next.changeLanguage('en');
    asked = [];
    server.use(
      gateway.get('/wps/v2/ops/vendors/{vassalage}/games', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('pageNo'));
        return ok({ list: [game], pageNum: 1, totalPages: 9, totalCount: 900 } as never);
      }),
    );
  });

  it('keep their page in the address, so that a reload shows it again', async () => {
    const { unmount } = open('/vendors?vendor=EXAMPLE');
    await userEvent.click(await screen.findByRole('button', { name: shell.list.next }));
    await waitFor(() => expect(asked.at(-1)).toBe('2'));
    const reached = screen.getByText('?vendor=EXAMPLE&page=2').textContent;
    unmount();
    asked = [];
    open(`/vendors${reached}`);
    await screen.findByText('A game');
    expect(asked).toEqual(['2']);
  });
});
