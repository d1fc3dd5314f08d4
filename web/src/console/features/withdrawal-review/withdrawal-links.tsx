import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { classNames } from '~/ui/class-names';
import { smallButton } from '../../ui/list-head';

const PAGES = [
  ['/withdrawal-review', 'orders'],
  ['/withdrawal-rules', 'rules'],
  ['/shared-accounts', 'shared'],
] as const;

/** The pages around withdrawals: the orders, the rules that send them to review, and payee accounts of several members. */
export function WithdrawalLinks() {
  const { t } = useTranslation('console-withdrawal-review');
  return (
    <nav aria-label={t('pages.label')} className="flex flex-wrap gap-1 px-4 pb-3">
      {PAGES.map(([to, name]) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            classNames(smallButton, isActive ? 'border-info! bg-raised' : 'text-muted')
          }
        >
          {t(`pages.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
