import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { walletQueries, type HeldBalance } from '~/features/wallet';
import type { GameMessage } from '../model/game-frame';

/**
 * The longest feature we know of, sixty free spins at an easy pace, is shown in some four minutes. A game that has not
 * said by then that it has counted its round will not say so at all, and the true balance is shown.
 */
export const LONGEST_ROUND_MS = 5 * 60_000;

/**
 * A round is settled as soon as it begins, and the stream brings its win while the reels still turn. What the bar above
 * the game tells stands still from the game's word that a round begins until its next word, whatever that is; the balance
 * itself is kept up with all the while. What a frame has begun ends with it.
 */
export function useBalanceHold(frame: string | undefined) {
  const client = useQueryClient();
  const [held, setHeld] = useState<(HeldBalance & { frame: string | undefined }) | null>(null);
  const end = useCallback(() => setHeld(null), []);

  const hear = useCallback(
    (message: GameMessage) => {
      // Taken anew by each round: a game that only ever begins rounds shows what the one before has come to.
      const shown = message === 'round' ? client.getQueryState(walletQueries.balance().queryKey) : undefined;
      setHeld(shown?.data ? { amount: shown.data.sumBalance, at: shown.dataUpdatedAt, frame } : null);
    },
    [client, frame],
  );

  useEffect(() => {
    if (!held) return;
    const limit = setTimeout(end, LONGEST_ROUND_MS);
    return () => clearTimeout(limit);
  }, [held, end]);

  return { held: held?.frame === frame ? (held ?? undefined) : undefined, hear, end };
}
