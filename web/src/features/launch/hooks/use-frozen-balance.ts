import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { walletQueries, type DisplayedBalance } from '~/features/wallet';
import type { GameMessage } from '../model/game-frame';

/** The longest known feature (sixty free spins) takes about four minutes; after this the true balance is shown. */
export const LONGEST_ROUND_MS = 5 * 60_000;

/**
 * A round is settled before its reels stop, so the displayed balance is frozen from the game's `round` message until
 * its next message. The cached balance still updates; a new frame ends the freeze.
 */
export function useFrozenBalance(frame: string | undefined) {
  const client = useQueryClient();
  const [held, setHeld] = useState<(DisplayedBalance & { frame: string | undefined }) | null>(null);
  const end = useCallback(() => setHeld(null), []);

  const onGameMessage = useCallback(
    (message: GameMessage) => {
      // Each round freezes the current balance, so a game that only sends `round` shows the previous result.
      const shown = message === 'round' ? client.getQueryState(walletQueries.balance().queryKey) : undefined;
      setHeld(shown?.data ? { amount: shown.data.available, at: shown.dataUpdatedAt, frame } : null);
    },
    [client, frame],
  );

  useEffect(() => {
    if (!held) return;
    const limit = setTimeout(end, LONGEST_ROUND_MS);
    return () => clearTimeout(limit);
  }, [held, end]);

  return { held: held?.frame === frame ? (held ?? undefined) : undefined, onGameMessage, end };
}
