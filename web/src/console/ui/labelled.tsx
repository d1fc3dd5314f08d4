import type { ReactNode } from 'react';

export const consoleInput =
  'min-h-9 w-full min-w-0 rounded-sm border border-line-strong bg-well px-3 text-14 aria-invalid:border-loss max-lg:min-h-11';

/** A field of a form of the console with its label above and what to know below. */
export function Labelled({ label, help, children }: { label: string; help?: string; children: ReactNode }) {
  return (
    <label className="grid min-w-0 content-start gap-1">
      <span className="text-12 text-muted">{label}</span>
      {children}
      {help && <span className="text-12 text-subtle">{help}</span>}
    </label>
  );
}
