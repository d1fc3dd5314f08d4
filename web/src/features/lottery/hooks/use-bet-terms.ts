import { useState } from 'react';

/** How often and in how many draws a slip is bet; apart from the panel, which a phone closes and opens. */
export function useBetTerms() {
  const [times, setTimes] = useState('1');
  const [draws, setDraws] = useState('1');
  const [rise, setRise] = useState(1);
  const [own, setOwn] = useState<Readonly<Record<number, string>>>({});
  const [stop, setStop] = useState(true);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const renewKey = (): void => setKey(crypto.randomUUID());
  return { times, setTimes, draws, setDraws, rise, setRise, own, setOwn, stop, setStop, key, renewKey };
}

export type BetTerms = ReturnType<typeof useBetTerms>;
