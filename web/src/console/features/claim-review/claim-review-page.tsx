import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFailureText } from '~/lib/failure';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import type { DataColumn } from '~/ui/data-table';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { ConsoleDialog } from '../../shell/console-dialog';
import { Fact } from '../../ui/fact';
import { primaryButton, smallButton } from '../../ui/list-head';
import { MemberName } from '../../ui/member-link';
import { ReasonDialog } from '../../ui/reason-dialog';
import { ReviewQueuePage } from '../../ui/review-queue-page';
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
  const columns: DataColumn<ClaimReview>[] = [
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
      phone: 'hide',
      cell: (r) => <span className="num">{r.riskScore}</span>,
    },
    {
      key: 'why',
      head: t('why'),
      phone: 'hide',
      cell: (r) => <span className="line-clamp-1">{reasonsOf(r)}</span>,
    },
  ];
  return (
    <ReviewQueuePage<ClaimReview, ClaimAction>
      name="claim-review"
      title={t('title')}
      note={query.data && t('open', { count: query.data.totalCount })}
      empty={t('empty')}
      query={query}
      columns={columns}
      page={page}
      pages={(pageNo) => claimReviewQueries.list(pageNo)}
      onPage={(next) => change({ page: next })}
      actionsOf={() => [
        { action: 'approve', label: t('approve'), key: 'a', tone: 'primary' },
        { action: 'refuse', label: t('refuse'), key: 'r', tone: 'refuse' },
      ]}
      details={(review) => (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
            <Fact name={t('promotion')}>{titleOf(review)}</Fact>
            <Fact name={t('reward')}>{money(review.reward)}</Fact>
            <Fact name={t('required')}>{money(review.required)}</Fact>
            <Fact name={t('member')}>
              <Link className="text-gold underline" to={`/member-rewards?member=${review.memberId}`}>
                <MemberName memberId={review.memberId} />
              </Link>
            </Fact>
            <Fact name={t('score')}>{`${review.riskScore} / 100`}</Fact>
            <Fact name={t('why')}>{reasonsOf(review)}</Fact>
            <Fact name={t('budgetLeft')}>{leftOf(review).budget}</Fact>
            <Fact name={t('stockLeft')}>{leftOf(review).stock}</Fact>
            {review.remark && (
              <Fact name={t('remark')} wide>
                {review.remark}
              </Fact>
            )}
          </dl>
          <ClaimPictures review={review} />
        </>
      )}
      dialog={(action, review, close) => <Decide review={review} action={action} onClose={close} />}
    />
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
  const { id, reward } = review;
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
