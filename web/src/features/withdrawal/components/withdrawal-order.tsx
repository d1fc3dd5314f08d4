import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '~/features/system';
import { useFailureText } from '~/lib/failure';
import { formatClock, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { toMinor } from '~/lib/money';
import { Button } from '~/ui/button';
import { Callout } from '~/ui/callout';
import { Tag } from '~/ui/chip';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Countdown } from '~/ui/countdown';
import { FieldError } from '~/ui/field';
import { FileDrop } from '~/ui/file-drop';
import { Stepper } from '~/ui/stepper';
import { TextArea } from '~/ui/text-area';
import { withdrawalApi, type Withdrawal } from '../api/withdrawal.api';
import { useIntent } from '~/lib/use-intent';
import { REACHED_BY, STEP_KEYS, stepStates, TONES } from '../model/steps';

const STALE = [['withdrawals'], ['wallet']] as const;
const PICTURES = { types: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024, maxFiles: 3 };
const MAX_REMARK = 140;
const KNOWN_REASONS = ['NAME_DIFFERS', 'ACCOUNT_INVALID', 'RISK', 'PAYOUT_RETURNED', 'NOT_RECEIVED'] as const;

/** Where one withdrawal stands, and what its member can do now. */
export function WithdrawalOrderCard({ order }: { order: Withdrawal }) {
  const { t } = useTranslation('withdrawal');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const [isAsking, setAsking] = useState(false);
  const failureText = useFailureText();
  const cancel = useIntent((id: string) => id, withdrawalApi.cancel, STALE);
  const money = (value: string) => formatMoney(value, language, { symbol, short: true });
  const states = stepStates(order.status);
  const timeOf = (key: (typeof STEP_KEYS)[number]) =>
    order.steps.findLast(({ status }) => REACHED_BY[key].includes(status))?.at;
  const reason = KNOWN_REASONS.find((known) => known === order.reason);
  const isFull = toMinor(order.remaining) === 0n && toMinor(order.paid) > 0n;

  return (
    <section className="surface grid content-start gap-4 p-4 sm:p-6" aria-label={t('tracker')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0">
          <b className="head num block text-24 text-gold-hi">{money(order.amount)}</b>
          <small className="text-12 text-muted">
            {order.account.institutionName} <span className="num">{order.account.maskedNumber}</span>
          </small>
        </span>
        <Tag tone={TONES[order.status]}>{t(`status.${order.status}`)}</Tag>
      </div>
      <Stepper
        label={t('tracker')}
        steps={STEP_KEYS.map((key, i) => {
          const at = timeOf(key);
          return {
            label: t(`step.${key}`),
            state: states[i] ?? 'next',
            ...(at && states[i] === 'done' && { detail: formatClock(at, language) }),
          };
        })}
      />
      <p role="status" className="text-14 text-muted">
        {reason ? t(`reason.${reason}`) : t(`statusMessage.${order.status}`)}
      </p>
      {toMinor(order.paid) > 0n && (
        <dl className="grid gap-1 text-13">
          <div className="flex justify-between gap-3">
            <dt className="text-muted">{t('paid')}</dt>
            <dd className="num font-semibold">{money(order.paid)}</dd>
          </div>
          <div className="flex justify-between gap-3">
            <dt className="text-muted">{t('remaining')}</dt>
            <dd className="num">{isFull ? t('paidInFull') : money(order.remaining)}</dd>
          </div>
        </dl>
      )}
      {order.status === 'DISBURSED' && <Confirmation order={order} />}
      {order.cancellable && (
        <Button tone="line" onClick={() => setAsking(true)} className="justify-self-start">
          {t('cancel')}
        </Button>
      )}
      {cancel.isError && <FieldError>{failureText(cancel.error)}</FieldError>}
      <ConfirmDialog
        open={isAsking}
        title={t('cancelTitle')}
        text={t('cancelText', { amount: money(order.amount) })}
        confirm={t('cancelSubmit')}
        cancel={t('keep')}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(order.id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

/** Received, or not received with pictures; after the time it counts as received. */
function Confirmation({ order }: { order: Withdrawal }) {
  const { t } = useTranslation('withdrawal');
  const failureText = useFailureText();
  const [isDenying, setDenying] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const received = useIntent((id: string) => id, withdrawalApi.received, STALE);
  const denied = useIntent(
    () => 'not-received',
    (images: readonly File[]) => withdrawalApi.notReceived(order.id, remark.trim(), images),
    STALE,
  );
  const failure = received.error ?? denied.error;

  return (
    <div className="grid gap-3 rounded-md border border-gold/40 p-3.5">
      <b className="font-semibold">{t('confirm.title')}</b>
      {order.confirmBy && (
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
          {t('confirm.timer')}
          <Countdown
            until={Date.parse(order.confirmBy)}
            label={t('confirm.timer')}
            className="text-18 font-semibold text-gold-hi"
          />
        </p>
      )}
      {isDenying ? (
        <div className="grid gap-3">
          <FileDrop label={t('confirm.proof')} rules={PICTURES} files={files} onChange={setFiles} />
          {tried && files.length === 0 && <FieldError>{t('confirm.proofMissing')}</FieldError>}
          <TextArea
            label={t('confirm.remark')}
            maxLength={MAX_REMARK}
            rows={2}
            value={remark}
            onChange={(e) => setRemark(e.target.value)}
          />
          <div className="grid gap-2 sm:grid-cols-2">
            <Button
              tone="gold"
              busy={denied.isPending}
              onClick={() => {
                setTried(true);
                if (files.length > 0) denied.mutate(files);
              }}
            >
              {t('confirm.send')}
            </Button>
            <Button tone="line" onClick={() => setDenying(false)}>
              {t('confirm.back')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-2 sm:grid-cols-2">
          <Button tone="gold" busy={received.isPending} onClick={() => received.mutate(order.id)}>
            {t('confirm.received')}
          </Button>
          <Button tone="line" onClick={() => setDenying(true)}>
            {t('confirm.notReceived')}
          </Button>
        </div>
      )}
      {failure && <Callout tone="loss">{failureText(failure)}</Callout>}
    </div>
  );
}
