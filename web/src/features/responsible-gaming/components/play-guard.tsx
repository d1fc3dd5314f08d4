import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useAccess } from '~/features/session';
import { gamingQueries } from '../api/gaming.api';
import { useRealityWatch } from '../hooks/use-reality-watch';
import { FactsDialog } from './facts-dialog';
import { RealityDialog } from './reality-dialog';

/**
 * Shows the facts before the first bet (REG-G20) and a due reality check over a game (REG-G19). A failed check admits
 * the player, because the server checks again at launch and at each stake.
 */
export function PlayGuard({ children }: { children: ReactNode }) {
  const isMember = useAccess() === 'member';
  const state = useQuery({ ...gamingQueries.state(), enabled: isMember });
  const reality = useRealityWatch(isMember);
  const [begun, setBegun] = useState(false);
  const factsDue = isMember && state.data?.factsDue === true;
  const checkDue = isMember && reality.data?.due === true;
  const asked = !isMember || (!state.isPending && !reality.isPending);
  // What fills the screen would hide the dialog.
  useEffect(() => {
    if (checkDue && document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, [checkDue]);
  // A game that runs is not torn down by what lies over it.
  if (!begun && asked && !factsDue && !checkDue) setBegun(true);
  return (
    <>
      {begun ? children : <main id="main" className="min-h-dvh bg-page" aria-busy={!asked} />}
      <FactsDialog open={factsDue && !checkDue} />
      <RealityDialog reality={checkDue ? reality.data : undefined} />
    </>
  );
}
