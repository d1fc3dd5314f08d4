import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '~/ui/class-names';

/** The browser's own modal dialog: it keeps the focus, closes by Escape, confirms by Enter and gives the focus back. */
export function ConsoleDialog(props: {
  label: string;
  /** For a form with much text. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { label, wide = false, onClose, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) {
      dialog.showModal();
      // Without a field the browser focuses the first button, which cancels.
      if (!dialog.querySelector('input, select, textarea'))
        dialog.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
    }
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={classNames(
        'm-auto rounded-md border border-line-strong bg-panel p-0 text-text shadow-3 backdrop:bg-black/60',
        wide ? 'w-[min(820px,calc(100vw-24px))]' : 'mt-[12vh] w-[min(560px,calc(100vw-24px))]',
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A click on the backdrop cancels, as Escape does.
      {...{ closedby: 'any' }}
    >
      {children}
    </dialog>
  );
}
