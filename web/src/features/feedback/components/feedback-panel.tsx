import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeModal, useModal } from '~/lib/modal';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ModalHeader } from '~/ui/modal';
import { FeedbackForm } from './feedback-form';

/** Content of the feedback dialog (specification 2.10); what was typed is not thrown away unasked. */
export function FeedbackPanel() {
  const { t } = useTranslation('feedback');
  const modal = useModal();
  const typed = useRef(false);
  const [asked, ask] = useState(false);
  useBeforeModal('close', () => {
    if (typed.current) ask(true);
    return !typed.current;
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ModalHeader title={t('title')} />
      <div className="overflow-auto p-4 sm:p-6">
        <FeedbackForm
          onDone={modal.close}
          onTyped={(now) => {
            typed.current = now;
          }}
        />
      </div>
      <ConfirmDialog
        open={asked}
        title={t('discard.title')}
        text={t('discard.text')}
        confirm={t('discard.stay')}
        cancel={t('discard.confirm')}
        onConfirm={() => ask(false)}
        onClose={() => ask(false)}
        onCancel={() => {
          typed.current = false;
          ask(false);
          modal.close();
        }}
      />
    </div>
  );
}
