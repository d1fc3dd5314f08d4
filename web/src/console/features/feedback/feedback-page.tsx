import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useNow } from '~/lib/now';
import { count, oneOf, text, useUrlState } from '~/lib/url-state';
import type { DataColumn } from '~/ui/data-table';
import { ReviewQueuePage, type QueueAction } from '../../ui/review-queue-page';
import { SearchBox } from '../../ui/search-box';
import { ageOf, isLate } from './age';
import { FeedbackDetails } from './feedback-details';
import { AnswerDialog, HandleDialog, type Drafts } from './feedback-dialogs';
import {
  feedbackQueries,
  SENDERS,
  VIEWS,
  type Feedback,
  type FeedbackAction,
  type View,
} from './feedback.api';

const FILTERS = {
  view: oneOf(VIEWS, 'OPEN'),
  from: oneOf(['', ...SENDERS], ''),
  search: text(),
  page: count(),
};

/** What members and guests wrote, oldest first; an answer goes to the member's inbox. */
export function FeedbackPage() {
  const { t } = useTranslation(['console-feedback', 'console']);
  const language = useLanguage();
  const now = useNow(60_000);
  const [{ page, ...filter }, change] = useUrlState(FILTERS);
  const { view, from, search } = filter;
  const query = useQuery(feedbackQueries.list(filter, page));
  const [drafts] = useState<Drafts>(() => new Map());
  const isFiltered = from !== '' || search !== '';
  const time: DataColumn<Feedback> =
    view === 'OPEN'
      ? {
          key: 'age',
          head: t('age'),
          cell: ({ sentAt }) => (
            <span
              className={`num whitespace-nowrap ${isLate(sentAt, now) ? 'text-(--color-attention)' : ''}`}
              title={formatDateTime(sentAt, language)}
            >
              {ageOf(sentAt, now, language)}
            </span>
          ),
        }
      : {
          key: 'handled',
          head: t('handled'),
          cell: ({ handledAt }) => (
            <span className="num whitespace-nowrap">
              {handledAt ? formatDateTime(handledAt, language) : '–'}
            </span>
          ),
        };
  const columns: DataColumn<Feedback>[] = [
    time,
    { key: 'from', head: t('from'), cell: (row) => <Sender feedback={row} /> },
    {
      key: 'text',
      head: t('text'),
      cell: ({ content }) => <span className="line-clamp-2 wrap-anywhere">{content}</span>,
    },
    {
      ...{ key: 'pictures', head: t('pictures'), align: 'right', phone: 'hide' },
      cell: ({ images }) => (images.length > 0 ? images.length : '–'),
    },
    ...(view === 'HANDLED'
      ? [
          {
            ...{ key: 'outcome', head: t('outcome'), phone: 'hide' as const },
            cell: ({ answer }: Feedback) => t(answer === null ? 'marked' : 'answered'),
          },
        ]
      : []),
  ];
  return (
    <ReviewQueuePage<Feedback, FeedbackAction, View>
      name="feedback"
      title={t('title')}
      note={
        query.data && t(view === 'OPEN' && !isFiltered ? 'open' : 'found', { count: query.data.totalCount })
      }
      empty={t(isFiltered ? 'noMatch' : view === 'OPEN' ? 'empty' : 'none')}
      query={query}
      columns={columns}
      page={page}
      pages={(pageNo) => feedbackQueries.list(filter, pageNo)}
      filters={{ now: filter, onChoose: change }}
      onPage={(next) => change({ page: next })}
      view={{
        label: t('view'),
        value: view,
        options: VIEWS.map((one) => [one, t(`views.${one}`)]),
        onChange: (next) => change({ view: next }),
      }}
      tools={
        <>
          <SearchBox
            label={t('search')}
            find={t('find')}
            value={search}
            most={64}
            onSearch={(next) => change({ search: next })}
          />
          <select
            aria-label={t('from')}
            className="min-h-8 rounded-sm border border-line bg-card px-2 max-lg:min-h-11"
            value={from}
            onChange={(event) => change({ from: event.target.value as typeof from })}
          >
            <option value="">{t('anyone')}</option>
            {SENDERS.map((one) => (
              <option key={one} value={one}>
                {t(`senders.${one}`)}
              </option>
            ))}
          </select>
        </>
      }
      actionsOf={({ handledAt, answerable }) => {
        if (handledAt !== null) return [];
        const mark: QueueAction<FeedbackAction> = { action: 'handle', label: t('action.handle'), key: 'h' };
        return answerable
          ? [{ action: 'answer', label: t('action.answer'), key: 'a', tone: 'primary' }, mark]
          : [mark];
      }}
      details={(feedback) => <FeedbackDetails feedback={feedback} />}
      dialog={(action, feedback, close) =>
        action === 'answer' ? (
          <AnswerDialog feedback={feedback} drafts={drafts} onClose={close} />
        ) : (
          <HandleDialog feedback={feedback} onClose={close} />
        )
      }
    />
  );
}

function Sender({ feedback: { memberId, account } }: { feedback: Feedback }) {
  const { t } = useTranslation('console-feedback');
  if (memberId === null)
    return (
      <span className="flex items-center gap-1 text-muted">
        <Icon name="user" size={14} />
        {t('guest')}
      </span>
    );
  const name = account ?? t('unnamed', { id: memberId.slice(0, 8) });
  return (
    <b className="block max-w-[14ch] truncate md:max-w-[28ch]" title={name}>
      {name}
    </b>
  );
}
