import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { useAccess, useSessionStore } from '~/features/session';
import { useSystem } from '~/features/system';
import { currentLanguage } from '~/lib/i18n';
import { launchGame, type LaunchTarget } from '../api/launch.api';
import { frameAddress, readGameMessage, type GameMessage } from '../model/game-frame';

/** Launches on arrival and again on reload: each ticket opens the game once. */
export function useGameLaunch(target: LaunchTarget) {
  const access = useAccess();
  const accountType = useSessionStore((s) => s.accountType);
  const allowed = useSystem()?.info.launchGameCDNs ?? [];
  const [attempt, setAttempt] = useState(0);
  const launch = useQuery({
    queryKey: ['launch', target.vassalage, target.gameId, target.nodeId, accountType, attempt],
    queryFn: async ({ signal }) => {
      const answer = await launchGame(target, currentLanguage(), signal);
      return frameAddress(answer, allowed, window.location.href);
    },
    enabled: access !== 'guest' && target.gameId !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  });
  return { ...launch, attempt, again: () => setAttempt((n) => n + 1) };
}

/** Hears only the frame itself, and only from the game's own origin. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: GameMessage) => void,
): void {
  useEffect(() => {
    if (!origin) return;
    function hear(event: MessageEvent): void {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message) onMessage(message);
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, origin, onMessage]);
}
