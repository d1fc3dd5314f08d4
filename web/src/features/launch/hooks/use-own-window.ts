import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A mark in the address of a game that has a window to itself. */
const OWN = { name: 'window', value: 'own' } as const;

/**
 * Opens this page with the game's frame in a new window, so that balance and reality check work there too. The window
 * keeps its opener to take over the session; if the browser blocks it, a link is offered.
 */
export function useOwnWindow() {
  const [params] = useSearchParams();
  const [blocked, setBlocked] = useState(false);
  const address = new URLSearchParams(params);
  for (const name of ['m', 'p', 'next']) address.delete(name);
  address.set(OWN.name, OWN.value);
  const link = `/game?${address.toString()}`;
  return {
    isOwn: params.get(OWN.name) === OWN.value,
    blocked,
    link,
    open: () => setBlocked(window.open(link, '_blank') === null),
    dismiss: () => setBlocked(false),
  };
}
