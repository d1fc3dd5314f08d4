import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';

interface DropDownProps {
  label: ReactNode;
  title: string;
  buttonClass: string;
  children: (close: () => void) => ReactNode;
}

/** Pixels between the panel and the edge of the screen. */
const EDGE = 8;

/** Moves a panel sideways into the screen. */
function keepOnScreen(panel: HTMLElement | null): void {
  if (!panel) return;
  panel.style.translate = 'none';
  const { left, right } = panel.getBoundingClientRect();
  const beyond = Math.max(0, right - (document.documentElement.clientWidth - EDGE));
  panel.style.translate = `${Math.max(EDGE - left, -beyond)}px`;
}

/** A button with a panel below it, which Escape and a press outside close. */
export function DropDown({ label, title, buttonClass, children }: DropDownProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (isOpen) keepOnScreen(panel.current);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => listeners.abort();
  }, [isOpen]);
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="group"
          aria-label={title}
          className={classNames(
            'absolute top-full right-0 z-10 mt-1 grid max-h-[60dvh] w-64 max-w-[80vw] gap-1 overflow-y-auto rounded-md',
            'border border-line-strong bg-raised p-2 shadow-2',
          )}
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
