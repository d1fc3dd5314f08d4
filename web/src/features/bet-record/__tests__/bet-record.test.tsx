import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import type { BetPage, BetRecord } from '../api/bet-record.api';
import { BetRecordPage } from '../components/bet-record-page';
import { periodRange } from '~/lib/brand-time';

describe('periods are days of the brand’s zone', () => {
  // 22 November, 01:30 in Vietnam.
  const now = Date.parse('2026-11-21T18:30:00Z');
  it.each([
    ['today', '2026-11-21T17:00:00.000Z', '2026-11-22T17:00:00.000Z'],
    ['yesterday', '2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['week', '2026-11-15T17:00:00.000Z', '2026-11-22T17:00:00.000Z'],
    ['thirty', '2026-10-23T17:00:00.000Z', '2026-11-22T17:00:00.000Z'],
    ['month', '2026-10-31T17:00:00.000Z', '2026-11-22T17:00:00.000Z'],
  ] as const)('%s', (period, from, to) => {
    expect(periodRange(period, now)).toEqual({ from, to });
  });
});

const bet = (n: number, over: Partial<BetRecord> = {}): BetRecord => ({
  betId: `0190f2d0-7f3a-7000-8000-00000000000${n}`,
  roundId: `r${n}`,
  gameName: { vi: 'Sen Vàng', en: 'Golden Lotus' },
  vassalage: 'LB',
  gameType: 'RNG',
  stake: '10000.00',
  payout: '0.00',
  validBet: '10000.00',
  profit: '-10000.00',
  status: 'SETTLED',
  placedAt: '2026-11-21T04:00:00.000Z',
  settledAt: '2026-11-21T04:00:01.000Z',
  gameId: 'g1',
  mode: 'REAL',
  currency: 'VND',
  exclusionReason: null,
  selections: [],
  ...over,
});

const onTicket = vi.fn<(orderNumber: string) => void>();
let queries: URLSearchParams[] = [];
let page: BetPage;
beforeEach(() => {
  queries = [];
  page = {
    list: [
      bet(1),
      bet(2, { payout: '50000.00', profit: '40000.00' }),
      bet(3, {
        ...{ status: 'OPEN', settledAt: null, profit: '0.00' },
        selections: [{ selection: 'Sông Hồng – Hạ Long: Hoà', odds: { format: 'HK', value: '2.40' } }],
      }),
    ],
    pageNum: 1,
    totalPages: 4,
    totalCount: 70,
    totals: {
      stake: '700000.00',
      payout: '650000.00',
      validBet: '690000.00',
      profit: '-50000.00',
      count: 70,
    },
  };
  server.use(
    gateway.get('/wps/v2/records/bets', ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return ok(page);
    }),
  );
});
const show = () =>
  renderAt(<BetRecordPage vendors={[{ code: 'LB', name: 'Lục Bảo' }]} onTicket={onTicket} />, {
    namespaces: ['bet-record'],
  });
const user = userEvent.setup();

describe('the betting record (SPEC-2.8.6)', () => {
  it('shows each bet with sign and word, and the totals of the whole filter', async () => {
    await show();
    expect(await screen.findByText('Thua')).toBeTruthy();
    expect(screen.getByText('Thắng')).toBeTruthy();
    expect(screen.getByText('Chờ kết quả')).toBeTruthy();
    expect(screen.getByText('+40.000,00')).toBeTruthy();
    expect(screen.getByText('−10.000,00')).toBeTruthy();
    expect(screen.getByText('−50.000,00')).toBeTruthy();
    expect(screen.getByText('70')).toBeTruthy();
    expect(screen.getAllByText('Lục Bảo').length).toBeGreaterThan(0);
  });

  it('names the play of a lottery ticket, and opens it by its number', async () => {
    page.list = [
      bet(4, {
        ...{
          gameName: { vi: 'Xổ số miền Bắc', en: 'Northern lottery' },
          vassalage: 'LOTUS',
          gameType: 'LOTT',
        },
        orderNumber: 'L7K2M9QX4T2BC',
        selections: [{ selection: '05,27', playName: { vi: 'Lô 2 số', en: '2D lo' }, odds: null }],
      }),
    ];
    await show();
    expect(await screen.findByText('Lô 2 số: 05,27')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vé L7K2M9QX4T2BC' }));
    expect(onTicket).toHaveBeenCalledWith('L7K2M9QX4T2BC');
  });

  it('filters by period, vendor and state and begins again at page one', async () => {
    await show();
    await user.click(await screen.findByRole('button', { name: 'Trang 2' }));
    await waitFor(() => expect(queries.at(-1)?.get('pageNo')).toBe('2'));
    await user.click(screen.getByRole('button', { name: '7 ngày' }));
    await user.selectOptions(screen.getByLabelText('Nhà cung cấp'), 'LB');
    await user.click(screen.getByRole('button', { name: 'Chưa có kết quả' }));
    await waitFor(() => {
      const query = queries.at(-1);
      expect([query?.get('pageNo'), query?.get('vassalage'), query?.get('status')]).toEqual([
        '1',
        'LB',
        'OPEN',
      ]);
    });
    const span = Date.parse(queries.at(-1)?.get('to') ?? '') - Date.parse(queries.at(-1)?.get('from') ?? '');
    expect(span).toBe(7 * 86_400_000);
  });

  it('offers a longer period when today is empty', async () => {
    page = { ...page, list: [], totalPages: 0, totalCount: 0 };
    await show();
    expect(await screen.findByText('Hôm nay chưa có lượt cược nào')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Xem 30 ngày' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '30 ngày' }).getAttribute('aria-pressed')).toBe('true'),
    );
  });

  it('says what failed and what is safe', async () => {
    server.use(gateway.get('/wps/v2/records/bets', () => refused(503, 'UNAVAILABLE')));
    await show();
    expect(await screen.findByText('Không tải được lịch sử cược')).toBeTruthy();
    expect(screen.getByText('Tiền và lượt cược của bạn không bị ảnh hưởng.')).toBeTruthy();
  });
});
