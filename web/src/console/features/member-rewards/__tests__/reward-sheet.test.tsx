import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClient } from '~/testing/render';
import texts from '../locales/en.json';
import type { RewardSheet } from '../member-rewards.api';
import { RewardSheetView } from '../reward-sheet';

type Rollover = NonNullable<RewardSheet['rollovers']>[number];

const rollover = (status: Rollover['status'], over: Partial<Rollover> = {}): Rollover => ({
  ...{ id: status, kind: 'BONUS', title: { vi: 'Nạp lần đầu', en: 'First deposit' }, expiresAt: null },
  ...{ amount: '100000.00', required: '1500000.00', done: '1500000.00' },
  ...{ taken: '0.00', kept: '0.00', status },
  ...over,
});

function show(rollovers: Rollover[]): HTMLElement {
  const vip: RewardSheet['vip'] = {
    ...{
      level: 1,
      locked: false,
      keepFrom: '2026-10-01',
      keepTo: '2026-12-31',
      deposits: '0.00',
      bets: '0.00',
    },
    ...{ windowBets: '0.00', keepBet: '0.00', changes: [], gifts: [] },
  };
  const sheet = { account: 'minhtam88', memberId: 'm-1', claims: [], payments: [], rollovers, vip };
  render(
    <QueryClientProvider client={testClient()}>
      <RewardSheetView sheet={sheet} />
    </QueryClientProvider>,
  );
  return screen.getByRole('heading', { name: texts.rollovers }).parentElement!;
}

describe("the requirements on a member's sheet", () => {
  beforeEach(async () => {
    i18next.addResourceBundle('en', 'console-member-rewards', texts);
    await i18next.changeLanguage('en');
  });

  it('name each of the seven states', () => {
    const states = Object.keys(texts.status) as Rollover['status'][];
    expect(states).toHaveLength(7);
    const list = show(states.map((status) => rollover(status)));
    for (const status of states) expect(within(list).getByText(texts.status[status])).toBeTruthy();
    expect(list.textContent).not.toContain('Taken');
  });

  it('say what an end took and what it left', () => {
    const list = show([rollover('DONE', { taken: '20000.00', kept: '100000.00' })]);
    expect(within(list).getByText('Taken 20,000.00')).toBeTruthy();
    expect(within(list).getByText('Became own money 100,000.00')).toBeTruthy();
  });
});
