import type { ReactNode } from 'react';
import { Button } from './button';
import { Modal, ModalDescription, ModalTitle } from './modal';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  text: ReactNode;
  confirm: ReactNode;
  cancel?: ReactNode;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  onCancel?: () => void;
}

/** One question, one gold answer. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  busy = false,
  onConfirm,
  onClose,
  onCancel = onClose,
}: ConfirmDialogProps) {
  return (
    <Modal open={open} onClose={onClose} size="dialog" sheet={false} role="alertdialog" className="bg-card">
      <div className="grid gap-3 p-6">
        <ModalTitle className="text-20">{title}</ModalTitle>
        <ModalDescription className="text-muted">{text}</ModalDescription>
        <Button tone="gold" block busy={busy} onClick={onConfirm} className="mt-1">
          {confirm}
        </Button>
        {cancel && (
          <Button tone="line" block onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </Modal>
  );
}
