import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '~/lib/failure';
import { centrePath } from '~/lib/page-keys';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { Modal, ModalTitle } from '~/ui/modal';
import { useAnswerNotices } from '../hooks/use-gaming';
import { FactList } from './facts';

/** Before the first wager, once. */
export function FactsDialog({ open }: { open: boolean }) {
  const { t } = useTranslation('responsible-gaming');
  const navigate = useNavigate();
  const answer = useAnswerNotices();
  const failureText = useFailureText();
  return (
    <Modal
      open={open}
      onClose={() => void navigate('/index')}
      sheet={false}
      role="alertdialog"
      className="bg-card"
    >
      <div className="grid gap-4 p-6">
        <ModalTitle className="text-20">{t('factsFirst')}</ModalTitle>
        <FactList />
        {answer.isError && <FieldError>{failureText(answer.error)}</FieldError>}
        <Button
          tone="gold"
          size="l"
          block
          busy={answer.isPending}
          onClick={() => answer.mutate({ facts: true })}
        >
          {t('factsRead')}
        </Button>
        <Button
          block
          onClick={() => {
            answer.mutate({ facts: true });
            void navigate(centrePath('member', 'responsibleGaming'));
          }}
        >
          {t('factsLimits')}
        </Button>
      </div>
    </Modal>
  );
}
