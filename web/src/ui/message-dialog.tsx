import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog';

export interface MessageDialogProps {
  open: boolean;
  title: ReactNode;
  text: ReactNode;
  onClose: () => void;
}

/** Something to be read and confirmed, and nothing to decide. */
export function MessageDialog({ open, title, text, onClose }: MessageDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={title}
      text={text}
      confirm={t('understood')}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}
