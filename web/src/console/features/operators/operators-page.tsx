import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { toast } from '~/ui/toast';
import { useOperatorSession } from '../../session/session.store';
import { ConsoleDialog } from '../../shell/console-dialog';
import { PageHead, primaryButton, refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { OperatorDetails } from './operator-details';
import {
  changeOperator,
  inviteOperator,
  operatorQueries,
  OPERATOR_ROLES,
  type Action,
  type EnrolmentLink,
  type Operator,
  type OperatorRole,
} from './operators.api';

type Open =
  | { kind: 'invite' }
  | { kind: 'change'; action: Action }
  | { kind: 'code'; name: string; link: EnrolmentLink };

export function OperatorsPage() {
  const { t } = useTranslation(['console-operators', 'console']);
  const language = useLanguage();
  const query = useQuery(operatorQueries.list());
  const rows = query.data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const ownId = useOperatorSession((state) => state.session?.operatorId);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const columns: DataColumn<Operator>[] = [
    { key: 'name', head: t('name'), cell: (r) => <b>{r.username}</b> },
    { key: 'state', head: t('state'), cell: (r) => t(`states.${r.state}`) },
    {
      key: 'roles',
      head: t('roles'),
      phone: 'hide',
      cell: (r) => r.roles.map((role) => t(`role.${role as OperatorRole}`)).join(', ') || t('noRoles'),
    },
    {
      key: 'login',
      head: t('lastLogin'),
      phone: 'hide',
      cell: (r) => (
        <span className="num">{r.lastLoginAt ? formatDateTime(r.lastLoginAt, language) : t('never')}</span>
      ),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(9rem,1fr)_auto]">
      <PageHead title={t('title')} note={query.data && t('count', { count: rows.length })}>
        <button
          type="button"
          className={classNames(smallButton, primaryButton)}
          onClick={() => setOpen({ kind: 'invite' })}
        >
          {t('invite')}
        </button>
      </PageHead>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <DataTable
          density="dense"
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current?.id ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && (
        <section
          aria-label={t('console:list.details')}
          className="grid max-h-[50dvh] gap-3 overflow-y-auto bg-panel p-4"
        >
          {current.id === ownId ? (
            <p className="text-muted">{t('self')}</p>
          ) : (
            <Actions operator={current} onAction={(action) => setOpen({ kind: 'change', action })} />
          )}
          <OperatorDetails operatorId={current.id} />
        </section>
      )}
      {open?.kind === 'invite' && (
        <Invite
          onClose={() => setOpen(null)}
          onInvited={(name, link) => setOpen({ kind: 'code', name, link })}
        />
      )}
      {open?.kind === 'change' && current && (
        <Change
          operator={current}
          action={open.action}
          onClose={() => setOpen(null)}
          onCode={(link) => setOpen({ kind: 'code', name: current.username, link })}
        />
      )}
      {open?.kind === 'code' && <Code name={open.name} link={open.link} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Actions({ operator, onAction }: { operator: Operator; onAction: (action: Action) => void }) {
  const { t } = useTranslation('console-operators');
  const possible: Action[] =
    operator.state === 'DISABLED' ? ['enable'] : ['roles', 'endSessions', 'reinvite', 'disable'];
  return (
    <div className="flex flex-wrap gap-2">
      {possible.map((action) => (
        <button
          key={action}
          type="button"
          className={classNames(smallButton, action === 'disable' && refuseButton)}
          onClick={() => onAction(action)}
        >
          {t(`action.${action}`)}
        </button>
      ))}
    </div>
  );
}

interface ChangeProps {
  operator: Operator;
  action: Action;
  onClose: () => void;
  onCode: (link: EnrolmentLink) => void;
}

function Change({ operator, action, onClose, onCode }: ChangeProps) {
  const { t } = useTranslation(['console-operators', 'console']);
  const client = useQueryClient();
  const failureText = useFailureText();
  const [roles, setRoles] = useState<OperatorRole[]>(operator.roles as OperatorRole[]);
  const change = useMutation({
    mutationFn: changeOperator,
    onSuccess: async (link) => {
      await client.invalidateQueries({ queryKey: operatorQueries.all });
      toast(t('console:list.done'), 'win');
      if (link) onCode(link);
      else onClose();
    },
  });
  return (
    <ReasonDialog
      title={t(`action.${action}`)}
      error={change.isError ? failureText(change.error) : null}
      busy={change.isPending}
      onClose={onClose}
      onConfirm={(reason) => change.mutate({ operator, action, reason, roles })}
    >
      <p className="text-muted">{t(`explain.${action}`, { name: operator.username })}</p>
      {action === 'roles' && <RoleList value={roles} onChange={setRoles} />}
    </ReasonDialog>
  );
}

interface InviteProps {
  onClose: () => void;
  onInvited: (name: string, link: EnrolmentLink) => void;
}

function Invite({ onClose, onInvited }: InviteProps) {
  const { t } = useTranslation('console-operators');
  const client = useQueryClient();
  const failureText = useFailureText();
  const [username, setUsername] = useState('');
  const [roles, setRoles] = useState<OperatorRole[]>(['support']);
  const invite = useMutation({
    mutationFn: inviteOperator,
    onSuccess: async (link) => {
      await client.invalidateQueries({ queryKey: operatorQueries.all });
      onInvited(username, link);
    },
  });
  return (
    <ReasonDialog
      title={t('invite')}
      error={invite.isError ? failureText(invite.error) : null}
      busy={invite.isPending}
      onClose={onClose}
      onConfirm={(reason) => invite.mutate({ username: username.trim(), roles, reason })}
    >
      <label className="grid gap-1">
        <span className="text-12 text-muted">{t('name')}</span>
        <input
          className="min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14"
          required
          pattern="[A-Za-z0-9][A-Za-z0-9._\-]{2,31}"
          title={t('nameHelp')}
          autoComplete="off"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <span className="text-12 text-subtle">{t('nameHelp')}</span>
      </label>
      <RoleList value={roles} onChange={setRoles} />
    </ReasonDialog>
  );
}

function RoleList({
  value,
  onChange,
}: {
  value: readonly OperatorRole[];
  onChange: (roles: OperatorRole[]) => void;
}) {
  const { t } = useTranslation('console-operators');
  return (
    <fieldset className="grid gap-1">
      <legend className="text-12 text-muted">{t('roles')}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {OPERATOR_ROLES.map((role) => (
          <label key={role} className="flex min-h-8 items-center gap-2 max-lg:min-h-11">
            <input
              type="checkbox"
              checked={value.includes(role)}
              // The last one stays: an operator has at least one.
              disabled={value.length === 1 && value.includes(role)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, role] : value.filter((one) => one !== role))
              }
            />
            {t(`role.${role}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Code({ name, link, onClose }: { name: string; link: EnrolmentLink; onClose: () => void }) {
  const { t } = useTranslation('console-operators');
  const language = useLanguage();
  return (
    <ConsoleDialog label={t('code.title', { name })} onClose={onClose}>
      <div className="grid gap-3 p-4">
        <h2 className="text-16">{t('code.title', { name })}</h2>
        <output className="num rounded-sm border border-line-strong bg-well p-3 text-16 break-all select-all">
          {link.token}
        </output>
        <p className="text-muted">{t('code.help', { until: formatDateTime(link.expiresAt, language) })}</p>
        <button type="button" className={classNames(smallButton, primaryButton)} onClick={onClose}>
          {t('code.close')}
        </button>
      </div>
    </ConsoleDialog>
  );
}
