import type { ReactNode } from 'react';
import { Scene } from '~/art/pictures';
import type { SceneName } from '~/art/kit/scene';

/** A screen that stands alone: the scene fills it, the words stand on a dark side. */
export function FullPage({ scene, children }: { scene: SceneName; children: ReactNode }) {
  return (
    <main className="relative isolate grid min-h-dvh items-end overflow-hidden bg-page lg:items-center">
      <div className="absolute inset-x-0 top-0 -z-10 h-1/2 lg:left-[42%] lg:h-full">
        <Scene name={scene} centred className="relative size-full" />
        <div className="absolute inset-0 bg-[linear-gradient(0deg,var(--color-page),transparent_34%)] lg:bg-[linear-gradient(90deg,var(--color-page),transparent_34%)]" />
      </div>
      <div className="wrap py-12 lg:py-16">
        <div className="grid max-w-[520px] justify-items-start gap-3.5">{children}</div>
      </div>
    </main>
  );
}

export function Facts({ items }: { items: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="num flex flex-wrap gap-2">
      {items.map(([label, value]) => (
        <div
          key={label}
          className="rounded-[10px] border border-line bg-panel/85 px-3.5 py-2 text-13 text-muted"
        >
          <dt className="inline">{label}</dt> <dd className="ml-1 inline font-semibold text-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
