import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export interface LaunchTarget {
  gameId: string;
  nodeId: string;
  vassalage: string;
  /** A room of the game, if one was chosen. */
  roomId: string;
}

export type LaunchAnswer = Schema<'GameLaunch.LaunchResponse'>;

/** The v2 launch of the specification, with a language by its code; its ticket opens the game once. */
export const launchGame = (target: LaunchTarget, language: string, signal?: AbortSignal) =>
  http.post('/wps/game/launchGame', {
    signal,
    body: {
      gameId: target.gameId,
      ...(target.nodeId ? { nodeId: target.nodeId } : {}),
      ...(target.roomId ? { roomId: target.roomId } : {}),
      accountType: '1',
      confirmTrans: '0',
      vassalage: target.vassalage,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: '3',
      language,
    },
  });
