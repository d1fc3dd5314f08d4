import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { Glyph } from '~/art/pictures';
import { useMember } from '~/features/session';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { ModalHeader } from '~/ui/modal';
import { announcementQueries } from '../api/announcements.api';

const MOST = 3;

/** After login (specification 4.3): the last login, news for players and the age rule. */
export function WelcomePanel() {
  const { t } = useTranslation(['announcement', 'common']);
  const language = useLanguage();
  const member = useMember();
  const modal = useModal();
  const news = useQuery(announcementQueries.lists(language)).data?.player ?? [];
  const name = member?.nickname || member?.account || '';
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ModalHeader title={t('welcome.title')} />
      <div className="grid grid-cols-1 content-start gap-4 overflow-auto p-4 sm:p-6">
        <div className="flex items-center gap-4">
          <Glyph spec="lotus" size={72} className="shrink-0" />
          <div className="min-w-0">
            <p className="head text-20 wrap-anywhere">{t('welcome.greeting', { name })}</p>
            <p className="num text-muted">
              {member?.lastLogin
                ? `${t('welcome.lastLogin')}: ${formatDateTime(member.lastLogin, language)}`
                : t('welcome.firstLogin')}
            </p>
          </div>
        </div>
        {member?.lastLogin && (
          <p className="text-13 text-muted">
            {t('welcome.notYou')}{' '}
            <button
              type="button"
              className="text-gold underline underline-offset-2"
              onClick={() => modal.open('member', { page: 'changePassword' })}
            >
              {t('welcome.change')}
            </button>
          </p>
        )}
        {news.length > 0 && (
          <section>
            <h3 className="mb-2 text-16">{t('welcome.news')}</h3>
            <ul className="well divide-y divide-hairline">
              {news.slice(0, MOST).map((announcement) => (
                <li key={announcement.id}>
                  <Link
                    to={`/noticePage?id=${announcement.id}`}
                    className="flex min-h-12 items-center gap-3 px-4 py-2 hover:text-gold-hi"
                  >
                    <span className="min-w-0 flex-1">{announcement.title}</span>
                    <Icon name="next" size={16} className="text-subtle" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="flex items-start gap-3 text-13 text-muted">
          <Tag tone="gold">{t('common:footer.adults')}</Tag>
          <span>{t('welcome.adults')}</span>
        </p>
        <Button tone="gold" size="l" block onClick={modal.close}>
          {t('welcome.go')}
        </Button>
      </div>
    </div>
  );
}
