import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { formatCount, formatMoney } from '~/lib/format';
import { text, useUrlState } from '~/lib/url-state';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { agentQueries, freezeMember, type Member } from './agents.api';
import { MemberActionDialog } from './member-actions';
import { useAgentAction } from './use-agent-action';

const FILTERS = { search: text() };
const NOT_OF_NAMES = /[^A-Za-z0-9._-]/g;

/** The network as a tree; each agent opens on demand. */
export function NetworkPage() {
  const { t } = useTranslation('console-agents');
  const [{ search: given }, change] = useUrlState(FILTERS);
  const search = given.replaceAll(NOT_OF_NAMES, '');
  const query = useQuery(search ? agentQueries.found(search, 1) : agentQueries.tree('', 1));
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('networkTitle')} note={query.data && String(query.data.totalCount)}>
        <input
          aria-label={t('findAccount')}
          placeholder={t('findAccount')}
          className="min-h-8 rounded-sm border border-line-strong bg-well px-3 text-14 max-lg:min-h-11"
          value={search}
          onChange={(event) => change({ search: event.target.value.replaceAll(NOT_OF_NAMES, '') })}
        />
      </PageHead>
      <ListStates query={query} isEmpty={query.data?.list.length === 0} empty={t('noAgents')}>
        <div className="overflow-auto px-4 pb-6">
          <Branch members={query.data?.list ?? []} />
        </div>
      </ListStates>
    </div>
  );
}

function Branch({ members }: { members: readonly Member[] }) {
  return (
    <ul className="grid gap-1 border-hairline pl-3 not-first:border-l">
      {members.map((member) => (
        <Node key={member.memberId} member={member} />
      ))}
    </ul>
  );
}

function Node({ member }: { member: Member }) {
  const { t } = useTranslation('console-agents');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [acting, setActing] = useState<'move' | 'limit' | null>(null);
  const below = useQuery({ ...agentQueries.tree(member.memberId, 1), enabled: open });
  const freeze = useAgentAction((frozen: boolean) => freezeMember(member.memberId, frozen));
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          className={smallButton}
          aria-expanded={open}
          disabled={member.direct === 0}
          onClick={() => setOpen(!open)}
        >
          {member.account}
        </button>
        <span className="text-muted">{t(`accountType.${member.accountType}`)}</span>
        <span className="num text-subtle">{t('teamSize', { team: formatCount(member.team, language) })}</span>
        {member.transferLimit !== null && (
          <span className="num text-subtle">
            {t('limitIs', { amount: formatMoney(member.transferLimit, language) })}
          </span>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          {(['move', 'limit'] as const).map((action) => (
            <button key={action} type="button" className={smallButton} onClick={() => setActing(action)}>
              {t(action)}
            </button>
          ))}
          <button
            type="button"
            className={smallButton}
            disabled={freeze.isPending}
            onClick={() => freeze.mutate(!member.frozen)}
          >
            {t(member.frozen ? 'unfreeze' : 'freeze')}
          </button>
        </span>
      </div>
      {acting && <MemberActionDialog member={member} action={acting} onClose={() => setActing(null)} />}
      {open && below.data && <Branch members={below.data.list} />}
    </li>
  );
}
