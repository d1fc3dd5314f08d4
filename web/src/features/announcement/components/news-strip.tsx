import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Glyph } from '~/art/pictures';
import { useLanguage } from '~/lib/i18n';
import { Tag } from '~/ui/chip';
import { SectionHead } from '~/ui/section-head';
import { announcementQueries, type Announcement, type AnnouncementType } from '../api/announcements.api';

const ART = { B: 'lantern', PL: 'envelope', PR: 'ingot', PU: 'lotus', H: 'drum' } as const;
const MOST = 3;

/** What the brand has to say: banners and promotions, for members also what is meant for them. */
export function NewsStrip() {
  const { t } = useTranslation('announcement');
  const { data } = useQuery(announcementQueries.lists(useLanguage()));
  const news = data
    ? [
        ...data.player,
        ...data.banners.filter(({ bannerGroup }) => bannerGroup === null),
        ...data.promotion,
      ].slice(0, MOST)
    : [];
  if (news.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('news')} more={t('all')} to="/noticePage" />
      <ul className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] md:gap-4">
        {news.map((announcement) => (
          <NewsCard key={announcement.id} announcement={announcement} />
        ))}
      </ul>
    </section>
  );
}

export const artOf = (type: AnnouncementType) => ART[type];

function NewsCard({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation('announcement');
  return (
    <li>
      <Link
        to={`/noticePage?id=${announcement.id}`}
        className="surface flex h-full items-center gap-4 p-4 transition-colors duration-(--t-fast) hover:border-gold-lo sm:p-5"
      >
        <Glyph spec={artOf(announcement.type)} size={64} className="shrink-0" />
        <span className="grid min-w-0 justify-items-start gap-1.5">
          <Tag tone={announcement.type === 'PR' ? 'gold' : announcement.type === 'PL' ? 'info' : 'plain'}>
            {t(`type.${announcement.type}`)}
          </Tag>
          <b className="font-semibold">{announcement.title}</b>
        </span>
      </Link>
    </li>
  );
}
