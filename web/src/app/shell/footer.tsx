import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { categoryOf, gameQueries } from '~/features/games';
import { useAccess, useGuard } from '~/features/session';
import { useCustomerService, useDepositsOpen } from '~/features/system';
import { useModal } from '~/lib/modal';
import { Tag } from '~/ui/chip';
import { footerPages } from '../pages/site';
import { Brand } from './brand';
import { LanguagePicker } from './language-picker';

const STEPS = [1, 2, 3] as const;
const YEAR = new Date().getFullYear();
const LINK = 'block py-2.5 text-left text-muted hover:text-gold sm:py-2';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1.5 text-14">{title}</h3>
      {children}
    </div>
  );
}

/** Three steps for newcomers, then only links that lead somewhere. */
export function Footer() {
  const { t } = useTranslation(['common']);
  const access = useAccess();
  const modal = useModal();
  const guard = useGuard();
  const service = useCustomerService();
  const deposits = useDepositsOpen();
  const { data: menus } = useQuery(gameQueries.menus());
  const lobbies = (menus ?? []).map((menu) => categoryOf(menu.gameType)).filter((info) => info.path);

  return (
    <footer className="mt-[calc(var(--section)*1.3)] border-t border-hairline bg-well/70 pt-10 pb-8">
      <div className="wrap">
        {access === 'guest' && (
          <ol className="mb-10 grid gap-5 sm:grid-cols-3 sm:gap-4">
            {STEPS.map((n) => (
              <li key={n} className="flex gap-3.5">
                <span className="head grid size-10 shrink-0 place-items-center rounded-full border border-gold-lo text-16 leading-none text-gold">
                  {n}
                </span>
                <div>
                  <h3 className="text-14">{t(`footer.step${n}`)}</h3>
                  <p className="text-muted">{t(`footer.step${n}Text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
        <div className="grid gap-8 max-sm:grid-cols-2 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div className="max-lg:col-span-full">
            <Brand />
            <p className="mt-3 max-w-[46ch] text-muted">{t('footer.about')}</p>
          </div>
          <Column title={t('footer.games')}>
            <Link to="/index" className={LINK}>
              {t('nav.home')}
            </Link>
            {lobbies.map((info) => (
              <Link key={info.category} to={info.path ?? '/index'} className={LINK}>
                {t(`category.${info.category}`)}
              </Link>
            ))}
          </Column>
          <Column title={t('footer.account')}>
            {access === 'guest' ? (
              <>
                <button type="button" className={LINK} onClick={() => modal.open('login')}>
                  {t('login')}
                </button>
                <button type="button" className={LINK} onClick={() => modal.open('register')}>
                  {t('register')}
                </button>
              </>
            ) : (
              <>
                {deposits && (
                  <button
                    type="button"
                    className={LINK}
                    onClick={() => guard('member', () => modal.open('member', { page: 'deposit' }))}
                  >
                    {t('nav.deposit')}
                  </button>
                )}
                <button
                  type="button"
                  className={LINK}
                  onClick={() => guard('member', () => modal.open('member', { page: 'records' }))}
                >
                  {t('nav.records')}
                </button>
                <button
                  type="button"
                  className={LINK}
                  onClick={() => guard('member', () => modal.open('member', { page: 'responsibleGaming' }))}
                >
                  {t('nav.safePlay')}
                </button>
                <button type="button" className={LINK} onClick={() => modal.open('logout')}>
                  {t('logout')}
                </button>
              </>
            )}
            {access === 'guest' && (
              <button type="button" className={LINK} onClick={() => modal.open('login', { page: 'agent' })}>
                {t('agentLogin')}
              </button>
            )}
          </Column>
          <Column title={t('footer.support')}>
            {service.available && (
              <button type="button" className={LINK} onClick={service.open}>
                {t('contactSupport')}
              </button>
            )}
            {footerPages.map(({ path, title }) => (
              <Link key={path} to={path} className={LINK}>
                {t(title)}
              </Link>
            ))}
            <button type="button" className={LINK} onClick={() => modal.open('feedback')}>
              {t('page.feedback')}
            </button>
          </Column>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline pt-6 text-13 text-subtle">
          <Tag tone="gold">{t('footer.adults')}</Tag>
          <span>{t('footer.adultsText')}</span>
          <span className="sm:hidden">
            <LanguagePicker full />
          </span>
          <span className="sm:ml-auto">{t('footer.copyright', { year: YEAR })}</span>
        </div>
      </div>
    </footer>
  );
}
