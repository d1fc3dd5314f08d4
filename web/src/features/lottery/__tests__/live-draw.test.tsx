import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dispatchEvent } from '~/lib/stream-events';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { beginSession } from '~/testing/member';
import { renderAt } from '~/testing/render';
import type { DrawDetail, Order } from '../api/lottery.api';
import { LiveDraw } from '../components/live-draw';
import '../components/lottery-page';
import { drawOf, orderOf } from '~/testing/served-game';

/** Longer than any test: the second value does not come. */
const NEVER = 2_000_000_000;

const sheet = { DB: ['12345'], G1: ['67890'], G2: ['11111', '22222'], G7: ['07', '27'] };

/** The orders with a ticket of the draw that an address names. */
const ofDraw = (orders: Order[], { searchParams }: URL) => ({
  list: orders.filter(
    ({ gameId, tickets }) =>
      gameId === searchParams.get('gameId') && tickets[0]!.numero === searchParams.get('numero'),
  ),
  cursor: null,
});

/** The panel over a draw of which the gateway says what `served` holds at the time. */
async function watch(served: { detail: DrawDetail; orders: Order[] }, gameId = 'XSMB', stepMs = 1) {
  server.use(
    gateway.get('/lgw/draw/{gameId}/numeros/{numero}', () => ok(served.detail)),
    gateway.get('/lgw/orders', ({ request }) => ok(ofDraw(served.orders, new URL(request.url)))),
  );
  return renderAt(<LiveDraw gameId={gameId} numero="1" onClose={() => undefined} stepMs={stepMs} />, {
    namespaces: ['lottery'],
  });
}

const closed: DrawDetail = {
  ...{ draw: drawOf({ state: 'CLOSED', isSale: false }), result: null, proof: null, voidReason: null },
};
const drawn = (winningNumber: Record<string, string[]>): DrawDetail => ({
  ...closed,
  draw: { ...closed.draw, state: 'DRAWN' },
  result: {
    ...{ numero: '1', version: 1, source: 'FEED' as const, winningNumber },
    drawnAt: closed.draw.drawAt,
  },
});

describe('a draw after its betting has closed', () => {
  afterEach(() => vi.restoreAllMocks());

  it('waits for the result, shows it when the draw changes, and says what the own tickets won', async () => {
    beginSession();
    const served = { detail: closed, orders: [orderOf('L1'), orderOf('L2', { numero: '2' })] };
    const { client } = await watch(served);
    expect(await screen.findByText(/Đã khóa cược\. Quay lúc .* đang chờ kết quả/)).toBeTruthy();

    served.detail = drawn(sheet);
    dispatchEvent(client, { type: 'draw', data: {} });
    expect(await screen.findByText('12345')).toBeTruthy();
    expect(await screen.findByText('Đang tính vé của bạn.')).toBeTruthy();

    served.orders = [orderOf('L1', { state: 'WON', payout: '99000.00' }), orderOf('L2', { numero: '2' })];
    dispatchEvent(client, { type: 'draw', data: {} });
    expect(await screen.findByText('Bạn trúng 99.000 ₫')).toBeTruthy();
  });

  it('keeps the places of numbers that are still to come, and what the tickets won with them', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    beginSession();
    await watch({ detail: drawn(sheet), orders: [orderOf('L1', { state: 'LOST' })] }, 'XSMB', NEVER);
    expect(await screen.findByText('Đang quay')).toBeTruthy();
    expect(screen.getAllByText(/^•+$/).map(({ textContent }) => textContent)).toEqual([
      ...['•••••', '•••••', '•••••', '••', '••', '•••••'],
    ]);
    expect(screen.queryByText('Chưa trúng kỳ này.')).toBeNull();
  });

  it('shows them one after the other where motion is welcome', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    beginSession();
    await watch({ detail: drawn(sheet), orders: [orderOf('L1', { state: 'LOST' })] });
    expect(await screen.findByText('Chưa trúng kỳ này.')).toBeTruthy();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['67890', '1111122222', '0727', '12345'],
    ]);
  });

  it('shows dice for a game of dice, and nothing of tickets to a guest', async () => {
    await watch({ detail: drawn({ D: ['1', '4', '6'] }), orders: [] }, 'K3_60');
    const dice = await screen.findAllByRole('img');
    expect(dice.map((die) => die.getAttribute('aria-label'))).toEqual(['1', '4', '6']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that a draw is void, and why', async () => {
    const detail = {
      ...closed,
      draw: { ...closed.draw, state: 'VOID' as const },
      voidReason: 'BEACON_MISSING',
    };
    await watch({ detail, orders: [] });
    expect((await screen.findByRole('status')).textContent).toBe(
      'Kỳ này bị hủy, tiền cược được hoàn lại. Không có số ngẫu nhiên công khai.',
    );
  });
});
