import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrowserLocation } from './modal';

/** How one filter is read from the address and written into it; a value equal to the default is left out. */
export interface UrlField<T> {
  fallback: T;
  parse: (text: string) => T | null;
  /** A method, so that a field of few values is one of texts too. */
  print(value: T): string;
}

export const text = (fallback = ''): UrlField<string> => ({ fallback, parse: (t) => t, print: (v) => v });
export const oneOf = <const T extends string>(values: readonly T[], fallback: T): UrlField<T> => ({
  fallback,
  parse: (t) => values.find((value) => value === t) ?? null,
  print: (v) => v,
});
export const count = (fallback = 1): UrlField<number> => ({
  fallback,
  parse: (t) => (/^[1-9]\d{0,5}$/.test(t) ? Number(t) : null),
  print: String,
});
export const day = (fallback = ''): UrlField<string> => ({
  fallback,
  parse: (t) => (/^\d{4}-\d{2}-\d{2}$/.test(t) && !Number.isNaN(Date.parse(t)) ? t : null),
  print: (v) => v,
});

type Values<F> = { [K in keyof F]: F[K] extends UrlField<infer T> ? T : never };

/**
 * Filters of a list in the address, so that a link, a reload and Back keep them. A change resets `page` unless it sets
 * it, and replaces the address: a filter is no step of the history.
 */
export function useUrlState<F extends Record<string, UrlField<string> | UrlField<number>>>(fields: F) {
  const location = useBrowserLocation();
  const navigate = useNavigate();
  const values = useMemo(() => {
    const params = new URLSearchParams(location.search);
    const read = Object.entries(fields).map(([name, field]) => {
      const given = params.get(name);
      return [name, (given === null ? null : field.parse(given)) ?? field.fallback];
    });
    return Object.fromEntries(read) as Values<F>;
  }, [location.search, fields]);

  const change = useCallback(
    (changes: Partial<Values<F>>) => {
      const params = new URLSearchParams(location.search);
      const next: Record<string, unknown> = { ...changes };
      if ('page' in fields && !('page' in next)) next['page'] = fields['page']!.fallback;
      for (const [name, value] of Object.entries(next)) {
        const field = fields[name]!;
        if (value === field.fallback) params.delete(name);
        else params.set(name, (field as UrlField<unknown>).print(value));
      }
      void navigate(
        { pathname: location.pathname, search: params.toString(), hash: location.hash },
        { replace: true, state: location.state as unknown },
      );
    },
    [fields, location, navigate],
  );
  return [values, change] as const;
}
