import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatCount, formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Breadcrumb } from '~/ui/breadcrumb';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { DataTable } from '~/ui/data-table/lazy';
import { CheckField, TextField } from '~/ui/field';
import { Modal, ModalHeader } from '~/ui/modal';
import { Pager } from '~/ui/pager';
import { QueryView } from '~/ui/query-view';
import { toast } from '~/ui/toast';
import { agentQueries, setRights, type Right, type TeamMember } from '../api/agent.api';
import { MemberDialog } from './member-dialog';
import { NothingYet, useReport } from './report-parts';
import { TransferList } from './transfer-list';

const RIGHTS: readonly Right[] = ['TEAM', 'MONEY', 'LINKS', 'CONTRACTS'];
const isSubAgent = ({ accountType }: TeamMember) => accountType === 41 || accountType === 42;

function RightsDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { t } = useTranslation('agent');
  const client = useQueryClient();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<readonly Right[]>(member.rights);
  const save = useMutation({
    mutationFn: () => setRights(member.memberId, [...chosen]),
    onSuccess: onClose,
    onError: (error) => toast(failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: agentQueries.all }),
  });
  return (
    <Modal open onClose={onClose} size="dialog" sheet={false} label={t('team.rights')}>
      <ModalHeader title={`${t('team.rights')}: ${member.account}`} />
      <div className="grid gap-1 p-5">
        {RIGHTS.map((right) => (
          <CheckField
            key={right}
            checked={chosen.includes(right)}
            onChange={(event) =>
              setChosen(event.target.checked ? [...chosen, right] : chosen.filter((one) => one !== right))
            }
          >
            {t(`team.right.${right}`)}
          </CheckField>
        ))}
        <Button tone="gold" block busy={save.isPending} onClick={() => save.mutate()}>
          {t('save')}
        </Button>
      </div>
    </Modal>
  );
}

/** The members below, level by level, or found by their user name. */
export function DownlinePage() {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const { parent, account, page, change } = useReport();
  const query = useQuery(agentQueries.team(parent, account, page));
  const [open, setOpen] = useState<string | null>(null);
  const [transferPage, setTransferPage] = useState(1);
  const transfers = useQuery(agentQueries.transfers(transferPage));
  const [editing, setEditing] = useState<TeamMember | null>(null);
  return (
    <section className="surface grid grid-cols-1 content-start gap-4 p-4 sm:p-5">
      <TextField
        label={t('team.search')}
        value={account}
        onChange={(event) => change({ account: event.target.value.replaceAll(/[^A-Za-z0-9._-]/g, '') })}
      />
      <QueryView query={query}>
        {({ list, totalPages, trail }) => (
          <div className="grid gap-2">
            {!account && (
              <Breadcrumb
                label={t('lines.trail')}
                trail={trail.map(({ memberId, account: name }) => ({ key: memberId, label: name }))}
                onGo={(memberId) => change({ parent: memberId === trail[0]?.memberId ? '' : memberId })}
              />
            )}
            <DataTable<TeamMember>
              caption={t('page.downlineManagement')}
              rows={list}
              rowKey={({ memberId }) => memberId}
              empty={<NothingYet />}
              csvName={`downline-${page}`}
              columns={[
                {
                  ...{ key: 'account', head: t('figure.account'), phone: 'title', csv: (row) => row.account },
                  cell: (row) => (
                    <Button tone="text" size="s" className="-ml-2" onClick={() => setOpen(row.memberId)}>
                      {row.account}
                    </Button>
                  ),
                },
                {
                  ...{ key: 'type', head: t('team.type'), csv: (row) => String(row.accountType) },
                  cell: (row) =>
                    isSubAgent(row) ? (
                      <Button tone="text" size="s" onClick={() => setEditing(row)}>
                        {t(`team.types.${row.accountType}`)}
                      </Button>
                    ) : (
                      <Tag tone={row.accountType === 0 ? 'plain' : 'gold'}>
                        {t(`team.types.${row.accountType}`)}
                      </Tag>
                    ),
                },
                {
                  ...{ key: 'level', head: t('team.level'), align: 'right' },
                  ...{ cell: (row) => row.level, csv: (row) => String(row.level) },
                },
                {
                  ...{ key: 'direct', head: t('team.direct'), align: 'right', sort: (row) => row.direct },
                  ...{ cell: (row) => formatCount(row.direct, language), csv: (row) => String(row.direct) },
                },
                {
                  ...{ key: 'team', head: t('figure.team'), align: 'right', sort: (row) => row.team },
                  csv: (row) => String(row.team),
                  cell: (row) =>
                    row.team > 0 ? (
                      <Button
                        tone="text"
                        size="s"
                        className="-my-3 -mr-2"
                        aria-label={t('team.open', { account: row.account, count: row.team })}
                        onClick={() => change({ parent: row.memberId, account: '' })}
                      >
                        {formatCount(row.team, language)}
                      </Button>
                    ) : (
                      '0'
                    ),
                },
                {
                  ...{ key: 'state', head: t('figure.status') },
                  ...{ csv: (row) => (row.frozen ? 'frozen' : '') },
                  cell: (row) => (row.frozen ? <Tag tone="loss">{t('team.frozen')}</Tag> : '–'),
                },
                {
                  ...{ key: 'registered', head: t('team.registered'), align: 'right' },
                  ...{
                    cell: (row) => formatDateTime(row.registeredAt, language),
                    csv: (row) => row.registeredAt,
                  },
                },
              ]}
            />
            <Pager page={page} total={totalPages} onPage={(next) => change({ page: next })} />
          </div>
        )}
      </QueryView>
      {(transfers.data?.totalCount ?? 0) > 0 && (
        <div className="grid gap-2">
          <h3 className="text-18">{t('transfer.list')}</h3>
          <TransferList query={transfers} page={transferPage} onPage={setTransferPage} />
        </div>
      )}
      {open && <MemberDialog memberId={open} onClose={() => setOpen(null)} />}
      {editing && <RightsDialog member={editing} onClose={() => setEditing(null)} />}
    </section>
  );
}
