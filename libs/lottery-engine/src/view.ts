import type { Layout, Result } from './layout.js';
import type { View } from './play.js';

/** The texts that a view shows of a result. */
export function show(layout: Layout, result: Result, view: View): string[] {
  const slots = view.slots ?? layout.slots.map((slot) => slot.code);
  const values = slots.flatMap((code) => {
    const all = result[code] ?? [];
    return view.entries ? view.entries.map((entry) => all[entry] ?? '') : all;
  });
  const joined = view.join ? [values.join('')] : values;
  const cut = joined.flatMap((text) => {
    const part = cutOut(text, view.cut);
    return part === undefined ? [] : [part];
  });
  return view.split ? cut.flatMap((text) => [...text]) : cut;
}

/** Undefined where the text is too short. */
function cutOut(text: string, cut: View['cut']): string | undefined {
  if (!cut) return text;
  if ('tail' in cut) return text.length < cut.tail ? undefined : text.slice(text.length - cut.tail);
  if ('head' in cut) return text.length <= cut.head ? undefined : text.slice(0, cut.head);
  return text.length < cut.to ? undefined : text.slice(cut.from, cut.to);
}

/** How many values of the layout a view shows: what a play per hit charges. */
export function countShown(layout: Layout, view: View): number {
  const result = Object.fromEntries(
    layout.slots.map((slot) => [
      slot.code,
      Array.from({ length: slot.count }, () => '0'.repeat(slot.digits)),
    ]),
  );
  return show(layout, result, view).length;
}
