import { useId } from 'react';

const PETAL = 'M32 50C22 42 22 24 32 10C42 24 42 42 32 50Z';

/** The lotus of the demo brand. */
export function BrandMark({ size, className }: { size: number; className?: string }) {
  const gold = useId();
  return (
    <svg
      className={`shrink-0 ${className ?? ''}`}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={gold} x1=".2" y1="0" x2=".7" y2="1">
          <stop stopColor="#FFF3C2" />
          <stop offset=".5" stopColor="#F5C451" />
          <stop offset="1" stopColor="#B5731A" />
        </linearGradient>
      </defs>
      <g fill={`url(#${gold})`} stroke="#0B0E14" strokeWidth="1.6" strokeLinejoin="round">
        {[-62, 62, -34, 34, 0].map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn} 32 52)`} />
        ))}
      </g>
      <path
        d="M10 55C24 60 40 60 54 55"
        fill="none"
        stroke="#F5C451"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
