import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { ConsoleDialog } from '../../shell/console-dialog';
import { CheckInput, ChoiceInput, MoneyInput, NumberInput, TextInput } from '../../ui/fields';
import { primaryButton, smallButton } from '../../ui/list-head';
import { addItem, changeItem, mallQueries, type ItemDraft, type OpsItem } from './mall.api';

const KINDS = ['PHYSICAL', 'BONUS', 'FREE_SPIN'] as const;

function draftOf(item: OpsItem | undefined): ItemDraft {
  if (!item)
    return {
      ...{ kind: 'BONUS', name: { vi: '', en: '' }, description: { vi: '', en: '' }, picture: 'coin' },
      ...{ points: 100, value: '10000.00', multiplier: '1', stock: 100, minLevel: 0, enabled: true },
      activeFrom: new Date().toISOString(),
    };
  const { id: _id, version: _version, perMember, activeTo, kind, ...rest } = item;
  return {
    ...rest,
    kind: kind as ItemDraft['kind'],
    ...(perMember !== null && { perMember }),
    ...(activeTo !== null && { activeTo }),
  };
}

/** One thing that points buy; what stands in the mall is changed by version, so two operators do not overwrite one another. */
export function ItemDialog({ item, onClose }: { item?: OpsItem; onClose: () => void }) {
  const { t } = useTranslation(['console-mall', 'console']);
  const client = useQueryClient();
  const failureText = useFailureText();
  const [draft, setDraft] = useState(() => draftOf(item));
  const save = useMutation({
    mutationFn: () => (item ? changeItem(item.id, item.version, draft) : addItem(draft)),
    onSuccess: async () => {
      toast(t('saved'), 'win');
      await client.invalidateQueries({ queryKey: mallQueries.all });
      onClose();
    },
  });
  const set = (change: Partial<ItemDraft>) => setDraft({ ...draft, ...change });
  const title = t(item ? 'edit' : 'new');
  return (
    <ConsoleDialog label={title} onClose={onClose}>
      <form
        className="grid max-h-[76vh] gap-3 overflow-auto p-4 sm:grid-cols-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <h2 className="text-16 sm:col-span-2">{title}</h2>
        {(['name', 'description'] as const).flatMap((part) =>
          (['vi', 'en'] as const).map((language) => (
            <TextInput
              key={`${part} ${language}`}
              label={`${t(part)} (${language.toUpperCase()})`}
              most={300}
              value={draft[part][language]}
              onChange={(typed) => set({ [part]: { ...draft[part], [language]: typed } })}
            />
          )),
        )}
        <ChoiceInput
          label={t('kindLabel')}
          value={draft.kind}
          options={KINDS.map((kind) => [kind, t(`kind.${kind}`)])}
          onChange={(kind) => set({ kind })}
        />
        <TextInput
          label={t('picture')}
          most={32}
          value={draft.picture}
          onChange={(picture) => set({ picture })}
        />
        <NumberInput
          label={t('points')}
          min={1}
          value={draft.points}
          onChange={(points) => set({ points: points ?? 0 })}
        />
        <NumberInput
          label={t('stock')}
          value={draft.stock}
          onChange={(stock) => set({ stock: stock ?? 0 })}
        />
        <MoneyInput label={t('value')} value={draft.value} onChange={(value) => set({ value })} />
        <NumberInput
          label={t('multiplier')}
          step={0.01}
          value={Number(draft.multiplier)}
          onChange={(times) => set({ multiplier: String(times ?? 0) })}
        />
        <NumberInput
          label={t('minLevel')}
          max={99}
          value={draft.minLevel}
          onChange={(level) => set({ minLevel: level ?? 0 })}
        />
        <NumberInput
          label={t('perMember')}
          required={false}
          min={1}
          value={draft.perMember}
          onChange={(perMember) => {
            const { perMember: _before, ...rest } = draft;
            setDraft(perMember === undefined ? rest : { ...rest, perMember });
          }}
        />
        <CheckInput label={t('enabled')} value={draft.enabled} onChange={(enabled) => set({ enabled })} />
        {save.isError && <FieldError>{failureText(save.error)}</FieldError>}
        <div className="flex justify-end gap-2 sm:col-span-2">
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
