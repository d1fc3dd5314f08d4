import '@fontsource-variable/inter';
import '@fontsource/be-vietnam-pro/700.css';
import '@fontsource/be-vietnam-pro/800.css';
import '../styles/base.css';
import '../styles/hud.css';
import '../styles/sheets.css';
import '../styles/records.css';
import type { Language, Names } from '../../../src/play/dto/play.contract.js';
import { readEntry } from '../play/entry';
import type { GameClient } from '../play/game-client';
import { Memory } from '../play/memory';
import { Money } from '../play/money';
import { openGameSession, type Opener } from '../play/open-session';
import { ParentFrame } from '../play/parent-frame';
import { mayRepeat, PlayError } from '../play/play.errors';
import { showRefusal } from '../sheets/notices';
import { nameIn, textsOf, type Texts } from '../text';
import { byId } from './dom';

interface OpenedSession {
  token: string;
  language: Language;
  currency: string;
}

type SessionOf<C> = C extends Opener<infer S> ? S : never;

export interface PageParts<C, T> {
  client: C;
  session: SessionOf<C>;
  frame: ParentFrame;
  memory: Memory;
  money: Money;
  /** Texts of every game page, and those of this one. */
  common: Texts;
  text: T;
}

interface GamePage<C, T> {
  client: (language: Language) => C;
  gameOf: (session: SessionOf<C>) => { gameId: string; names: Names };
  textsOf: (language: Language) => Promise<T>;
  show: (parts: PageParts<C, T>) => Promise<void> | void;
}

/** Opens the session that the address names and shows its page, or says why it cannot be opened. */
export async function startPage<C extends GameClient & Opener<OpenedSession>, T>(
  page: GamePage<C, T>,
): Promise<void> {
  const entry = readEntry();
  const frame = new ParentFrame(entry.parentOrigin);
  const memory = new Memory(entry.gameCode);
  const client = page.client(entry.language);
  document.documentElement.lang = entry.language;
  document.body.dataset['mode'] = innerWidth < innerHeight ? 'portrait' : 'landscape';
  const spoken = await textsOf(entry.language);
  byId('loading').textContent = spoken.loading;
  try {
    const session = await openGameSession<OpenedSession>(client, memory, entry);
    client.token = memory.token = session.token;
    const { gameId, names } = page.gameOf(session as SessionOf<C>);
    frame.gameId = gameId;
    document.documentElement.lang = session.language;
    document.title = nameIn(names, session.language);
    const [common, text] = await Promise.all([textsOf(session.language), page.textsOf(session.language)]);
    const money = new Money(session.language, session.currency);
    await page.show({ session: session as SessionOf<C>, client, frame, memory, money, common, text });
    document.body.dataset['ready'] = 'true';
    frame.notify('ready');
  } catch (error) {
    const refusal = error instanceof PlayError ? error : new PlayError('PAGE', 'network', String(error));
    if (refusal.kind === 'session') memory.token = undefined;
    showRefusal(spoken, refusal, {
      retry: mayRepeat(refusal.kind) ? () => location.reload() : undefined,
      leave: frame.present ? () => frame.notify('close') : undefined,
    });
  } finally {
    byId('loading').hidden = true;
  }
}
