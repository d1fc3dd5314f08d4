import { useEffect, useRef, useState } from 'react';
import { fromMinor, toMinor } from '~/lib/format';

const DURATION = 600;
const STEPS = 1_000n;

const isStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Runs from the amount shown to the new one; at once under reduced motion. The end is always exact. */
export function useCountUp(amount: string | undefined): string | undefined {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    if (amount === undefined || start === undefined || start === amount || isStill()) {
      setShown(amount);
      return;
    }
    const [a, b] = [toMinor(start), toMinor(amount)];
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / DURATION);
      const eased = BigInt(Math.round((1 - (1 - part) ** 3) * Number(STEPS)));
      setShown(part === 1 ? amount : fromMinor(a + ((b - a) * eased) / STEPS));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShown(amount);
    };
  }, [amount]);
  return shown;
}
