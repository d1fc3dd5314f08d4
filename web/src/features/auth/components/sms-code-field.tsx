import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PhoneNumber } from '~/features/session';
import { formatCountdown } from '~/lib/format';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { MessageDialog } from '~/ui/message-dialog';
import type { CodeRoute } from '../hooks/use-code-route';
import { useSmsCode } from '../hooks/use-sms-code';
import { refusalText } from '../model/failure';

export interface SmsCodeFieldProps {
  route: CodeRoute;
  /** The number to send to; null where it is not valid yet, which the form then shows. */
  phone: () => Promise<PhoneNumber | null>;
  input: UseFormRegisterReturn;
  error?: string;
}

/** A code's field with the button that sends it and counts down (specification 4.6, 5.4). */
export function SmsCodeField({ route, phone, input, error }: SmsCodeFieldProps) {
  const { t } = useTranslation(['auth', 'common']);
  const code = useSmsCode(route);
  const waiting = code.secondsLeft > 0;

  async function send(): Promise<void> {
    const number = await phone();
    if (number) code.send(number);
  }

  return (
    <>
      <TextField
        label={t('sms.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={255}
        placeholder={t('sms.digits')}
        inputClassName="num"
        error={error}
        help={
          <span role="status">
            {code.minutes !== undefined && waiting
              ? route.byService
                ? t('sms.sentByService')
                : t('sms.sent', { count: code.minutes })
              : ''}
          </span>
        }
        after={
          <Button
            tone="soft"
            size="s"
            className="num -mr-2.5 min-h-10!"
            busy={code.pending}
            disabled={waiting}
            onClick={() => void send()}
          >
            {waiting ? t('sms.againIn', { time: formatCountdown(code.secondsLeft) }) : t('sms.send')}
          </Button>
        }
        {...input}
      />
      <MessageDialog
        open={code.refusal !== null}
        title={t('sms.refused')}
        text={code.refusal === null ? '' : refusalText(code.refusal, t)}
        onClose={code.dismiss}
      />
    </>
  );
}
