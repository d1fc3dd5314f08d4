import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { ConsoleDialog } from '../../shell/console-dialog';
import { CheckInput, NumberInput, TextInput } from '../../ui/fields';
import { primaryButton, smallButton } from '../../ui/list-head';
import { rewardSheetQueries, setLevel, type RewardSheet } from './member-rewards.api';

/** Sets a level and whether evaluation may change it; the reason stands in the history. */
export function LevelDialog({ sheet, onClose }: { sheet: RewardSheet; onClose: () => void }) {
  const { t } = useTranslation(['console-member-rewards', 'console']);
  const client = useQueryClient();
  const failureText = useFailureText();
  const [change, setChange] = useState({ level: sheet.vip.level, locked: sheet.vip.locked, reason: '' });
  const save = useMutation({
    mutationFn: () => setLevel(sheet.memberId, { ...change, reason: change.reason.trim() }),
    onSuccess: async () => {
      toast(t('saved'), 'win');
      await client.invalidateQueries({ queryKey: rewardSheetQueries.all });
      onClose();
    },
  });
  return (
    <ConsoleDialog label={t('changeTitle')} onClose={onClose}>
      <form
        className="grid gap-3 p-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (change.reason.trim()) save.mutate();
        }}
      >
        <h2 className="text-16">{t('changeTitle')}</h2>
        <NumberInput
          label={t('level')}
          max={99}
          value={change.level}
          onChange={(level) => setChange({ ...change, level: level ?? 0 })}
        />
        <CheckInput
          label={t('locked')}
          value={change.locked}
          onChange={(locked) => setChange({ ...change, locked })}
        />
        <TextInput
          label={t('reason')}
          most={200}
          value={change.reason}
          onChange={(reason) => setChange({ ...change, reason })}
        />
        {save.isError && <FieldError>{failureText(save.error)}</FieldError>}
        <div className="flex justify-end gap-2">
          <button type="button" className={smallButton} onClick={onClose}>
            {t('console:list.cancel')} <kbd>Esc</kbd>
          </button>
          <button type="submit" disabled={save.isPending} className={`${smallButton} ${primaryButton}`}>
            {t('save')}
          </button>
        </div>
      </form>
    </ConsoleDialog>
  );
}
