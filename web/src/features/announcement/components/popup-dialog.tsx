import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { builtLink } from '~/lib/built-pages';
import { Button, buttonClass } from '~/ui/button';
import { CheckField } from '~/ui/field';
import { Modal, ModalHeader } from '~/ui/modal';
import { RichText } from '~/ui/rich-text';
import type { Announcement } from '../api/announcements.api';

export interface PopupDialogProps {
  announcements: readonly Announcement[];
  open: boolean;
  onClose: (forToday: boolean) => void;
}

/** Shows one announcement after another; what is shown stays while the window fades out. */
export function PopupDialog({ announcements, open, onClose }: PopupDialogProps) {
  const { t } = useTranslation(['announcement', 'common']);
  const [at, setAt] = useState(0);
  const [forToday, setForToday] = useState(false);
  const [kept, keep] = useState(announcements);
  if (open && kept !== announcements && announcements.length > 0) keep(announcements);
  const announcement = kept[Math.min(at, kept.length - 1)];
  if (!announcement) return null;
  const link = builtLink(announcement.link);
  const isLast = at >= kept.length - 1;
  const close = () => onClose(forToday);
  return (
    <Modal open={open} onClose={close} sheet={false}>
      <ModalHeader
        title={announcement.title}
        after={
          kept.length > 1 && (
            <span className="num text-13 text-muted">
              {at + 1}/{kept.length}
            </span>
          )
        }
      />
      <div className="min-h-0 flex-1 overflow-auto p-5 sm:p-6">
        <RichText html={announcement.content} />
      </div>
      <div className="grid gap-1 border-t border-hairline px-5 pt-1 pb-5 sm:px-6">
        <CheckField checked={forToday} onChange={(event) => setForToday(event.target.checked)}>
          {t('popup.notToday')}
        </CheckField>
        <div className="flex flex-wrap gap-2">
          {link && (
            <Link to={link} className={buttonClass({ tone: 'line' })} onClick={close}>
              {t('readMore')}
            </Link>
          )}
          <Button tone="gold" className="flex-1" onClick={() => (isLast ? close() : setAt(at + 1))}>
            {t(isLast ? 'common:understood' : 'popup.next')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
