import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';
import { Amount, useBalance } from '~/features/wallet';
import { useFailureText } from '~/lib/failure';
import { fromMinor, toMinor } from '~/lib/format';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { Modal, ModalDescription, ModalTitle } from '~/ui/modal';
import { toast } from '~/ui/toast';
import { giveUpBonus } from '../api/bonus.api';

export interface GiveUpDialogProps {
  rolloverId: string;
  name: string | undefined;
  isWaiting: boolean;
  onClose: () => void;
}

/** Of which balance, terms and bonuses are read again. */
const STALE = [['wallet'], ['withdrawals'], ['rewards']] as const;

/** What giving a bonus up costs, and what it leaves, before it is done. */
export function GiveUpDialog({ rolloverId, name, isWaiting, onClose }: GiveUpDialogProps) {
  const { t } = useTranslation('bonus');
  const client = useQueryClient();
  const failureText = useFailureText();
  const { data: balance } = useBalance();
  const act = useMutation({
    mutationFn: () => giveUpBonus(rolloverId),
    onSuccess: ({ status }) => {
      toast(t(status === 'EXPIRING' ? 'done.ending' : 'done.gone'), 'win');
      onClose();
    },
    onSettled: () => Promise.all(STALE.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return (
    <Modal open onClose={onClose} size="dialog" sheet={false} role="alertdialog" className="bg-card">
      <div className="grid gap-4 overflow-y-auto p-6">
        <div className="grid gap-1">
          <ModalTitle className="text-20">{t('title')}</ModalTitle>
          {name && <p className="text-14 break-words text-muted">{name}</p>}
        </div>
        {isWaiting ? (
          <ModalDescription className="text-muted">{t('waiting')}</ModalDescription>
        ) : (
          <ModalDescription render={<div className="grid gap-3" />}>
            <Group title={t('lost')}>
              <Point icon="minus" tone="text-loss">
                {t('lostNow')} {balance && <Amount value={balance.bonus} />}
              </Point>
              <Point icon="minus" tone="text-loss">
                {t('lostLater')}
              </Point>
            </Group>
            <Group title={t('kept')}>
              <Point icon="check" tone="text-win">
                {t('keptOwn')} {balance && <Amount value={ownOf(balance)} />}
              </Point>
              <Point icon="check" tone="text-win">
                {t('keptFree')}
              </Point>
            </Group>
          </ModalDescription>
        )}
        {act.isError && <FieldError>{failureText(act.error)}</FieldError>}
        <div className="grid gap-2">
          <Button tone="danger" block busy={act.isPending} onClick={() => act.mutate()}>
            {t('confirm')}
          </Button>
          <Button block onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** What is not bonus money of the balance that can be used. */
function ownOf({ available, bonus }: { available: string; bonus: string }): string {
  const own = toMinor(available) - toMinor(bonus);
  return fromMinor(own > 0n ? own : 0n);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5 rounded-md bg-well p-3.5">
      <h3 className="text-13 font-semibold text-muted">{title}</h3>
      <ul className="grid gap-1.5">{children}</ul>
    </div>
  );
}

function Point({ icon, tone, children }: { icon: IconName; tone: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-14">
      <Icon name={icon} size={16} className={`mt-0.5 shrink-0 ${tone}`} />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
