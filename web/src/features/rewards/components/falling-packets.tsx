import { useEffect, useRef } from 'react';
import { Glyph } from '~/art/pictures';

const PACKETS = [8, 24, 41, 58, 73, 90] as const;
const DURATION_MS = 3_600;

/** Packets that fall while a round runs. Decoration: where motion is not wanted there is none. */
export function FallingPackets() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const height = box.current?.offsetHeight ?? 0;
    if (height === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const falls = Array.from(box.current!.children, (packet, at) =>
      packet.animate(
        [
          { transform: 'translateY(-48px) rotate(-18deg)', opacity: 0.9 },
          { transform: `translateY(${height}px) rotate(22deg)`, opacity: 0.2 },
        ],
        { duration: DURATION_MS + 400 * (at % 3), delay: 550 * at, iterations: Infinity },
      ),
    );
    return () => falls.forEach((fall) => fall.cancel());
  }, []);
  return (
    <div ref={box} className="pointer-events-none absolute inset-0 overflow-hidden" aria-hidden="true">
      {PACKETS.map((left) => (
        <span key={left} className="absolute -top-12" style={{ left: `${left}%` }}>
          <Glyph spec="envelope" size={36} />
        </span>
      ))}
    </div>
  );
}
