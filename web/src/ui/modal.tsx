import { Dialog } from '@base-ui/react/dialog';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { classNames } from './class-names';

const popupClass = cva(
  [
    'relative mx-auto flex max-h-[calc(100dvh-48px)] w-full flex-col overflow-clip border border-line bg-panel shadow-3 outline-none',
    'transition-[opacity,translate] duration-(--t-base) ease-out-soft data-starting-style:opacity-0 data-ending-style:opacity-0',
    'data-starting-style:translate-y-3 data-ending-style:translate-y-2',
  ],
  {
    variants: {
      size: {
        dialog: 'max-w-[400px] rounded-lg',
        default: 'min-h-[300px] max-w-[600px] rounded-lg',
        // From lg on with a banner; the form alone has the usual width.
        wide: 'max-w-[600px] rounded-lg lg:max-w-[920px]',
        centre: 'max-w-[1180px] rounded-lg',
      },
      /** Below 640 px a modal is a full sheet; a dialog stays a dialog. */
      sheet: {
        true: 'max-sm:max-h-none max-sm:min-h-dvh max-sm:max-w-none max-sm:rounded-none max-sm:border-0',
        false: '',
      },
    },
    defaultVariants: { size: 'default', sheet: true },
  },
);

export interface ModalProps extends VariantProps<typeof popupClass> {
  open: boolean;
  onClose: () => void;
  /** Runs before the modal closes by Escape, backdrop or its cross; false keeps it open. */
  beforeClose?: () => boolean;
  onClosed?: () => void;
  label?: string;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children: ReactNode;
}

/** Focus trap and return, scroll lock, Escape and backdrop come from the primitive. */
export function Modal({
  open,
  onClose,
  beforeClose,
  onClosed,
  label,
  role = 'dialog',
  size,
  sheet,
  className,
  children,
}: ModalProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && (beforeClose?.() ?? true)) onClose();
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-modal min-h-dvh bg-[rgb(5_7_12/.74)] transition-opacity duration-(--t-base) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport
          className={classNames(
            'fixed inset-0 z-modal grid place-items-center overflow-auto p-6',
            sheet !== false && 'max-sm:place-items-stretch max-sm:p-0',
          )}
        >
          <Dialog.Popup
            role={role}
            aria-label={label}
            className={classNames(popupClass({ size, sheet }), className)}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Sticky title with the close button; `before` takes a back arrow, `after` a link next to the title. */
export function ModalHeader({
  title,
  before,
  after,
  closable = true,
}: {
  title: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  closable?: boolean;
}) {
  return (
    <div className="sticky top-0 z-10 flex min-h-14 shrink-0 items-center gap-2 border-b border-hairline bg-panel py-1.5 pr-3 pl-4 sm:min-h-16 sm:pl-6">
      {before}
      <Dialog.Title className="flex-1 text-20">{title}</Dialog.Title>
      {after}
      {closable && <ModalClose />}
    </div>
  );
}

export function ModalClose({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <Dialog.Close
      aria-label={t('close')}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-text',
        className,
      )}
    >
      <Icon name="close" />
    </Dialog.Close>
  );
}

export const ModalTitle = Dialog.Title;
export const ModalDescription = Dialog.Description;
