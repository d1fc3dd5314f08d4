import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { useLanguage } from '~/lib/i18n';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { announcementQueries } from '../api/announcements.api';

const SECONDS_EACH = 14;

/** Announcements of type H scroll across the page; hover, focus or the button pauses them. */
export function Headlines() {
  const { t } = useTranslation('announcement');
  const { data } = useQuery(announcementQueries.lists(useLanguage()));
  const [paused, setPaused] = useState(false);
  const headlines = data?.headline ?? [];
  if (headlines.length === 0) return null;
  const run = (copy: boolean) => (
    <ul
      className={classNames('flex shrink-0 items-center gap-12 pr-12', copy && 'motion-reduce:hidden')}
      aria-hidden={copy || undefined}
    >
      {headlines.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`/noticePage?id=${id}`}
            tabIndex={copy ? -1 : undefined}
            className="inline-flex min-h-11 items-center whitespace-nowrap text-soft hover:text-gold-hi"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label={t('headlines')} className="well mt-3 flex items-center gap-2 pl-4">
      <Icon name="bell" size={18} className="text-gold" />
      <div className="group no-scrollbar min-w-0 flex-1 overflow-hidden mask-x-from-96% motion-reduce:overflow-x-auto motion-reduce:mask-none">
        <div
          className={classNames(
            'flex w-max motion-safe:animate-headlines',
            'group-focus-within:[animation-play-state:paused]! group-hover:[animation-play-state:paused]!',
            paused && '[animation-play-state:paused]!',
          )}
          style={{ animationDuration: `${headlines.length * SECONDS_EACH}s` }}
        >
          {run(false)}
          {run(true)}
        </div>
      </div>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        iconSize={16}
        label={t(paused ? 'run' : 'stop')}
        className="motion-reduce:hidden"
        onClick={() => setPaused(!paused)}
      />
    </section>
  );
}
