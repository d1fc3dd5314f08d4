import type { Game } from '../api/games.api';

/** Target of a card: the game page, or the provider's list if the entry is a provider (isGame VASSALAGE). */
export function gameHref(game: Game, mode: 'real' | 'trial'): string {
  if (game.isGame === 'VASSALAGE') return vendorHref(game.vassalage);
  const params = new URLSearchParams({
    gameId: game.gameId,
    vassalage: game.vassalage,
    gameType: game.gameType,
  });
  if (game.nodeId) params.set('nodeId', game.nodeId);
  params.set('name', game.gameName);
  if (mode === 'trial') params.set('mode', 'trial');
  return `/game?${params.toString()}`;
}

export const vendorHref = (vassalage: string) => `/rng?page=${encodeURIComponent(vassalage)}`;

export const canTry = (game: Game) => game.supportPlay === 0;
