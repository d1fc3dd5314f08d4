import { randomUUID } from 'node:crypto';
import { PlayerClient } from '#libs/api-client';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

describe('lotteries in the catalogue of games', () => {
  let platform: WholePlatform;

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      RESULT_FEEDS: '',
      PAYLOAD_ENCRYPTION: 'optional',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '50',
      SIMULATED_DELAY_MAX_MS: '100',
    });
  }, 120_000);
  afterAll(() => platform?.close());

  async function depositor(): Promise<PlayerClient> {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    await player.deposit('500000.00');
    return player;
  }

  it('SPEC-3.22 SPEC-3.23 SPEC-3.25 SPEC-7.2.8 the launch call opens each lottery by its account type', async () => {
    const player = await depositor();
    const pathOf = async (lotto: object) => {
      const common = { accountType: '1', launchMode: 'GLS', platform: 'html5-desktop', language: 'VI' };
      const { gameUrl } = await player.value<{ gameUrl: string }>('POST', '/wps/game/launchGame', {
        ...common,
        ...lotto,
      });
      const { pathname, searchParams } = new URL(gameUrl);
      return [pathname, searchParams.get('gameCode')];
    };
    await eventually(
      () => player.value<{ gameType: string }[]>('GET', '/lgw/games/game_menus'),
      (menus) => ['LOTT', 'ELOTT'].every((type) => menus.some(({ gameType }) => gameType === type)),
    );
    const device = { device: 'html5-desktop', lottoView: 'bet', hasLobby: '1', lottoArea: 'VN' };
    expect(
      await Promise.all([
        pathOf({ ...device, lottoPrizeMode: 'Lott', accountTypeName: 'TCG_LOTTO_VN', lottoGameCode: 'XSMB' }),
        pathOf({ ...device, lottoPrizeMode: 'SEA', accountTypeName: 'TCG_SEA' }),
        pathOf({ ...device, lottoPrizeMode: 'Elott', accountTypeName: 'ELOTT', lottoGameCode: 'HN60' }),
        pathOf({ ...device, lottoPrizeMode: 'ZY', accountTypeName: 'LOTT', lottoGameCode: 'MEGA645' }),
        pathOf({ gameId: 'lottery-thai', vassalage: 'LOTUS' }),
      ]),
    ).toEqual([
      ['/vnlottery', 'XSMB'],
      ['/seaLottery', null],
      ['/elott', 'HN60'],
      ['/lottery', 'MEGA645'],
      ['/seaLottery', 'THAI'],
    ]);
  });

  it('SPEC-7.2.9 SPEC-7.2.10 SPEC-7.2.11 lists the lotteries of Vietnam, those played last, and those played most', async () => {
    const player = await depositor();
    const codes = async (path: string) =>
      (await player.value<{ gameCode: string }[]>('GET', path)).map(({ gameCode }) => gameCode);
    const vietnam = await codes('/lgw/vn/games/game_menu');
    expect(vietnam).toEqual(expect.arrayContaining(['XSMB', 'XSMN-HCM', 'XSMT-DNG', 'MEGA645']));
    expect(vietnam).not.toContain('THAI');
    expect(await codes('/lgw/vn/games/game_menu/recent')).toEqual([]);
    const contents = [{ playId: 'DUOI', bettingContent: '1', singleBetPrice: '1000.00' }];
    for (const gameId of ['HN300', 'HN60', 'HN60']) {
      const [, next] = await player.value<{ numero: string }[]>('GET', `/lgw/numeros/chase/${gameId}`);
      const body = {
        ...{ gameId, prizeMode: 'Elott', contents, winStop: false, betCartAmountSum: '1000.00' },
        numeros: [{ numero: next!.numero, multiple: 1 }],
      };
      const placed = await player.call('POST', '/lgw/betting', body, { [idempotencyHeader]: randomUUID() });
      expect(placed).toMatchObject({ success: true });
    }
    expect(await codes('/lgw/vn/games/game_menu/recent')).toEqual(['HN60', 'HN300']);
    const popular = await codes('/lgw/games/popular');
    expect(popular).toHaveLength(20);
    expect(popular.indexOf('HN60')).toBeLessThan(popular.indexOf('HN300'));
  });
});
