import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccess } from '~/features/session';
import { drawQueries } from '../api/lottery.api';
import type { FullPick } from '../model/refusal';

/** A number may fill at any time, and an open board shows it within this time; an idle page reads seldom. */
const READ_MS = 60_000;

const isSame = (a: FullPick, b: FullPick): boolean =>
  a.numero === b.numero && a.play === b.play && a.pick === b.pick;

/** The numbers that take no more bets on a draw: those that the server lists, and those that a slip was refused for. */
export function useSoldOut(gameId: string, numero: string) {
  const isPlayMoney = useAccess() === 'demo';
  const [refused, setRefused] = useState<readonly FullPick[]>([]);
  const { data } = useQuery({ ...drawQueries.soldOut(gameId, numero), refetchInterval: READ_MS });
  // The sums of a draw are of real money alone, so that only an operator closes a number for play money.
  const listed = data ? [...data.held, ...(isPlayMoney ? [] : data.full)] : [];
  const all = [...listed, ...refused.filter((pick) => pick.numero === numero)];
  return {
    picksOf: (play: string): string[] => [
      ...new Set(all.filter((pick) => pick.play === play).map(({ pick }) => pick)),
    ],
    refuse: (pick: FullPick): void => setRefused([...refused.filter((other) => !isSame(other, pick)), pick]),
  };
}
