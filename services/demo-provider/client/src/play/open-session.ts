import type { Language } from '../../../src/play/dto/play.contract.js';
import type { Entry } from './entry';
import type { Memory } from './memory';
import { PlayError } from './play.errors';

export interface Opener<S> {
  token: string;
  open(ticket: string, game: string, language: Language): Promise<S>;
  resume(): Promise<S>;
}

/** A new ticket opens the session; after a reload the token continues it. */
export async function openGameSession<S>(
  client: Opener<S>,
  memory: Memory,
  { ticket, gameCode, language }: Entry,
): Promise<S> {
  const kept = memory.token;
  if (ticket) {
    try {
      return await client.open(ticket, gameCode, language);
    } catch (error) {
      const spent = error instanceof PlayError && error.kind === 'session';
      if (!spent || !kept) throw error;
    }
  }
  if (!kept) throw new PlayError('PLAY_SESSION_UNKNOWN', 'session');
  client.token = kept;
  return client.resume();
}
