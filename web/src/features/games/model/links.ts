import type { Game, Room, Vendor } from '../api/games.api';
import { categoryOf } from './category';

/** Target of a card: the game page, or the provider's list if the entry is a provider (isGame VASSALAGE). */
export function gameHref(game: Game, mode: 'real' | 'trial'): string {
  if (game.isGame === 'VASSALAGE') return vendorHref(game.vassalage, game.gameType);
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

/** The vendor's games in the lobby of the category. */
export const vendorHref = (vassalage: string, gameType = 'RNG') =>
  `${categoryOf(gameType).path ?? '/rng'}?page=${encodeURIComponent(vassalage)}`;

/** Vendors of sports and e-sports have one place to bet in: a press launches it (specification 2.2). */
export const isLaunched = (gameType: string) => gameType === 'SPORTS' || gameType === 'ESPORTS';

/** Where a press on the vendor leads; null if it has nothing to launch now. */
export function vendorTarget(vendor: Vendor, gameType: string): string | null {
  if (!isLaunched(gameType)) return vendorHref(vendor.vassalage, gameType);
  if (vendor.maintenance || vendor.firstGameId === null) return null;
  const { firstGameId: gameId, vassalage, displayName: name } = vendor;
  return `/game?${new URLSearchParams({ gameId, vassalage, gameType, nodeId: gameId, name }).toString()}`;
}

export function roomHref({ gameId, roomId, vassalage, roomName, gameName }: Room): string {
  const name = `${gameName} · ${roomName}`;
  const params = { gameId, vassalage, gameType: 'PVP', nodeId: gameId, roomId, name };
  return `/game?${new URLSearchParams(params).toString()}`;
}

export const canTry = (game: Game) => game.supportPlay === 0;
