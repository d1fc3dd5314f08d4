import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Glyph } from '~/art/pictures';
import { useLanguage } from '~/lib/i18n';
import { Tag } from '~/ui/chip';
import { SectionHead } from '~/ui/section-head';
import { noticeQueries, type Notice, type NoticeType } from '../api/notices.api';

const ART = { B: 'lantern', PL: 'envelope', PR: 'ingot', PU: 'lotus', H: 'drum' } as const;
const MOST = 3;

/** What the brand has to say: banners and promotions, for members also what is meant for them. */
export function NewsStrip() {
  const { t } = useTranslation('notice');
  const { data } = useQuery(noticeQueries.lists(useLanguage()));
  const news = data ? [...data.player, ...data.banners, ...data.promotion].slice(0, MOST) : [];
  if (news.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('news')} more={t('all')} to="/noticePage" />
      <ul className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] md:gap-4">
        {news.map((notice) => (
          <NewsCard key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

export const artOf = (type: NoticeType) => ART[type];

function NewsCard({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notice');
  return (
    <li>
      <Link
        to={`/noticePage?id=${notice.id}`}
        className="surface flex h-full items-center gap-4 p-4 transition-colors duration-(--t-fast) hover:border-gold-lo sm:p-5"
      >
        <Glyph spec={artOf(notice.type)} size={64} className="shrink-0" />
        <span className="grid min-w-0 justify-items-start gap-1.5">
          <Tag tone={notice.type === 'PR' ? 'gold' : notice.type === 'PL' ? 'info' : 'plain'}>
            {t(`type.${notice.type}`)}
          </Tag>
          <b className="font-semibold">{notice.title}</b>
        </span>
      </Link>
    </li>
  );
}
