import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useNow } from '~/lib/now';
import { count, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { RichText } from '~/ui/rich-text';
import { toast } from '~/ui/toast';
import { ConsoleDialog } from '../../shell/console-dialog';
import { PageHead, Paging, primaryButton, refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { AnnouncementEditor } from './announcement-editor';
import { announcementQueries, deleteAnnouncement, type Announcement } from './announcements.api';
import { missingIn, shownAt } from './draft';
import { MissingMark } from './missing-mark';

const FILTERS = { page: count() };
type Open =
  { kind: 'edit'; announcement: Announcement | null } | { kind: 'delete'; announcement: Announcement };

/** What the site tells its visitors; each change reaches open pages without a reload. */
export function AnnouncementsPage() {
  const { t } = useTranslation(['console-announcements', 'console']);
  const language = useLanguage() === 'vi' ? 'vi' : 'en';
  const [{ page }, change] = useUrlState(FILTERS);
  const query = useQuery(announcementQueries.page(page));
  const now = useNow(60_000);
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const columns: DataColumn<Announcement>[] = [
    {
      key: 'title',
      head: t('titleColumn'),
      cell: (row) => <b className="line-clamp-2">{row.title[language]}</b>,
    },
    {
      key: 'type',
      head: t('type'),
      cell: (row) => (row.forAgents ? t('readers.agents') : t(`types.${row.type}`)),
    },
    { key: 'shown', head: t('shown'), cell: (row) => <ShownMark shown={shownAt(row, now)} /> },
    { key: 'missing', head: t('languages'), cell: (row) => <MissingMark missing={missingIn(row)} /> },
    {
      ...{ key: 'starts', head: t('startsAt'), phone: 'hide' },
      cell: (row) => <span className="num">{formatDateTime(row.startsAt, language)}</span>,
    },
    { key: 'rank', head: t('rank'), align: 'right', phone: 'hide', cell: (row) => row.rank },
  ];
  const close = () => setOpen(null);
  return (
    <div className="grid h-full grid-rows-[auto_minmax(9rem,1fr)_auto_auto]">
      <PageHead title={t('title')} note={query.data && t('count', { count: query.data.totalCount })}>
        <button
          type="button"
          className={classNames(smallButton, primaryButton)}
          onClick={() => setOpen({ kind: 'edit', announcement: null })}
        >
          {t('add')}
        </button>
      </PageHead>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <DataTable
          density="dense"
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current?.id ?? null}
          onCurrent={setChosen}
          onOpen={(announcement) => setOpen({ kind: 'edit', announcement })}
        />
      </ListStates>
      {current ? (
        <section
          aria-label={t('console:list.details')}
          className="grid max-h-[45dvh] content-start gap-3 overflow-y-auto bg-panel p-4"
        >
          <div className="flex flex-wrap items-center gap-2">
            <button
              type="button"
              className={smallButton}
              onClick={() => setOpen({ kind: 'edit', announcement: current })}
            >
              {t('edit')} <kbd>↵</kbd>
            </button>
            <button
              type="button"
              className={classNames(smallButton, refuseButton)}
              onClick={() => setOpen({ kind: 'delete', announcement: current })}
            >
              {t('delete')}
            </button>
            <MissingMark missing={missingIn(current)} named />
          </div>
          <div className="min-w-0 max-w-[70ch]">
            <h2 className="pb-1 text-14 wrap-anywhere">{current.title[language]}</h2>
            <RichText html={current.content[language]} className="text-14!" />
            {current.link && <p className="num pt-2 text-muted">{current.link}</p>}
          </div>
        </section>
      ) : (
        <span />
      )}
      {query.data && (
        <Paging
          page={page}
          pages={query.data.totalPages}
          total={query.data.totalCount}
          onPage={(next) => change({ page: next })}
        />
      )}
      {open?.kind === 'edit' && <AnnouncementEditor announcement={open.announcement} onClose={close} />}
      {open?.kind === 'delete' && <Delete announcement={open.announcement} onClose={close} />}
    </div>
  );
}

const shownStyle = { live: 'text-win', coming: 'text-info', over: 'text-muted' } as const;

function ShownMark({ shown }: { shown: keyof typeof shownStyle }) {
  const { t } = useTranslation('console-announcements');
  return <span className={classNames('whitespace-nowrap', shownStyle[shown])}>{t(`shownAs.${shown}`)}</span>;
}

function Delete({ announcement, onClose }: { announcement: Announcement; onClose: () => void }) {
  const { t } = useTranslation(['console-announcements', 'console']);
  const language = useLanguage() === 'vi' ? 'vi' : 'en';
  const client = useQueryClient();
  const failureText = useFailureText();
  const remove = useMutation({
    mutationFn: () => deleteAnnouncement(announcement.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: announcementQueries.all });
      toast(t('deleted'), 'win');
      onClose();
    },
    onError: (error) => toast(failureText(error), 'loss'),
  });
  return (
    <ConsoleDialog label={t('deleteTitle')} onClose={onClose}>
      <div className="grid gap-3 p-4">
        <h2 className="text-16">{t('deleteTitle')}</h2>
        <p className="wrap-anywhere text-muted">{t('deleteText', { title: announcement.title[language] })}</p>
        <div className="flex justify-end gap-2">
          <button type="button" className={smallButton} onClick={onClose}>
            {t('console:list.cancel')} <kbd>Esc</kbd>
          </button>
          <button
            type="button"
            disabled={remove.isPending}
            className={classNames(smallButton, refuseButton)}
            onClick={() => remove.mutate()}
          >
            {t('delete')}
          </button>
        </div>
      </div>
    </ConsoleDialog>
  );
}
