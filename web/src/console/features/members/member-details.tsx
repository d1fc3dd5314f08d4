import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFailureText } from '~/lib/failure';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { classNames } from '~/ui/class-names';
import { toast } from '~/ui/toast';
import { mayOpen } from '../../define-console-page';
import { useOperatorSession } from '../../session/session.store';
import { refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { StoppedAccount } from '../ledger/stopped-account';
import { Deposits } from './member-deposits';
import { Labels } from './member-labels';
import { MoneyActs } from './member-money-acts';
import { Balance, Claims, Limits, SecurityEvents } from './member-parts';
import { Sessions } from './member-sessions';
import type texts from './locales/vi.json';
import { actOnMember, memberQueries, type MemberAct, type MemberSheet, type Status } from './members.api';

const ACTS: Record<Status, readonly MemberAct[]> = {
  OPEN: ['suspend', 'endSessions', 'expirePassword', 'close'],
  SUSPENDED: ['restore', 'endSessions', 'close'],
  CLOSED: ['restore'],
};

/** The sheet of one member: who it is, how the account stands and why, and the last money. */
export function MemberDetails({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['console-members', 'console']);
  const sheet = useQuery(memberQueries.sheet(memberId));
  const roles = useOperatorSession((state) => state.session?.roles);
  const mayKeepBooks = mayOpen(roles ?? [], { roles: ['ledger'] });
  const [act, setAct] = useState<MemberAct | null>(null);
  return (
    <section
      aria-label={t('console:list.details')}
      className="grid max-h-[50dvh] min-h-40 content-start gap-4 overflow-y-auto border-t border-line bg-panel p-4"
    >
      <ListStates query={sheet} isEmpty={false} empty="">
        {sheet.data && (
          <>
            <div className="flex flex-wrap gap-2">
              {ACTS[sheet.data.status].map((one) => (
                <button
                  key={one}
                  type="button"
                  className={classNames(smallButton, (one === 'suspend' || one === 'close') && refuseButton)}
                  onClick={() => setAct(one)}
                >
                  {t(`act.${one}`)}
                </button>
              ))}
              <MoneyActs memberId={memberId} />
            </div>
            {mayKeepBooks && <StoppedAccount memberId={memberId} />}
            <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
              <Identity sheet={sheet.data} />
              <Balance memberId={memberId} />
              {mayOpen(roles ?? [], { roles: ['rewards'] }) && <Labels memberId={memberId} />}
              <History memberId={memberId} />
              <Claims memberId={memberId} />
              <Deposits memberId={memberId} />
              <Limits memberId={memberId} />
              <Sessions memberId={memberId} />
              {mayKeepBooks && <Money memberId={memberId} />}
              <SecurityEvents memberId={memberId} />
            </div>
            {act && <Act sheet={sheet.data} act={act} onClose={() => setAct(null)} />}
          </>
        )}
      </ListStates>
    </section>
  );
}

function Identity({ sheet }: { sheet: MemberSheet }) {
  const { t } = useTranslation('console-members');
  const line = (label: string, value: ReactNode) => (
    <div className="flex justify-between gap-4 border-b border-hairline py-1">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right break-all">{value}</dd>
    </div>
  );
  return (
    <div className="min-w-0">
      <h2 className="text-14">{t('identity')}</h2>
      <dl className="text-13">
        {line(t('id'), <span className="num select-all">{sheet.memberId}</span>)}
        {sheet.contacts.map(({ kind, masked, proven }) => (
          <div key={kind}>
            {line(
              t(`contact.${kind as keyof typeof texts.contact}`),
              `${masked} · ${t(proven ? 'proven' : 'unproven')}`,
            )}
          </div>
        ))}
        {line(t('openSessions'), <span className="num">{sheet.openSessions}</span>)}
        {sheet.devices.length > 0 &&
          line(
            t('devices'),
            sheet.devices.map((device) => (
              <Link
                key={device}
                className="num ml-2 text-info underline"
                title={device}
                aria-label={t('sameDevice', { device: device.slice(0, 8) })}
                to={`/members?search=${device}`}
              >
                {device.slice(0, 8)}
              </Link>
            )),
          )}
        {line(t('language'), sheet.language)}
        {sheet.registerMethod &&
          line(t('registered'), t(`method.${sheet.registerMethod as 'username' | 'mobile'}`))}
        {sheet.registerDomain && line(t('domain'), sheet.registerDomain)}
        {sheet.affiliateCode && line(t('affiliate'), sheet.affiliateCode)}
        {sheet.referralCode && line(t('referral'), sheet.referralCode)}
      </dl>
    </div>
  );
}

function History({ memberId }: { memberId: string }) {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const query = useQuery(memberQueries.status(memberId));
  const { data } = query;
  return (
    <div className="min-w-0">
      <h2 className="text-14">{t('history')}</h2>
      <ListStates query={query} isEmpty={false} empty="">
        {data?.changes.length === 0 && <p className="text-13 text-muted">{t('noHistory')}</p>}
        {data && !data.enforced && <p className="text-gold">{t('enforcing')}</p>}
        {data?.dormantSince && (
          <p className="text-muted">{t('dormant', { at: formatDateTime(data.dormantSince, language) })}</p>
        )}
        <ol className="grid gap-1 text-13">
          {data?.changes.map(({ status, reason, at, operatorId }) => (
            <li key={at} className="break-words">
              <span className="num text-subtle">{formatDateTime(at, language)}</span>{' '}
              <b>{t(`statuses.${status}`)}</b> · {reason}
              {!operatorId && ` · ${t('byPlatform')}`}
            </li>
          ))}
        </ol>
      </ListStates>
    </div>
  );
}

function Money({ memberId }: { memberId: string }) {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const query = useQuery(memberQueries.statement(memberId));
  const { data } = query;
  return (
    <div className="min-w-0 md:col-span-2">
      <h2 className="text-14">{t('money')}</h2>
      <ListStates query={query} isEmpty={false} empty="">
        {data?.list.length === 0 && <p className="text-13 text-muted">{t('noMoney')}</p>}
        {data && (
          <>
            <p className="num text-muted">{t('balance', { amount: formatMoney(data.closing, language) })}</p>
            <ul className="num grid gap-1 text-13">
              {data.list.map((line) => (
                <li key={line.postingId} className="flex flex-wrap justify-between gap-x-4">
                  <span className="text-subtle">{formatDateTime(line.at, language)}</span>
                  <span className="mr-auto">{localName(line.kindName, language)}</span>
                  <b className={line.amount.startsWith('-') ? '' : 'text-win'}>
                    {formatMoney(line.amount, language, { signed: true })}
                  </b>
                </li>
              ))}
            </ul>
          </>
        )}
      </ListStates>
    </div>
  );
}

function Act({ sheet, act, onClose }: { sheet: MemberSheet; act: MemberAct; onClose: () => void }) {
  const { t } = useTranslation(['console-members', 'console']);
  const client = useQueryClient();
  const failureText = useFailureText();
  const change = useMutation({
    mutationFn: actOnMember,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: memberQueries.all });
      toast(t('console:list.done'), 'win');
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t(`act.${act}`)}
      error={change.isError ? failureText(change.error) : null}
      busy={change.isPending}
      onClose={onClose}
      onConfirm={(reason) => change.mutate({ memberId: sheet.memberId, act, reason })}
    >
      <p className="text-muted">{t(`explain.${act}`, { name: sheet.username })}</p>
    </ReasonDialog>
  );
}
