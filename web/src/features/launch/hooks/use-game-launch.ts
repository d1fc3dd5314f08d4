import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useAccess, useSessionStore, type AccountType } from '~/features/session';
import { useSystem } from '~/features/system';
import { chosenGameLanguage } from '~/lib/game-language';
import { currentLanguage } from '~/lib/i18n';
import { languageCode } from '~/lib/language';
import { launchGame, type LaunchTarget } from '../api/launch.api';
import { frameAddress, pageOf, readGameMessage, type GameMessage } from '../model/game-frame';

/** Each ticket opens the game once, so each attempt is a launch of its own. */
const launchQuery = (target: LaunchTarget, accountType: AccountType | null, attempt: number) =>
  queryOptions({
    queryKey: ['launch', target, { accountType, attempt }],
    queryFn: ({ signal }) =>
      launchGame(target, chosenGameLanguage() || languageCode(currentLanguage()), signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** Launches on arrival, and again on reload. */
export function useGameLaunch(target: LaunchTarget) {
  const access = useAccess();
  const accountType = useSessionStore((s) => s.accountType);
  const allowed = useSystem()?.info.launchGameCDNs;
  const [attempt, setAttempt] = useState(0);
  const { data, error } = useQuery({
    ...launchQuery(target, accountType, attempt),
    enabled: access !== 'guest' && target.gameId !== '',
  });
  const frame = useMemo(() => {
    if (!data || pageOf(data, window.location.href)) return { address: null, problem: null };
    try {
      return { address: frameAddress(data, allowed ?? [], window.location.href), problem: null };
    } catch (problem) {
      return { address: null, problem };
    }
  }, [data, allowed]);
  return {
    address: frame.address,
    page: data ? pageOf(data, window.location.href) : null,
    error: error ?? frame.problem,
    attempt,
    again: () => setAttempt((n) => n + 1),
  };
}

/** Accepts messages from the game's frame and origin only. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: GameMessage) => void,
): void {
  useEffect(() => {
    if (!origin) return;
    function onGameMessage(event: MessageEvent): void {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message) onMessage(message);
    }
    window.addEventListener('message', onGameMessage);
    return () => window.removeEventListener('message', onGameMessage);
  }, [frame, origin, onMessage]);
}
