import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Modal, ModalHeader } from '~/ui/modal';

const CLAUSES = ['age', 'account', 'money', 'play', 'privacy'] as const;

/** The terms, read without leaving the form. */
export function TermsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <Modal open={open} onClose={onClose}>
      <ModalHeader title={t('terms.title')} />
      <ol className="grid gap-4 overflow-auto p-4 pb-8 sm:p-6">
        {CLAUSES.map((clause, i) => (
          <li key={clause} className="grid gap-1">
            <h3 className="text-16">
              {i + 1}. {t(`terms.${clause}.title`)}
            </h3>
            <p className="text-muted">{t(`terms.${clause}.text`)}</p>
          </li>
        ))}
        <li>
          <Link to="/help" target="_blank" className="text-gold underline-offset-2 hover:underline">
            {t('common:page.help')}
          </Link>
        </li>
      </ol>
    </Modal>
  );
}
