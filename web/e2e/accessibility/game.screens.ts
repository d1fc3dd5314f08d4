import type { FrameLocator } from '@playwright/test';
import { answered, freeSpins, hugeWin, SLOT } from '../support/rounds.ts';
import { gameTexts } from '../support/texts.ts';
import type { Screen, Sight } from './screen.ts';

const frameOf = ({ page }: Sight): FrameLocator => page.frameLocator('iframe');
const words = ({ language }: Sight) => gameTexts[language];
const press = async (sight: Sight, name: string | RegExp) => {
  await ready(sight).waitFor();
  await frameOf(sight).getByRole('button', { name, exact: true }).click();
};
const ready = (sight: Sight) =>
  frameOf(sight).getByRole('button', { name: words(sight).spin, exact: true, disabled: false });
const sheet = (sight: Sight, name: string) => frameOf(sight).getByRole('dialog', { name });

/** Stands for the address of a game in the lobby. */
export const GAME = '{game}';
const page = { by: 'trial', path: GAME } as const;

/** A round of known outcome, at the pace of those who do not wait. */
const shown = (round: ReturnType<typeof freeSpins>) =>
  ({ by: 'trial', path: SLOT, answers: { '/play/spin': { value: answered(round) } } }) as const;
const spinFast = async (sight: Sight) => {
  await press(sight, words(sight).turbo);
  await press(sight, words(sight).spin);
};
const openDoor = (sight: Sight) =>
  sheet(sight, words(sight).freeSpins).getByRole('button', { name: words(sight).start });

/** The game page with the provider's slot in it. */
export const gameScreens: readonly Screen[] = [
  { ...page, name: 'slot, ready', landmark: ready },
  {
    ...page,
    name: 'slot, choosing a stake',
    act: (sight) => press(sight, new RegExp(`^${words(sight).stake} `)),
    landmark: (sight) => sheet(sight, words(sight).chooseStake),
  },
  {
    ...page,
    name: 'slot, autoplay',
    act: (sight) => press(sight, words(sight).autoplay),
    landmark: (sight) => sheet(sight, words(sight).autoplay),
  },
  {
    ...page,
    name: 'slot, history',
    act: (sight) => press(sight, words(sight).history),
    landmark: (sight) => sheet(sight, words(sight).history),
  },
  ...[0, 1, 2, 3].map((tab): Screen => ({
    ...page,
    name: `slot, information, tab ${tab + 1}`,
    quick: tab === 0,
    act: async (sight) => {
      await press(sight, words(sight).info);
      await frameOf(sight)
        .getByRole('tab', { name: words(sight).tabs[tab]! })
        .click();
    },
    landmark: (sight) => frameOf(sight).getByRole('tab', { name: words(sight).tabs[tab]!, selected: true }),
  })),
  { ...shown(freeSpins()), name: 'slot, start of free spins', act: spinFast, landmark: openDoor },
  {
    ...shown(freeSpins()),
    name: 'slot, the end of free spins',
    act: async (sight) => {
      await spinFast(sight);
      await openDoor(sight).click();
    },
    landmark: (sight) =>
      sheet(sight, words(sight).freeSpinsDone).getByRole('button', { name: words(sight).goOn }),
  },
  {
    ...shown(hugeWin()),
    name: 'slot, a celebration',
    act: spinFast,
    landmark: (sight) =>
      frameOf(sight)
        .getByRole('dialog', { name: new RegExp(`^${words(sight).bigWins[1]}`) })
        .getByRole('button', { name: words(sight).tapToGoOn }),
  },
  {
    ...page,
    name: 'game, opening',
    answers: { '/wps/game/launchGame': 'held' },
    landmark: ({ page, texts }) => page.getByText(texts.launch.opening),
  },
  {
    ...page,
    name: 'game, failed to open',
    answers: { '/wps/game/launchGame': 'failed' },
    landmark: ({ page, texts }) => page.getByRole('alert').getByText(texts.launch.failed),
  },
  {
    ...page,
    name: 'game, none chosen',
    path: '/game',
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.launch.noGame }),
  },
];
