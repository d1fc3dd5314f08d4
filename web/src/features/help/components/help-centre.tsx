import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { foldAccents } from '~/lib/fold';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorState } from '~/ui/states';
import { helpQueries, type HelpArticle, type HelpSection } from '../api/help.api';

const says = (article: HelpArticle, wanted: string) =>
  [article.title, ...article.paragraphs, ...article.steps].some((text) => foldAccents(text).includes(wanted));

/** Sections with what was searched for, without regard to accents; all of them while nothing is typed. */
export function findHelp(sections: readonly HelpSection[], typed: string): HelpSection[] {
  const wanted = foldAccents(typed.trim());
  if (!wanted) return [...sections];
  return sections
    .map((section) => ({ ...section, articles: section.articles.filter((article) => says(article, wanted)) }))
    .filter((section) => section.articles.length > 0);
}

/** Questions by section; `#deposit-how` opens its answer. */
export function HelpCentre() {
  const { t } = useTranslation(['help', 'common']);
  const { data, error, refetch } = useQuery(helpQueries.centre(useLanguage()));
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const asked = useLocation().hash.slice(1);

  useEffect(() => {
    if (data && asked) document.getElementById(asked)?.scrollIntoView({ block: 'start' });
  }, [data, asked]);

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} className="surface" />;
  if (!data)
    return (
      <div className="grid gap-4" aria-busy="true">
        <Skeleton className="h-12" />
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-48 rounded-lg!" />
        ))}
      </div>
    );
  const found = findHelp(data, wanted);
  return (
    <div className="grid gap-6">
      <div className="max-w-[560px]">
        <TextField
          type="search"
          label={t('search')}
          icon="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={60}
        />
      </div>
      <p role="status" className="sr-only">
        {wanted && t('found', { count: found.reduce((n, section) => n + section.articles.length, 0) })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          art="lantern"
          title={t('nothing')}
          text={t('nothingText')}
          className="surface"
          action={<Button onClick={() => setTyped('')}>{t('clear')}</Button>}
        />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
          {found.map((section) => (
            <section
              key={section.id}
              className="surface overflow-hidden"
              aria-labelledby={`section-${section.id}`}
            >
              <h2 id={`section-${section.id}`} className="px-5 pt-5 pb-2 text-18 sm:px-6">
                {section.title}
              </h2>
              {section.articles.map((article) => (
                <Article
                  key={`${article.id}-${article.id === asked || wanted !== ''}`}
                  article={article}
                  open={article.id === asked || wanted.trim() !== ''}
                />
              ))}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function Article({ article, open }: { article: HelpArticle; open: boolean }) {
  return (
    <details id={article.id} open={open} className="group scroll-mt-36 border-t border-hairline">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-5 py-2 font-medium hover:bg-card sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{article.title}</span>
        <Icon name="down" size={18} className="text-subtle transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-5 pt-1 pb-5 text-soft sm:px-6">
        {article.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {article.steps.length > 0 && (
          <ol className="grid gap-2">
            {article.steps.map((step, i) => (
              <li key={step} className="flex gap-3">
                <span className="num grid size-6 shrink-0 place-items-center rounded-full border border-gold-lo text-12 text-gold">
                  {i + 1}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}
