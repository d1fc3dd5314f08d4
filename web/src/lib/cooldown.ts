import { useState } from 'react';
import { sessionStore } from './storage';
import { serverNow } from './clock';
import { useSecondsUntil } from './now';

/** A wait between two requests; it outlives the dialog and a reload of the page. */
export function useCooldown(key: string) {
  const [until, setUntil] = useState(() => Number(sessionStore.get(key)) || null);
  const secondsLeft = useSecondsUntil(until);
  return {
    secondsLeft,
    begin: (seconds: number) => {
      const end = serverNow() + seconds * 1_000;
      sessionStore.set(key, String(end));
      setUntil(end);
    },
  };
}
