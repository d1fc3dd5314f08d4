import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '~/lib/clock';
import { drawQueries, type Draw } from '../api/lottery.api';

/** A result that is later than this is not waited for. */
const LATE_MS = 7_200_000;

const drawingIn = (previous: Draw | null | undefined): string | undefined =>
  previous?.state === 'CLOSED' && Date.parse(previous.drawAt) > serverNow() - LATE_MS
    ? previous.numero
    : undefined;

/** The draw that is shown live: the one that is being drawn when the page opens, later each that closes on it. */
export function useWatchedDraw(gameId: string) {
  const near = useQuery(drawQueries.near(gameId));
  const drawing = drawingIn(near.data?.previousNumero);
  const [watched, watch] = useState(drawing);
  const [last, setLast] = useState(drawing);
  if (drawing !== last) {
    setLast(drawing);
    if (drawing !== undefined) watch(drawing);
  }
  return { watched, watch };
}
