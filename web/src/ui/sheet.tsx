import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { ModalClose } from './modal';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** A small sheet from the foot of the screen, for touch. */
export function Sheet({ open, onClose, label, children }: SheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-modal bg-[rgb(5_7_12/.7)] transition-opacity duration-(--t-base) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={label}
          className="fixed inset-x-0 bottom-0 z-modal mx-auto grid max-w-[520px] gap-4 rounded-t-lg border-t border-line bg-panel px-4 pt-2.5 pb-[calc(20px+env(safe-area-inset-bottom))] shadow-3 transition-transform duration-(--t-base) ease-out-soft outline-none data-ending-style:translate-y-full data-starting-style:translate-y-full"
        >
          <span className="h-1 w-10 justify-self-center rounded-full bg-line-strong" aria-hidden="true" />
          <ModalClose className="absolute top-4 right-2" />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
