import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCooldown } from '~/lib/cooldown';
import { useFailureText } from '~/lib/failure';
import { formatCountdown } from '~/lib/format';
import { ApiError } from '~/lib/http';
import { throttle } from '~/lib/throttle';
import { Button } from './button';
import { TextField } from './field';

/** Specification 5.4: at most one request a second, however often the button is pressed. */
const SEND_EVERY_MS = 1_000;
/** After a refusal that names no time. */
const REST_SECONDS = 60;

export interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string;
  error?: string | undefined;
  help?: string | undefined;
  /** The wait outlives the page under this name. */
  cooldown: string;
  /** Validates and sends; returns the code's validity in minutes, or nothing if it was not sent. */
  send: () => Promise<{ expiredMinutes: number } | undefined>;
}

/** A code field with its send button and a countdown until the next send (specification 4.6). */
export function CodeField({ label, error, help, cooldown, send, ...input }: CodeFieldProps) {
  const { t } = useTranslation();
  const { secondsLeft, begin } = useCooldown(cooldown);
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [sendThrottled] = useState(() => throttle((work: () => void) => work(), SEND_EVERY_MS));

  async function sendNow(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const sent = await send();
      if (sent) begin(sent.expiredMinutes * 60);
    } catch (problem) {
      setFailure(problem);
      if (problem instanceof ApiError && problem.status === 429)
        begin(problem.retryAfterSeconds ?? REST_SECONDS);
    } finally {
      setBusy(false);
    }
  }

  return (
    <TextField
      label={label}
      icon="mail"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={12}
      error={failure ? failureText(failure) : error}
      help={help}
      after={
        <Button
          tone="text"
          className="-mr-2 shrink-0"
          busy={busy}
          disabled={secondsLeft > 0}
          onClick={() => sendThrottled(() => void sendNow())}
        >
          {secondsLeft > 0 ? (
            <span className="num">{t('code.againIn', { time: formatCountdown(secondsLeft) })}</span>
          ) : (
            t('code.send')
          )}
        </Button>
      }
      {...input}
    />
  );
}
