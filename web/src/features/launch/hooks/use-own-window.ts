import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A mark in the address of a game that has a window to itself. */
const OWN = { name: 'window', value: 'own' } as const;

/**
 * The game in a window of its own: this very page, with the game in its frame. So the reality check lies over the game there
 * too, and the balance stands above it. The window gets its log-in from this one, which is why it keeps its opener; where
 * the browser blocks it, a link is offered instead.
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
