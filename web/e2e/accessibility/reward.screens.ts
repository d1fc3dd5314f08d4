import { bonusesInEveryState, partedBalance } from './money.answers.ts';
import { BENEATH, dialog, type Screen } from './screen.ts';

const centre = (page: string): string => `${BENEATH}?m=member&p=${page}`;
const FIRST_DEPOSIT = '01980000-0000-7000-8000-0000000b0001';
const MISSION = '01980000-0000-7000-8000-0000000b0003';

/** Promotions, ranks, points and what the member centre shows of them. */
export const rewardScreens: readonly Screen[] = [
  {
    name: 'promotions for a guest',
    by: 'guest',
    path: '/promotions',
    landmark: ({ page }) => page.locator('article').nth(8),
  },
  {
    name: 'promotions of a player',
    by: 'player',
    path: '/promotions',
    landmark: ({ page, texts }) =>
      page.getByRole('button', { name: texts.rewards.category.all, pressed: true }),
  },
  {
    name: 'no promotions',
    by: 'guest',
    path: '/promotions',
    answers: { '/wps/v2/promotions': { value: [] } },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.rewards.none }),
  },
  {
    name: 'a promotion',
    by: 'player',
    path: `/promoDetail?id=${FIRST_DEPOSIT}`,
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.rewards.terms }),
  },
  {
    name: 'a mission',
    by: 'player',
    path: `/promoDetail?id=${MISSION}`,
    landmark: ({ page }) => page.getByRole('progressbar').first(),
  },
  {
    name: 'a promotion that is gone',
    by: 'guest',
    path: '/promoDetail',
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.rewards.gone }),
  },
  {
    name: 'VIP ranks for a guest',
    by: 'guest',
    path: '/vip',
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.rewards.vip.ladder }),
  },
  {
    name: 'VIP of a player',
    by: 'player',
    path: '/vip',
    landmark: ({ page, texts }) => page.getByText(texts.rewards.vip.yours),
  },
  {
    name: 'point mall for a guest',
    by: 'guest',
    path: '/pointMall',
    landmark: ({ page, texts }) => page.getByText(texts.rewards.mall.intro),
  },
  {
    name: 'point mall of a player',
    by: 'player',
    path: '/pointMall',
    landmark: ({ page }) => page.locator('article').first(),
  },
  {
    name: 'an exchange of points',
    by: 'player',
    path: '/pointMall',
    act: ({ page, texts }) => page.getByRole('button', { name: texts.rewards.mall.redeem }).first().click(),
    landmark: (sight) => dialog(sight).getByLabel(sight.texts.rewards.mall.address),
  },
  {
    name: 'reward centre, which opens the mall',
    by: 'player',
    path: centre('rewardCenter'),
    landmark: ({ page }) => page.locator('article').first(),
  },
  {
    name: 'red rain',
    by: 'player',
    path: centre('redRain'),
    answers: {
      '/wps/v2/red-rain': {
        value: {
          round: {
            ...{
              id: 'r1',
              title: { vi: 'Mưa lì xì tối thứ bảy', en: 'Saturday night red rain' },
              taken: null,
            },
            ...{ startsAt: '2026-11-21T08:00:00.000Z', endsAt: '2099-11-21T08:30:00.000Z' },
            ...{ bets: '1500000.00', minBet: '1000000.00' },
          },
          now: '2026-11-21T08:11:00.000Z',
        },
      },
    },
    landmark: (sight) => dialog(sight).getByRole('button', { name: sight.texts.rewards.rain.grab }),
  },
  {
    name: 'red rain, none planned',
    by: 'player',
    path: centre('redRain'),
    answers: { '/wps/v2/red-rain': { value: { round: null, now: '2026-11-21T08:11:00.000Z' } } },
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.rewards.rain.none }),
  },
  {
    name: 'lucky wheel',
    by: 'player',
    path: centre('luckyWheel'),
    landmark: (sight) => dialog(sight).getByRole('button', { name: sight.texts.rewards.wheel.spin }),
  },
  {
    name: 'own VIP rank',
    by: 'player',
    path: centre('playerRank'),
    landmark: (sight) => dialog(sight).getByText(sight.texts.rewards.vip.yours),
  },
  {
    name: 'missions',
    by: 'player',
    path: centre('missionLeaderboard'),
    landmark: (sight) => dialog(sight).getByRole('progressbar').first(),
  },
  {
    name: 'bonus details, none',
    by: 'player',
    path: centre('bonusDetails'),
    answers: { '/wps/v2/bonuses': { value: { pageNum: 1, totalPages: 1, totalCount: 0, list: [] } } },
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.rewards.bonus.none }),
  },
  {
    name: 'bonus details in every state',
    quick: true,
    by: 'player',
    path: centre('bonusDetails'),
    answers: { '/wps/v2/bonuses': { value: bonusesInEveryState } },
    landmark: (sight) => dialog(sight).getByText(sight.texts.rewards.bonus.rollover.CLEARED, { exact: true }),
  },
  {
    name: 'giving up a bonus',
    quick: true,
    by: 'player',
    path: centre('bonusDetails'),
    answers: {
      '/wps/v2/bonuses': { value: bonusesInEveryState },
      '/wps/v2/wallets/balance': { value: partedBalance },
    },
    act: (sight) =>
      dialog(sight)
        .getByRole('button', { name: new RegExp(`^${sight.texts.bonus.giveUp}`) })
        .last()
        .click(),
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.bonus.title }),
  },
  {
    name: 'cashback',
    by: 'player',
    path: centre('manualRebate'),
    landmark: (sight) => dialog(sight).getByText(sight.texts.rewards.cashback.claimable),
  },
  {
    name: 'referral code',
    by: 'player',
    path: centre('referral'),
    landmark: (sight) => dialog(sight).getByRole('heading', { name: sight.texts.rewards.referral.funnel }),
  },
];
