import type { ReactNode } from 'react';

/** A page of text: its title, then its content. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="wrap pt-6 sm:pt-10">
      <h1 className="mb-5 text-display">{title}</h1>
      {children}
    </main>
  );
}
