import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { useEndOtherSessions } from '../hooks/use-sessions';

/** After a factor has changed, all other sessions can be ended at once (SEC-S8). */
export function OfferSignOut() {
  const { t } = useTranslation('account');
  const end = useEndOtherSessions();
  const failureText = useFailureText();
  if (end.isSuccess) return null;
  return (
    <section
      className="well flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
      aria-label={t('sessions.title')}
    >
      <p className="flex-[1_1_16rem] text-13 text-muted">{t('sessions.intro')}</p>
      <Button
        busy={end.isPending}
        onClick={() =>
          end.mutate(undefined, {
            onSuccess: ({ ended }) => toast(t('sessions.othersEnded', { n: ended }), 'win'),
          })
        }
      >
        {t('sessions.endOthers')}
      </Button>
      {end.isError && <FieldError>{failureText(end.error)}</FieldError>}
    </section>
  );
}
