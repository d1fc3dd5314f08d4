import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '~/lib/i18n';
import { announcementQueries, type Announcement } from '../api/announcements.api';

export type BannerGroup = NonNullable<Announcement['bannerGroup']>;

/** The first banner of a group; undefined while unknown or where there is none. */
export function useGroupBanner(group: BannerGroup): Announcement | undefined {
  const { data } = useQuery(announcementQueries.lists(useLanguage()));
  return data?.banners.find(({ bannerGroup }) => bannerGroup === group);
}
