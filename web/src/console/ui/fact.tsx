import type { ReactNode } from 'react';

/** One line of a list of facts (`dl`): its name above, what is known below. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-subtle">{name}</dt>
      <dd className="num font-medium break-words">{children}</dd>
    </div>
  );
}
