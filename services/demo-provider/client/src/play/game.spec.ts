// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, SessionResponse, SpinResult, Step } from '../../../src/play/dto/play.contract.js';
import { en } from '../text/en';
import { Game, type GameParts } from './game';
import { Memory } from './memory';
import { Money } from './money';
import type { ParentFrame } from './parent-frame';
import { PlayError } from './play.errors';

const fairness = { commitment: 'c', clientSeed: 's', nonce: 0 };
const grid = [['H1'], ['H1'], ['H1']];
const round: SpinResult = {
  roundId: 'R1',
  clientSpinId: 'S1',
  stake: '100000',
  grid,
  wins: [],
  amount: '0',
  steps: [],
  totalWin: '0',
  balance: '900000',
  state: 'CLOSED',
  fairness,
  at: '2026-01-01T00:00:00.000Z',
};
const free: Step = { kind: 'free', grid, wins: [], amount: '0', freeSpinsLeft: 0 };

/** The game on a stage without pictures, whose reels land on command. */
function open(spin: () => Promise<SpinResult>, unfinished?: SpinResult) {
  const notified: string[] = [];
  const info = {
    layout: { reels: 3, rows: 1 },
    paytable: [],
    features: {},
    stakes: ['100000'],
    defaultStake: '100000',
    minimumRoundMs: 0,
  } as unknown as GameInfo;
  const session = {
    game: info,
    balance: '1000000',
    mode: 'REAL',
    language: 'en',
    fairness,
    unfinished,
  } as SessionResponse;
  const landed = vi.fn(async () => undefined);
  const nothing = () => undefined;
  const stage = {
    geometry: { width: innerWidth, height: innerHeight },
    look: { theme: { symbols: {} } },
    picture: () => '',
    heroPicture: () => '',
    reels: { grid, columns: [], start: () => ({ land: landed }), skip: nothing },
    spotlight: { clearAll: nothing, showTall: nothing, show: nothing, clear: nothing },
  };
  const client = { spin, seen: async () => undefined };
  const frame = { present: true, notify: (event: string) => notified.push(event) };
  const parts = { session, stage, client, frame, text: en, money: new Money('en', 'VND') };
  const game = new Game({
    ...(parts as unknown as GameParts),
    frame: frame as unknown as ParentFrame,
    memory: new Memory('test'),
  });
  return { game, notified, landed };
}

const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!button) throw new Error(`no button ${name}`);
  button.click();
};

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.innerHTML = ['top', 'figures', 'stage', 'result', 'spoken', 'hud', 'overlay']
    .map((id) => `<div id="${id}"></div>`)
    .join('');
  document.getElementById('overlay')!.hidden = true;
});

describe('notifications to the embedding page', () => {
  it('that it begins before the spin is sent, and that it is counted once it has been shown', async () => {
    const order: string[] = [];
    const { game, notified, landed } = open(async () => {
      order.push(`sent after ${notified.join()}`);
      return round;
    });
    landed.mockImplementation(async () => {
      order.push(`landed after ${notified.join()}`);
      return undefined;
    });
    await game.begin();
    press(en.spin);
    await vi.waitFor(() => expect(notified).toEqual(['round', 'balance']));
    expect(order).toEqual(['sent after round', 'landed after round']);
  });

  it('sends nothing more until the free spins have been played', async () => {
    const { game, notified } = open(async () => ({ ...round, freeSpinsAwarded: 1, steps: [free] }));
    await game.begin();
    press(en.spin);
    await vi.waitFor(() => press(en.start), { timeout: 5_000 });
    await vi.waitFor(() => expect(document.body.textContent).toContain(en.freeSpinsDone), { timeout: 5_000 });
    expect(notified).toEqual(['round']);
    press(en.goOn);
    await vi.waitFor(() => expect(notified).toEqual(['round', 'balance']));
  });

  it.each(['network', 'funds', 'session'] as const)('that it is over when it fails (%s)', async (kind) => {
    const { game, notified } = open(() => Promise.reject(new PlayError('SOME', kind)));
    await game.begin();
    press(en.spin);
    await vi.waitFor(() => expect(notified).toEqual(['round', 'balance']), { timeout: 8_000 });
  });

  it('nothing of a round that is shown again: its outcome has been in the balance all along', async () => {
    const { game, notified } = open(() => Promise.reject(new Error('not asked')), round);
    await game.begin();
    press(en.resumeGo);
    await vi.waitFor(() => expect(document.body.textContent).toContain(en.noWin));
    expect(notified).toEqual([]);
  });
});
