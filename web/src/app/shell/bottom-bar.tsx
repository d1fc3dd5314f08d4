import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { useUnreadCount } from '~/features/inbox';
import { useAccess, useGuard } from '~/features/session';
import { useDepositsOpen } from '~/features/system';
import { useModal } from '~/lib/modal';
import { CountBadge } from '~/ui/chip';
import { classNames } from '~/ui/class-names';

const ITEM = 'grid min-h-16 content-center justify-items-center gap-[3px] text-11 text-muted';
const RECORDS = 'records';

/** Phones: the places under the thumb, deposit raised among them. */
export function BottomBar() {
  const { t } = useTranslation();
  const access = useAccess();
  const unread = useUnreadCount();
  const guard = useGuard();
  const modal = useModal();
  const deposits = useDepositsOpen();
  const records = modal.name === 'member' && modal.page === RECORDS;
  const link = ({ isActive }: { isActive: boolean }) => classNames(ITEM, isActive && 'text-gold!');
  return (
    <nav
      aria-label={t('nav.bottom')}
      className="fixed inset-x-0 bottom-0 z-nav grid auto-cols-fr grid-flow-col border-t border-line bg-panel/98 pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <NavLink to="/index" className={link}>
        <Icon name="home" size={22} />
        {t('nav.home')}
      </NavLink>
      <NavLink to="/rng" className={link}>
        <Icon name="rng" size={22} />
        {t('nav.games')}
      </NavLink>
      {deposits && (
        <button
          type="button"
          className={classNames(ITEM, 'raised-item text-text!')}
          onClick={() => guard('member', () => modal.open('member', { page: 'deposit' }))}
        >
          <span className="gold-fill grid size-13 place-items-center rounded-full shadow-[0_0_0_5px_var(--color-panel),var(--shadow-gold)]">
            <Icon name="deposit" size={24} />
          </span>
          {t('nav.deposit')}
        </button>
      )}
      <button
        type="button"
        className={classNames(ITEM, records && 'text-gold!')}
        onClick={() => guard('member', () => modal.open('member', { page: RECORDS }))}
      >
        <Icon name="list" size={22} />
        {t('nav.bets')}
      </button>
      <button
        type="button"
        className={classNames(ITEM, modal.name === 'member' && !records && 'text-gold!')}
        onClick={() =>
          access === 'guest' ? modal.open('login') : guard('member', () => modal.open('member'))
        }
      >
        <span className="relative">
          <Icon name="user" size={22} />
          <CountBadge
            count={unread}
            label={t('nav.unread', { n: unread })}
            className="absolute -top-1.5 left-3.5"
          />
        </span>
        {t('nav.me')}
      </button>
    </nav>
  );
}
