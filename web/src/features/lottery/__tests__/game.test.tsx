import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ok } from '~/testing/msw/handlers';
import { gateway } from '~/testing/msw/gateway';
import { server } from '~/testing/msw/server';
import { renderApp } from '~/testing/render';
import { oddsAt, playsOf } from '#libs/lottery-engine/browser';
import type { Game } from '../api/lottery.api';

const soon = new Date(Date.now() + 3_600_000).toISOString();

const gameOf = (gameCode: string): Game => ({
  ...{ gameCode, area: 'VN' as const, region: 'NORTH' as const, numero: '1', last: null },
  gameName: { vi: 'Xổ số miền Bắc', en: 'Northern lottery' },
  current: { numero: '1', openAt: soon, closeAt: soon, drawAt: soon } as unknown as Game['current'],
});

function serve(gameCode: string, group: string): void {
  const playMenus = playsOf(group).map((play) => ({
    playId: play.code,
    playSwitch: true,
    odds: Object.fromEntries(
      Object.entries(oddsAt(play, 1800)).map(([tier, odds]) => [tier, String(odds / 1000)]),
    ),
  }));
  server.use(
    gateway.get('/lotto/lgw/games/opened/numero', () => ok([gameOf(gameCode)])),
    gateway.get('/lgw/games/{gameId}/play_menu', () =>
      ok([{ prizeModeId: 'Lott', playMenuGroups: [{ playMenus }] }] as never),
    ),
    gateway.get('/lgw/customers/series', () => ok([])),
    gateway.get('/lgw/numeros/chase/{gameId}', () => ok([])),
    gateway.get('/lgw/draw/{gameId}', () => ok([])),
    gateway.get('/lgw/games/{gameId}/setting', () =>
      ok({
        ...{ betAmountMax: '1000000.00', betAmountMin: '1000.00', winAmountMax: '90000000.00' },
        ...{ betMultipleMax: 99, drawsMax: 10, bettingModes: [], orderAmountMax: '1000000000.00' },
        ...{ lineAmountMax: '1000000.00', playAmountMax: '20000000000.00' },
        ...{ numberCostMax: '10000000000.00', worstCostMax: '20000000000.00' },
      }),
    ),
  );
}

const open = (address: string) => renderApp(address, { namespaces: ['auth', 'games', 'system', 'lottery'] });

describe('the page of a lottery', () => {
  beforeEach(() => sessionStorage.clear());

  it('says what a point of lô costs and wins, and keeps the slip over a reload', async () => {
    serve('XSMB', 'MB');
    const view = await open('/vnlottery?gameCode=XSMB');
    expect(await screen.findByText(/1 điểm = 27\.000 ₫, trúng 99\.000 ₫ mỗi nháy/)).toBeTruthy();
    expect(screen.getByText(/ít nhất một lần trong 27 giải: 1 trên 4,2/)).toBeTruthy();

    const board = within(screen.getByRole('region', { name: 'Chọn số' }));
    await userEvent.click(board.getByRole('button', { name: '12' }));
    await userEvent.click(board.getByRole('button', { name: /^Đầu 3/ }));
    await userEvent.click(board.getByRole('button', { name: 'Thêm vào phiếu' }));
    expect(await screen.findByText('12,30,31,32,33,34,35,36,37,38,39')).toBeTruthy();

    view.unmount();
    await open('/vnlottery?gameCode=XSMB');
    expect(await screen.findByText('12,30,31,32,33,34,35,36,37,38,39')).toBeTruthy();
  });

  it('shows what each side pays, and refuses a slip above the limit of a draw', async () => {
    serve('XSMB', 'MB');
    await open('/vnlottery?gameCode=XSMB&playType=DB2_SUM');
    expect(await screen.findByRole('button', { name: /^0 ?1 ăn 95 ?1 trên 100/ })).toBeTruthy();
    const nine = screen.getByRole('button', { name: /^9 ?1 ăn 9,5 ?1 trên 10/ });
    await userEvent.click(nine);
    const points = screen.getByRole('textbox', { name: 'Số điểm tùy chọn' });
    await userEvent.clear(points);
    await userEvent.type(points, '1001');
    await userEvent.click(screen.getByRole('button', { name: 'Thêm vào phiếu' }));
    expect(await screen.findByText(/Mỗi kỳ chỉ được cược tối đa 1\.000\.000 ₫/)).toBeTruthy();
  });
});
