import { useState } from 'react';
import { sessionStore } from './storage';
import { useSecondsLeft } from './seconds-left';

/** A wait between two requests; it outlives the dialog and a reload of the page. */
export function useCooldown(key: string) {
  const [until, setUntil] = useState(() => Number(sessionStore.get(key)) || null);
  const secondsLeft = useSecondsLeft(until);
  return {
    secondsLeft,
    begin: (seconds: number) => {
      const end = Date.now() + seconds * 1_000;
      sessionStore.set(key, String(end));
      setUntil(end);
    },
  };
}
