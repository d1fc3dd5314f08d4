import { useTranslation } from 'react-i18next';
import { useCustomerService } from '~/features/system';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { isForSupport, loginFailureText } from '../model/failure';

/** Why the log-in was refused; where only customer service can help, the way there. */
export function LoginRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation(['auth', 'common']);
  const service = useCustomerService();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <FieldError>{loginFailureText(error, t)}</FieldError>
      {isForSupport(error) && service.available && (
        <Button tone="text" className="px-0!" busy={service.pending} onClick={service.open}>
          {t('common:contactSupport')}
        </Button>
      )}
    </div>
  );
}
