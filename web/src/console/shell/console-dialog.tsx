import { useEffect, useRef, type ReactNode } from 'react';

/** The browser's own modal dialog: it keeps the focus, closes by Escape and gives the focus back. */
export function ConsoleDialog(props: { label: string; onClose: () => void; children: ReactNode }) {
  const { label, onClose, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className="m-auto mt-[12vh] w-[min(560px,calc(100vw-24px))] rounded-md border border-line-strong bg-panel p-0 text-text shadow-3 backdrop:bg-black/60"
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
