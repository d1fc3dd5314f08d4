import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFailureText } from '~/lib/failure';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { ConsoleDialog } from '../../shell/console-dialog';
import { isTyping } from '../../shell/use-shortcuts';
import { PageHead, Paging, primaryButton, refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { QueueTable, type QueueColumn } from '../../ui/queue-table';
import { ReasonDialog } from '../../ui/reason-dialog';
import { ClaimPictures } from './claim-pictures';
import {
  claimReviewQueries,
  decideClaim,
  type ClaimAction,
  type ClaimDecision,
  type ClaimReview,
} from './claim-review.api';

const FILTERS = { page: count() };

export function ClaimReviewPage() {
  const { t } = useTranslation(['console-claim-review', 'console']);
  const language = useLanguage();
  const [{ page }, change] = useUrlState(FILTERS);
  const query = useQuery(claimReviewQueries.list(page));
  const promotions = useQuery(claimReviewQueries.promotions());
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<ClaimAction | null>(null);
  const [at, setAt] = useState(0);
  // The place of a row that has been decided belongs to the one that followed it.
  const current = rows.find(({ id }) => id === chosen) ?? rows[Math.min(at, rows.length - 1)];
  const isDeciding = deciding !== null;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isDeciding) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const action = ({ a: 'approve', r: 'refuse' } as const)[event.key.toLowerCase()];
      if (!action || !current) return;
      event.preventDefault();
      setDeciding(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [current, isDeciding]);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows && !isDeciding) box.current?.querySelector<HTMLElement>('[data-queue]')?.focus();
  }, [hasRows, isDeciding]);

  const money = (amount: string) => formatMoney(amount, language);
  const promotionOf = (review: ClaimReview) => promotions.data?.get(review.promotionId);
  const titleOf = (review: ClaimReview) => {
    const title = promotionOf(review)?.title;
    return (language === 'vi' ? title?.vi : title?.en) ?? review.promotionId;
  };
  const reasonsOf = ({ riskReasons }: ClaimReview) =>
    riskReasons.length === 0
      ? t('byTerms')
      : riskReasons.map((reason) => t(`risk.${reason}` as 'risk.SAME_ADDRESS')).join(' · ');
  const leftOf = (review: ClaimReview) => {
    const promotion = promotionOf(review);
    if (!promotion) return { budget: '–', stock: '–' };
    const { budgetLeft, stockLeft } = promotion;
    return {
      budget: budgetLeft === null ? t('unlimited') : money(budgetLeft),
      stock: stockLeft === null ? t('unlimited') : String(stockLeft),
    };
  };
  const columns: QueueColumn<ClaimReview>[] = [
    {
      key: 'at',
      head: t('claimed'),
      cell: (r) => <span className="num">{formatDateTime(r.createdAt, language)}</span>,
    },
    {
      key: 'promotion',
      head: t('promotion'),
      cell: (r) => <span className="line-clamp-1">{titleOf(r)}</span>,
    },
    {
      key: 'reward',
      head: t('reward'),
      align: 'right',
      cell: (r) => <b className="text-14">{money(r.reward)}</b>,
    },
    {
      key: 'score',
      head: t('score'),
      align: 'right',
      cell: (r) => <span className="num">{r.riskScore}</span>,
    },
    {
      key: 'why',
      head: t('why'),
      wide: true,
      cell: (r) => <span className="line-clamp-1">{reasonsOf(r)}</span>,
    },
  ];
  return (
    <div ref={box} className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto_auto]">
      <PageHead title={t('title')} note={query.data && t('open', { count: query.data.totalCount })}>
        <button type="button" className={smallButton} onClick={() => void query.refetch()}>
          {t('console:list.refresh')}
        </button>
      </PageHead>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <QueueTable
          label={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current?.id ?? null}
          onCurrent={(id) => {
            setChosen(id);
            setAt(rows.findIndex((row) => row.id === id));
          }}
        />
      </ListStates>
      {current && (
        <section
          aria-label={t('console:list.details')}
          className="grid gap-3 bg-panel p-4 lg:grid-cols-[1fr_auto]"
        >
          <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
            <Fact name={t('promotion')} value={titleOf(current)} />
            <Fact name={t('reward')} value={money(current.reward)} />
            <Fact name={t('required')} value={money(current.required)} />
            <div className="min-w-0">
              <dt className="text-12 text-subtle">{t('member')}</dt>
              <dd className="num font-medium break-words">
                <Link
                  className="text-gold underline"
                  to={`/console/member-rewards?member=${current.memberId}`}
                >
                  {current.memberId}
                </Link>
              </dd>
            </div>
            <Fact name={t('score')} value={`${current.riskScore} / 100`} />
            <Fact name={t('why')} value={reasonsOf(current)} />
            <Fact name={t('budgetLeft')} value={leftOf(current).budget} />
            <Fact name={t('stockLeft')} value={leftOf(current).stock} />
            {current.remark && <Fact name={t('remark')} value={current.remark} />}
          </dl>
          <ClaimPictures key={current.id} review={current} />
          <div className="flex items-end gap-2">
            <button
              type="button"
              className={classNames(smallButton, primaryButton)}
              onClick={() => setDeciding('approve')}
            >
              {t('approve')} <kbd>A</kbd>
            </button>
            <button
              type="button"
              className={classNames(smallButton, refuseButton)}
              onClick={() => setDeciding('refuse')}
            >
              {t('refuse')} <kbd>R</kbd>
            </button>
          </div>
        </section>
      )}
      {query.data && (
        <Paging
          page={page}
          pages={query.data.totalPages}
          total={query.data.totalCount}
          onPage={(next) => change({ page: next })}
        />
      )}
      {deciding && current && <Decide review={current} action={deciding} onClose={() => setDeciding(null)} />}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-subtle">{name}</dt>
      <dd className="num font-medium break-words">{value}</dd>
    </div>
  );
}

