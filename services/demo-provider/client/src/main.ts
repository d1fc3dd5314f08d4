import '@fontsource-variable/inter';
import '@fontsource/be-vietnam-pro/700.css';
import '@fontsource/be-vietnam-pro/800.css';
import './styles/base.css';
import './styles/stage.css';
import './styles/hud.css';
import './styles/sheets.css';
import './styles/records.css';
import './styles/overlays.css';
import { playByOwnSeed } from './fairness/own-seed';
import { measure } from './hud/geometry';
import { lookOf } from './look';
import { byId } from './page/dom';
import { Game } from './play/game';
import { restingGrid } from './play/resting-grid';
import { readEntry } from './play/entry';
import { Memory } from './play/memory';
import { Money } from './play/money';
import { openGameSession } from './play/open-session';
import { ParentFrame } from './play/parent-frame';
import { mayRepeat, PlayError } from './play/play.errors';
import { PlayClient } from './play/play-client';
import { Stage } from './play/stage';
import { showRefusal } from './sheets/notices';
import { nameIn, textsOf } from './text';

async function start() {
  const entry = readEntry();
  const frame = new ParentFrame(entry.parentOrigin);
  const memory = new Memory(entry.gameCode);
  const client = new PlayClient(entry.language);
  document.documentElement.lang = entry.language;
  document.body.dataset.mode = measure(innerWidth, innerHeight, 5, 3).mode;
  const text = await textsOf(entry.language);
  byId('loading').textContent = text.loading;
  try {
    const session = await openGameSession(client, memory, entry);
    client.token = memory.token = session.token;
    await playByOwnSeed(session, client, memory);
    frame.gameId = session.game.gameId;
    const spoken = await textsOf(session.language);
    const title = nameIn(session.game.names, session.language);
    document.documentElement.lang = session.language;
    document.title = title;
    const { reels, rows } = session.game.layout;
    byId('stage').setAttribute('aria-label', spoken.reels(reels, rows));
    const stage = new Stage(lookOf(session.game.theme), session.game, title);
    await document.fonts.ready;
    await stage.build(restingGrid(session));
    const money = new Money(session.language, session.currency);
    const game = new Game({ session, stage, client, memory, frame, text: spoken, money });
    document.body.dataset.ready = 'true';
    frame.notify('ready');
    let resizing = 0;
    addEventListener('resize', () => {
      clearTimeout(resizing);
      resizing = window.setTimeout(() => void game.rebuild(), 120);
    });
    await game.begin();
  } catch (error) {
    const refusal = error instanceof PlayError ? error : new PlayError('PAGE', 'network', String(error));
    if (refusal.kind === 'session') memory.token = undefined;
    showRefusal(text, refusal, {
      retry: mayRepeat(refusal.kind) ? () => location.reload() : undefined,
      leave: frame.present ? () => frame.notify('close') : undefined,
    });
  } finally {
    byId('loading').hidden = true;
  }
}

void start();
