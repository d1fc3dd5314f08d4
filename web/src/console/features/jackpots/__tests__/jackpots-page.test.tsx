import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { JackpotsPage } from '../jackpots-page';
import { compared, type ReportedPool } from '../jackpots.api';
import texts from '../locales/en.json';

const mini: ReportedPool = {
  ...{ vassalage: 'SHS', pool: 'mini', mode: 'REAL', amount: '456789.00', mustDropBy: '1000000.00' },
  ...{ seed: '200000.00', balance: '256789.00', days: [{ day: '2026-11-27', share: '12000.00' }] },
};
const held = (balance: string) => ({
  ...{ book: 'REAL' as const, vassalage: 'SHS', pool: 'mini', shares: '0.00', awards: '0.00', balance },
});
const award = {
  ...{ vassalage: 'SHS', pool: 'mini', mode: 'REAL' as const, roundId: 'r-77' },
  ...{ amount: '812345.00', at: '2026-11-27T08:00:00.000Z' },
};

beforeEach(async () => {
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-jackpots', texts);
  await i18next.changeLanguage('en');
});

function show(ledger: string, silent: string[] = []) {
  server.use(
    gateway.get('/wps/v2/ops/jackpots', () => ok({ pools: [mini], awards: [award], silent })),
    gateway.get('/wps/v2/ops/ledger/jackpot-pools', () => ok([held(ledger)])),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <JackpotsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('REG-G43.1 the pools of jackpots in the console', () => {
  it('stand beside the ledger, with what was contributed and awarded', async () => {
    show('256789.00');
    const item = (await screen.findByText(texts.agrees)).closest('li')!;
    expect(within(item).getByText(/456,789/)).toBeTruthy();
    expect(within(item).getByText(/12,000/)).toBeTruthy();
    expect(screen.getByText('r-77')).toBeTruthy();
    expect(screen.queryByText(texts.differs)).toBeNull();
  });

  it('are red where the ledger holds something else, and name vendors that do not answer', async () => {
    show('256788.00', ['LVG']);
    const words = await screen.findByText(texts.differs);
    expect(words.className).toContain('text-loss');
    expect(screen.getByRole('alert').textContent).toContain('LVG');
  });

  it('agree with a ledger that was read between two bets, and with an empty one', () => {
    const later = { ...mini, balance: '256800.00' };
    expect(compared([mini], [held('256789.00')], [later])[0]?.agrees).toBe(true);
    expect(compared([mini], [held('256799.00')], [later])[0]?.agrees).toBe(false);
    const empty = { ...mini, balance: '0.00' };
    expect(compared([empty], [], [empty])[0]).toMatchObject({ ledger: '0.00', agrees: true });
  });
});
