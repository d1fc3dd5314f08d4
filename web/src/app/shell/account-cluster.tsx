import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useUnreadCount } from '~/features/inbox';
import { pageShows } from '~/features/member/model/menu.rules';
import {
  seesAgentEntry,
  useAvatar,
  useGuard,
  useMember,
  usePageSituation,
  useSessionStore,
} from '~/features/session';
import { useDepositsOpen } from '~/features/system';
import { BalanceBar } from '~/features/wallet';
import { useModal } from '~/lib/modal';
import { Boundary } from '~/ui/boundary';
import { Button, IconButton } from '~/ui/button';
import { Avatar } from '~/ui/avatar';
import { CountBadge } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';

const AgentEntry = lazyPage(() => import('./agent-entry').then((m) => m.HeaderAgentEntry));

/** The specification's links of a member (2.2), as far as the screen is wide. */
const ENTRIES = [
  { page: 'withdraw', rule: 'withdraw', text: 'nav.withdraw', look: 'max-xl:hidden' },
  { page: 'records', rule: 'personalHistoryCopy', text: 'nav.records', look: 'max-lg:hidden' },
  { page: 'manualRebate', rule: 'manualRebate', text: 'nav.cashback', look: 'max-xl:hidden' },
] as const;

/** Balance, deposit and member pages; each guarded entry asks a demo account to register. */
export function AccountCluster() {
  const { t } = useTranslation();
  const member = useMember();
  const avatar = useAvatar();
  const unread = useUnreadCount();
  const guard = useGuard();
  const modal = useModal();
  const deposits = useDepositsOpen();
  const agents = useSessionStore((state) => seesAgentEntry(state.accountType));
  const situation = usePageSituation();
  const name = member?.nickname || member?.account || '';
  return (
    <div className="flex items-center gap-1.5 sm:gap-2">
      <BalanceBar />
      {deposits && (
        <Button
          tone="gold"
          className="max-sm:size-11 max-sm:p-0!"
          aria-label={t('nav.deposit')}
          onClick={() => guard('member', () => modal.open('member', { page: 'deposit' }))}
        >
          <Icon name="deposit" size={18} className="max-sm:hidden" />
          <Icon name="plus" size={22} className="sm:hidden" />
          <span className="max-sm:hidden">{t('nav.deposit')}</span>
        </Button>
      )}
      {ENTRIES.filter(({ rule }) => pageShows(rule, situation)).map(({ page, text, look }) => (
        <Button
          key={page}
          tone="text"
          className={classNames('shrink-0 px-1.5! text-14 whitespace-nowrap!', look)}
          onClick={() => guard('member', () => modal.open('member', { page }))}
        >
          {t(text)}
        </Button>
      ))}
      {agents && (
        <Boundary level="widget">
          <LazyBoundary fallback={null}>
            <AgentEntry />
          </LazyBoundary>
        </Boundary>
      )}
      <span className="relative max-sm:hidden">
        <IconButton
          icon="bell"
          label={t('nav.inbox')}
          onClick={() => guard('member', () => modal.open('member', { page: 'inbox' }))}
        />
        <CountBadge
          count={unread}
          label={t('nav.unread', { n: unread })}
          className="pointer-events-none absolute -top-0.5 -right-0.5"
        />
      </span>
      <button
        type="button"
        className="flex min-h-12 items-center gap-2.5 rounded-md py-0.5 pr-2 pl-1 hover:bg-card max-sm:hidden"
        onClick={() => guard('member', () => modal.open('member'))}
      >
        <Avatar name={name} src={avatar} />
        <span className="sr-only">{t('nav.account')}</span>
        <span className="text-left max-xl:hidden">
          <b className="block max-w-28 truncate leading-tight font-semibold">{name}</b>
          {member?.clubLabel && (
            <small className="block text-12 text-gold">{member.clubLabel.labelName}</small>
          )}
        </span>
      </button>
      <IconButton
        icon="logout"
        label={t('logout')}
        className="max-lg:hidden"
        onClick={() => modal.open('logout')}
      />
    </div>
  );
}
