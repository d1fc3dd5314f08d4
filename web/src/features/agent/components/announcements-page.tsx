import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { Pager } from '~/ui/pager';
import { QueryView } from '~/ui/query-view';
import { RichText } from '~/ui/rich-text';
import { EmptyState } from '~/ui/states';
import { agentQueries } from '../api/agent.api';

/** What is meant for agents, the newest open (specification 2.9). */
export function AgentAnnouncementsPage() {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery(agentQueries.announcements(page, language));
  return (
    <QueryView
      query={query}
      isEmpty={({ totalCount }) => totalCount === 0}
      empty={
        <EmptyState art="envelope" title={t('news.none')} text={t('news.noneText')} className="surface" />
      }
    >
      {({ list, totalPages }) => {
        const open = chosen ?? list[0]?.id;
        return (
          <div className="grid grid-cols-1 content-start gap-4">
            <ul className="surface overflow-hidden" aria-label={t('page.announcement')}>
              {list.map(({ id, title, content, publishedAt }) => (
                <li key={id} className="border-hairline not-first:border-t">
                  <h3>
                    <button
                      type="button"
                      aria-expanded={id === open}
                      className="flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left hover:bg-card sm:px-5"
                      onClick={() => setChosen(id === open ? '' : id)}
                    >
                      <span className="min-w-0 flex-1">
                        <b className="block text-16 font-semibold wrap-anywhere">{title}</b>
                        <time dateTime={publishedAt} className="num text-12 font-normal text-muted">
                          {formatDateTime(publishedAt, language)}
                        </time>
                      </span>
                      <Icon
                        name="next"
                        size={16}
                        className={classNames(
                          'shrink-0 text-subtle',
                          id === open ? '-rotate-90' : 'rotate-90',
                        )}
                      />
                    </button>
                  </h3>
                  {id === open && (
                    <div className="px-4 pb-5 sm:px-5">
                      <RichText html={content} className="max-w-[70ch]" />
                    </div>
                  )}
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              total={totalPages}
              onPage={(next) => {
                setPage(next);
                setChosen(null);
              }}
            />
          </div>
        );
      }}
    </QueryView>
  );
}
