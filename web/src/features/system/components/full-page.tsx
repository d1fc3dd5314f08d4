import type { ReactNode } from 'react';
import { Scene } from '~/art/pictures';
import type { SceneName } from '~/art/kit/scene';

/** A screen that stands alone: the scene fills it, the words stand on a dark side. */
export function FullPage({ scene, children }: { scene: SceneName; children: ReactNode }) {
  return (
    <main className="relative isolate grid min-h-dvh items-end overflow-hidden bg-page sm:items-center">
      <Scene name={scene} centred className="absolute inset-x-0 top-0 -z-20 h-1/2 w-full sm:hidden" />
      <Scene name={scene} className="absolute inset-0 -z-20 size-full max-sm:hidden" />
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(0deg,var(--color-page)_50%,transparent_66%)] sm:bg-[linear-gradient(90deg,rgb(11_14_20/.95),rgb(11_14_20/.78)_42%,transparent_72%)]" />
      <div className="wrap py-12">
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
