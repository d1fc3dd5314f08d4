import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatDateTime, formatShort } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { LineChart } from '~/ui/chart';
import { Modal, ModalHeader } from '~/ui/modal';
import { MoneyField } from '~/ui/money-field';
import { QueryView } from '~/ui/query-view';
import { toast } from '~/ui/toast';
import { agentQueries, freezeBelow, setTransferLimit, transferDown, type TeamMember } from '../api/agent.api';
import { useMoney, useReport } from './report-parts';
import { TransferForm } from './transfer-form';

const AMOUNTS = ['bet', 'payout', 'profit', 'deposit', 'withdrawal', 'transferIn', 'transferOut'] as const;

function useChange<A>(change: (argument: A) => Promise<unknown>) {
  const { t } = useTranslation('agent');
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: change,
    onSuccess: () => toast(t('contract.done'), 'win'),
    onError: (error) => toast(failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: agentQueries.all }),
  });
}

/** How much the member may send in a day; nothing typed: as the brand allows. */
function LimitForm({ member }: { member: TeamMember }) {
  const { t } = useTranslation('agent');
  const [limit, setLimit] = useState(member.transferLimit);
  const save = useChange((value: string | null) => setTransferLimit(member.memberId, value));
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate(limit);
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <MoneyField label={t('member.limit')} help={t('member.limitHelp')} value={limit} onChange={setLimit} />
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  );
}

/** The account of a member of the team: what it holds and did, and what the agent may do with it. */
export function MemberDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const money = useMoney();
  const { range } = useReport();
  const query = useQuery(agentQueries.member(memberId, range));
  const freeze = useChange((frozen: boolean) => freezeBelow(memberId, frozen));
  const [sending, setSending] = useState(false);
  return (
    <Modal open onClose={onClose} size="centre" label={t('member.title')}>
      <ModalHeader title={query.data?.member.account ?? t('member.title')} />
      <div className="grid min-h-0 content-start gap-5 overflow-y-auto p-4 sm:p-6">
        <QueryView query={query}>
          {({ member, balance, totals, before, days }) => (
            <div className="grid gap-5">
              <div className="flex flex-wrap items-center gap-2">
                <Tag tone={member.accountType === 0 ? 'plain' : 'gold'}>
                  {t(`team.types.${member.accountType}`)}
                </Tag>
                {member.frozen && (
                  <Tag tone="loss">{t(`member.frozenBy.${member.frozenBy ?? 'OPERATOR'}`)}</Tag>
                )}
                <span className="num text-13 text-muted">
                  {t('team.registered')} {formatDateTime(member.registeredAt, language)}
                </span>
              </div>
              <dl className="num grid grid-cols-2 gap-3 sm:grid-cols-4">
                <div className="well px-3 py-2">
                  <dt className="text-12 text-muted">{t('member.balance')}</dt>
                  <dd className="font-semibold wrap-anywhere">{money(balance)}</dd>
                </div>
                {AMOUNTS.map((name) => (
                  <div key={name} className="well px-3 py-2">
                    <dt className="text-12 text-muted">{t(`figure.${name}`)}</dt>
                    <dd className="font-semibold wrap-anywhere">{money(totals[name], name === 'profit')}</dd>
                    <dd className="text-12 text-subtle wrap-anywhere">
                      {money(before[name], name === 'profit')} {t('figure.before')}
                    </dd>
                  </div>
                ))}
              </dl>
              {days.length > 1 && (
                <LineChart
                  label={t('chart.play')}
                  points={days.map(({ day }) => day.slice(5))}
                  series={(['bet', 'payout'] as const).map((key) => ({
                    ...{ key, label: t(`figure.${key}`) },
                    values: days.map((figures) => Number(figures[key])),
                  }))}
                  format={(value) => formatShort(`${Math.round(value)}.00`, language)}
                />
              )}
              {member.level === 1 && (
                <div className="grid items-start gap-5 lg:grid-cols-2">
                  <div className="grid gap-3">
                    <h4>{t('transfer.down')}</h4>
                    {sending ? (
                      <TransferForm
                        send={(order, key) => transferDown(memberId, order, key)}
                        onDone={() => setSending(false)}
                      />
                    ) : (
                      <Button className="justify-self-start" tone="gold" onClick={() => setSending(true)}>
                        {t('transfer.begin')}
                      </Button>
                    )}
                  </div>
                  <div className="grid gap-3">
                    <h4>{t('member.rules')}</h4>
                    <LimitForm key={member.transferLimit} member={member} />
                    {member.frozenBy !== 'OPERATOR' && (
                      <Button
                        className="justify-self-start"
                        busy={freeze.isPending}
                        onClick={() => freeze.mutate(!member.frozen)}
                      >
                        {t(member.frozen ? 'member.unfreeze' : 'member.freeze')}
                      </Button>
                    )}
                  </div>
                </div>
              )}
            </div>
          )}
        </QueryView>
      </div>
    </Modal>
  );
}
