import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '~/lib/failure';
import { centrePath } from '~/lib/page-keys';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { Modal, ModalTitle } from '~/ui/modal';
import type { RealityCheck } from '../api/gaming.api';
import { useAmounts } from '../hooks/use-amounts';
import { useAcknowledge } from '../hooks/use-gaming';

/** Time and net result since login (REG-G19); only an answer closes it, not Escape or the backdrop. */
export function RealityDialog({ reality }: { reality: RealityCheck | undefined }) {
  const { t } = useTranslation('responsible-gaming');
  const navigate = useNavigate();
  const acknowledge = useAcknowledge();
  const failureText = useFailureText();
  const { minutes, money, signed } = useAmounts();
  // What was said stays while the dialog fades.
  const [last, setLast] = useState(reality);
  if (reality && reality !== last) setLast(reality);
  if (!last) return null;
  const tone = last.netResult.startsWith('-') ? 'text-loss' : last.netResult === '0.00' ? '' : 'text-win';
  const rows = [
    ['elapsed', minutes(last.elapsedMinutes), ''],
    ['staked', money(last.staked), ''],
    ['returned', money(last.returned), ''],
    ['net', signed(last.netResult), tone],
  ] as const;

  return (
    <Modal
      open={reality !== undefined}
      onClose={() => undefined}
      beforeClose={() => false}
      size="dialog"
      sheet={false}
      role="alertdialog"
      className="bg-card"
    >
      <div className="grid gap-4 p-6">
        <ModalTitle className="text-20">{t('reality.due')}</ModalTitle>
        <dl className="num well grid px-4 py-1.5">
          {rows.map(([name, text, tone]) => (
            <div
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 border-hairline py-2 not-first:border-t"
            >
              <dt className="text-muted">{t(`reality.${name}`)}</dt>
              <dd className={classNames('font-semibold whitespace-nowrap', tone)}>{text}</dd>
            </div>
          ))}
        </dl>
        {acknowledge.isError && <FieldError>{failureText(acknowledge.error)}</FieldError>}
        <Button tone="gold" block busy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
          {t('reality.keepPlaying')}
        </Button>
        <Button
          block
          onClick={() =>
            acknowledge.mutate(undefined, { onSuccess: () => void navigate('/index', { replace: true }) })
          }
        >
          {t('reality.stop')}
        </Button>
        <Button
          tone="text"
          block
          onClick={() =>
            acknowledge.mutate(undefined, {
              onSuccess: () => void navigate(centrePath('member', 'responsibleGaming')),
            })
          }
        >
          {t('reality.limits')}
        </Button>
      </div>
    </Modal>
  );
}
