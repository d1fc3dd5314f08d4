import { useMemo } from 'react';
import { encode } from 'uqr';

/** Specification 9: 200 pixels and a margin of 20. */
const SIZE = 200;
const MARGIN = 20;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, modules } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    let d = '';
    data.forEach((row, y) => row.forEach((dark, x) => dark && (d += `M${x} ${y}h1v1h-1z`)));
    return { path: d, modules: size };
  }, [text]);
  return (
    <span className="inline-block bg-white" style={{ padding: MARGIN }}>
      <svg
        role="img"
        aria-label={label}
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${modules} ${modules}`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
    </span>
  );
}
