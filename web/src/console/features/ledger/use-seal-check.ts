import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { verifySeal, type Verification } from './ledger.api';

export interface SealCheck {
  from: number;
  through: number;
  postings: number;
  head: number;
  bad: Verification['bad'];
  isWhole: boolean;
}

/** Checks block after block up to the newest, until a damage is found or the operator stops it. */
export function useSealCheck() {
  const [check, setCheck] = useState<SealCheck | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = useMutation({
    mutationFn: async (from: number) => {
      const { signal } = (running.current = new AbortController());
      setCheck(null);
      let postings = 0;
      let next: number | null = from;
      try {
        while (next !== null && !signal.aborted) {
          // oxlint-disable-next-line no-await-in-loop -- each call begins where the one before it ended
          const found: Verification = await verifySeal(next, signal);
          postings += found.postings;
          const { throughBlock: through, bad } = found;
          next = bad ? null : found.next;
          setCheck({ from, through, postings, bad, head: found.head.block, isWhole: next === null });
        }
      } catch (error) {
        // The operator stopped it: what was checked so far stays on the screen.
        if (!signal.aborted) throw error;
      }
    },
  });
  const stop = () => running.current?.abort();
  return { check, run, stop };
}
