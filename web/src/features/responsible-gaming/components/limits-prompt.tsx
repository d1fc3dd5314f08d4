import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { gamingQueries } from '../api/gaming.api';
import { useAnswerNotices } from '../hooks/use-gaming';

/** Asks once at a deposit whether to set limits (REG-G14); afterwards a link to them remains. */
export function LimitsPrompt() {
  const { t } = useTranslation('responsible-gaming');
  const { data } = useQuery(gamingQueries.state());
  const modal = useModal();
  const answer = useAnswerNotices();
  if (!data) return null;
  const toLimits = () => {
    if (data.limitsPromptDue) answer.mutate({ limitsPrompt: true });
    modal.open('member', { page: 'responsibleGaming' }, { replace: true });
  };
  if (!data.limitsPromptDue)
    return (
      <div className="flex justify-end">
        <Button tone="text" onClick={toLimits}>
          <Icon name="pause" size={18} />
          {t('prompt.link')}
        </Button>
      </div>
    );
  return (
    <section className="gold-wash flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg p-4 sm:p-5">
      <div className="min-w-0 flex-[1_1_22rem] max-sm:basis-full">
        <h3 className="text-16 text-gold-hi">{t('prompt.title')}</h3>
        <p className="text-13 text-soft">{t('prompt.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="jade" onClick={toLimits}>
          {t('prompt.set')}
        </Button>
        <Button tone="text" busy={answer.isPending} onClick={() => answer.mutate({ limitsPrompt: true })}>
          {t('prompt.later')}
        </Button>
      </div>
    </section>
  );
}
