import { ok } from '~/testing/msw/handlers';
import { gateway } from '~/testing/msw/gateway';
import { server } from '~/testing/msw/server';
import { renderApp } from '~/testing/render';
import { oddsAt, playsOf } from '#libs/lottery-engine/browser';
import type { Draw, Game, Order, Ticket } from '~/features/lottery/api/lottery.api';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

/** A game whose next draw, number 1, closes in an hour. */
const gameOf = (gameCode: string): Game => ({
  ...{ gameCode, area: 'VN' as const, region: 'NORTH' as const, numero: '1', last: null },
  gameName: { vi: 'Xổ số miền Bắc', en: 'Northern lottery' },
  current: {
    numero: '1',
    openAt: inAnHour,
    closeAt: inAnHour,
    drawAt: inAnHour,
  } as unknown as Game['current'],
});

/** A draw that takes bets for an hour. */
export const drawOf = (own: Partial<Draw> = {}): Draw => ({
  ...{
    gameId: 'XSMB',
    numero: '1',
    state: 'OPEN' as const,
    isSale: true,
    lockTime: 0,
    remainTime: 3_600_000,
  },
  ...{ openAt: inAnHour, closeAt: inAnHour, drawAt: inAnHour },
  ...own,
});

/** A ticket of a slip on lô 27, open unless it says otherwise. */
export const orderOf = (orderNumber: string, own: Partial<Ticket> = {}, gameId = 'XSMB'): Order => ({
  ...{ orderNumber, gameId, prizeMode: 'Lott', winStop: false, totalBettingAmount: '27000.00' },
  placedAt: new Date().toISOString(),
  contents: [
    {
      ...{ playId: 'LO2', bettingContent: '27', lines: 27, singleBetPrice: '1000.00' },
      ...{ linePrice: '1000.00', series: null, odds: { WIN: '99.000' } },
    },
  ],
  tickets: [
    {
      ...{
        id: orderNumber,
        numero: '1',
        multiple: 1,
        stake: '27000.00',
        payout: '0.00',
        state: 'OPEN' as const,
      },
      ...{ orderStatus: 2, commitment: null, reason: null, resultVersion: 0, settledAt: null },
      ...own,
    },
  ],
});

/** What the page of a game reads: all plays of a group at their usual odds, one draw that takes bets, no results. */
export function serve(gameCode: string, group: string): void {
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
    gateway.get('/lgw/numeros/chase/{gameId}', () => ok([drawOf({ gameId: gameCode })])),
    gateway.get('/lgw/numeros/near', () =>
      ok({
        currentNumero: null,
        nextNumero: null,
        previousNumero: null,
        serverTime: new Date().toISOString(),
      }),
    ),
    gateway.get('/lgw/orders/today', () => ok({ list: [], cursor: null })),
    gateway.get('/lgw/orders', () => ok({ list: [], cursor: null })),
    gateway.get('/lgw/draw/{gameId}', () => ok([])),
    gateway.get('/lgw/draw/{gameId}/numeros/{numero}/sold-out', () => ok({ full: [], held: [] })),
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

/** The page at an address, with its texts. */
export const open = (address: string) =>
  renderApp(address, { namespaces: ['auth', 'games', 'system', 'lottery'] });
