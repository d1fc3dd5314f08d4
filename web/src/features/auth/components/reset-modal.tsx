import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '~/lib/http';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { EmptyState } from '~/ui/states';
import { toast } from '~/ui/toast';
import { useResetPassword } from '../hooks/use-password';
import { refusalText } from '../model/failure';
import { NO_PASSWORD, type NewPasswordValues } from '../model/new-password';
import { AuthFrame, FormFoot } from './auth-frame';
import { NewPasswordFields } from './new-password-fields';

const TOKEN = /^[\w-]{43}$/;
const linkIsGone = (error: unknown) => error instanceof ApiError && error.code === 'RESET_LINK_INVALID';

/** Behind the link of the e-mail: a new password, then the log-in. */
export function ResetPanel() {
  const { t } = useTranslation(['auth', 'common']);
  const modal = useModal();
  const token = modal.token ?? '';
  const form = useForm<NewPasswordValues>({ defaultValues: NO_PASSWORD, mode: 'onTouched' });
  const reset = useResetPassword(token);

  function submit(values: NewPasswordValues): void {
    reset.mutate(values, {
      onSuccess: () => {
        toast(t('reset.done'), 'win');
        modal.open('login');
      },
    });
  }

  return (
    <AuthFrame
      title={t('reset.title')}
      bannerTitle={t('reset.banner')}
      points={[
        { icon: 'lock', text: t('reset.point1') },
        { icon: 'shield', text: t('reset.point2') },
      ]}
      swap={{
        question: t('forgot.remembered'),
        action: t('common:login'),
        onSwap: () => modal.open('login'),
      }}
    >
      {!TOKEN.test(token) || linkIsGone(reset.error) ? (
        <div role="alert">
          <EmptyState
            art="lantern"
            title={t('reset.invalid')}
            text={t('reset.invalidText')}
            className="min-h-100"
            action={
              <Button tone="gold" onClick={() => modal.open('forgot')}>
                {t('reset.askAgain')}
              </Button>
            }
          />
        </div>
      ) : (
        <form
          className="contents"
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          noValidate
          aria-label={t('reset.title')}
        >
          <div className="grid content-start gap-3 overflow-auto px-4 py-4 sm:min-h-80 sm:px-8">
            <NewPasswordFields form={form} />
          </div>
          <FormFoot>
            {reset.isError && <FieldError>{refusalText(reset.error, t)}</FieldError>}
            <Button type="submit" tone="gold" size="l" block busy={reset.isPending}>
              {t('reset.submit')}
            </Button>
          </FormFoot>
        </form>
      )}
    </AuthFrame>
  );
}