function Decide({
  review,
  action,
  onClose,
}: {
  review: ClaimReview;
  action: ClaimAction;
  onClose: () => void;
}) {
  const { t } = useTranslation(['console-claim-review', 'console']);
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  // The row that was on the screen when the dialog opened, whatever the list shows after a poll.
  const [{ id, reward }] = useState(review);
  const decide = useMutation({
    mutationFn: (decision: ClaimDecision) => decideClaim(decision),
    onSuccess: async () => {
      toast(t(action === 'approve' ? 'approved' : 'refused'), 'win');
      await client.invalidateQueries({ queryKey: claimReviewQueries.all });
      onClose();
    },
  });
  const error = decide.isError ? failureText(decide.error) : null;
  const amount = formatMoney(reward, language);
  if (action === 'refuse')
    return (
      <ReasonDialog
        title={t('refuseTitle', { amount })}
        error={error}
        busy={decide.isPending}
        onClose={onClose}
        onConfirm={(reason) => decide.mutate({ id, action, reason })}
      />
    );
  return (
    <ConsoleDialog label={t('approveTitle', { amount })} onClose={onClose}>
      <form
        className="grid gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          decide.mutate({ id, action });
        }}
      >
        <h2 className="text-16">{t('approveTitle', { amount })}</h2>
        <p className="text-14 text-muted">{t('approveNote')}</p>
        {error && <FieldError>{error}</FieldError>}
        {/* The first button of a dialog has the focus, so that Enter confirms. */}
        <div className="flex flex-row-reverse gap-2">
          <button
            type="submit"
            disabled={decide.isPending}
            className={classNames(smallButton, primaryButton)}
          >
            {t('console:list.confirm')} <kbd>↵</kbd>
          </button>
          <button type="button" className={smallButton} onClick={onClose}>
            {t('console:list.cancel')} <kbd>Esc</kbd>
          </button>
        </div>
      </form>
    </ConsoleDialog>
  );
}
