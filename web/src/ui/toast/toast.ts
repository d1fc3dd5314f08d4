export type ToastTone = 'win' | 'info' | 'loss';

export interface ToastItem {
  text: string;
  tone: ToastTone;
}

type Show = (item: ToastItem) => void;
let show: Show | null = null;
const waiting: ToastItem[] = [];
const wanted = new Set<() => void>();

/** Short news, announced politely; it never carries the only copy of an error. */
export function toast(text: string, tone: ToastTone = 'info'): void {
  const item = { text, tone };
  if (show) return show(item);
  waiting.push(item);
  for (const notify of wanted) notify();
}

/** The host takes over what was said before it was there. */
export function takeToasts(next: Show): void {
  show = next;
  for (const item of waiting.splice(0)) next(item);
}

export const toastsWanted = {
  subscribe: (notify: () => void) => {
    wanted.add(notify);
    return () => wanted.delete(notify);
  },
  snapshot: () => show !== null || waiting.length > 0,
};
