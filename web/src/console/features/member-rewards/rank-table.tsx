import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { ConsoleDialog } from '../../shell/console-dialog';
import { MoneyInput, PercentInput, TextInput } from '../../ui/fields';
import { primaryButton, smallButton } from '../../ui/list-head';
import { changeRank, rewardSheetQueries, type VipRank } from './member-rewards.api';

const AMOUNTS = [
  ...(['depositSum', 'betSum', 'keepBet', 'upgradeGift'] as const),
  ...(['weeklyGift', 'weeklyBet', 'monthlyGift', 'monthlyBet'] as const),
] as const;

/** The ladder: what each rank asks for and brings. */
export function RankTable() {
  const { t } = useTranslation('console-member-rewards');
  const language = useLanguage();
  const { data = [] } = useQuery(rewardSheetQueries.ranks());
  const [editing, setEditing] = useState<VipRank | null>(null);
  return (
    <section className="grid gap-2 px-4 pb-4">
      <h2 className="text-16">{t('ranks')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the box scrolls */}
      <div className="overflow-x-auto" role="region" aria-label={t('ranks')} tabIndex={0}>
        <table className="w-full text-13 whitespace-nowrap">
          <thead>
            <tr className="text-right text-12 text-muted">
              <th className="py-1 pr-3 text-left font-medium">{t('level')}</th>
              {AMOUNTS.map((key) => (
                <th key={key} className="px-2 py-1 font-medium">
                  {t(key)}
                </th>
              ))}
              <th className="px-2 py-1 font-medium">{t('rebatePpm')}</th>
              <th className="sr-only">{t('edit', { n: '' })}</th>
            </tr>
          </thead>
          <tbody className="num">
            {data.map((rank) => (
              <tr key={rank.level} className="border-t border-hairline text-right">
                <th scope="row" className="py-1 pr-3 text-left font-medium">
                  {rank.level} · {localName(rank.name, language)}
                </th>
                {AMOUNTS.map((key) => (
                  <td key={key} className="px-2 py-1">
                    {formatMoney(rank[key], language)}
                  </td>
                ))}
                <td className="px-2 py-1">{rank.rebatePpm / 10_000}%</td>
                <td className="py-1 pl-2">
                  <button type="button" className={smallButton} onClick={() => setEditing(rank)}>
                    {t('edit', { n: rank.level })}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {editing && <RankDialog rank={editing} onClose={() => setEditing(null)} />}
    </section>
  );
}

function RankDialog({ rank, onClose }: { rank: VipRank; onClose: () => void }) {
  const { t } = useTranslation(['console-member-rewards', 'console']);
  const client = useQueryClient();
  const failureText = useFailureText();
  const [draft, setDraft] = useState(rank);
  const save = useMutation({
    mutationFn: () => changeRank(draft),
    onSuccess: async () => {
      toast(t('saved'), 'win');
      await client.invalidateQueries({ queryKey: rewardSheetQueries.all });
      onClose();
    },
  });
  const title = t('edit', { n: rank.level });
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
        {(['vi', 'en'] as const).map((language) => (
          <TextInput
            key={language}
            label={`${t('name')} (${language.toUpperCase()})`}
            most={64}
            value={draft.name[language]}
            onChange={(typed) => setDraft({ ...draft, name: { ...draft.name, [language]: typed } })}
          />
        ))}
        {AMOUNTS.map((key) => (
          <MoneyInput
            key={key}
            label={t(key)}
            value={draft[key]}
            onChange={(amount) => setDraft({ ...draft, [key]: amount })}
          />
        ))}
        <PercentInput
          label={t('rebatePpm')}
          value={draft.rebatePpm}
          onChange={(rebatePpm) => setDraft({ ...draft, rebatePpm })}
        />
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
