import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DefinedConsolePage } from '../define-console-page';
import { addressOf } from './navigation';

/** A key typed into a field or under a dialog is text, not a command. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  return target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog') !== null;
}

/** A second key after `g` later than this begins again. */
const PAUSE_MS = 1_500;

export function useShortcuts(
  pages: readonly DefinedConsolePage[],
  isOn: boolean,
  open: (dialog: 'palette' | 'shortcuts') => void,
): void {
  const navigate = useNavigate();
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        event.preventDefault();
        return open('palette');
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const isSecond = event.timeStamp - goAt.current < PAUSE_MS;
      goAt.current = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const page = isSecond ? pages.find((page) => page.key === key) : undefined;
      if (page) {
        // The key is not one for the page that is left.
        event.stopImmediatePropagation();
        void navigate(addressOf(page));
      } else if (key === '?') open('shortcuts');
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [pages, isOn, open, navigate]);
}
