import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { refuseButton, smallButton } from '../../ui/list-head';
import { Pending } from '../approvals/pending';
import { useProposal } from '../approvals/use-proposal';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useOperatorName } from '../../ui/use-operator-name';
import { isNear } from './limits';
import { lotteryQueries, type ListedDraw } from './lottery.api';
import { ResultForm } from './result-form';

/** A draw with what is staked on it, what has been entered, and what can be done. */
export function DrawDetails({ draw, isPast }: { draw: ListedDraw; isPast: boolean }) {
  const { t } = useTranslation(['console-lottery', 'console']);
  const language = useLanguage();
  const [isVoiding, setVoiding] = useState(false);
  const takesResult = draw.isOfficial && !draw.resultOf && draw.state !== 'VOID' && isPast;
  return (
    <section
      aria-label={`${draw.gameId} ${draw.numero}`}
      className="grid max-h-[55vh] gap-6 overflow-auto bg-panel p-4 lg:grid-cols-2"
    >
      {takesResult ? (
        <ResultForm draw={draw} />
      ) : (
        <p className="text-muted">
          {draw.resultOf ? t('follows', { game: draw.resultOf }) : t(isPast ? 'noEntry' : 'notDue')}
        </p>
      )}
      <div className="grid content-start gap-4">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
          <dt className="text-muted">{t('closes')}</dt>
          <dd className="num">{formatDateTime(draw.closeAt, language)}</dd>
          {draw.voidReason && (
            <>
              <dt className="text-muted">{t('voidReason')}</dt>
              <dd>{draw.voidReason}</dd>
            </>
          )}
        </dl>
        {draw.version > 0 && <Standing draw={draw} />}
        <Proposals draw={draw} />
        <Exposure draw={draw} />
        <Pending service="lottery" kind="DRAW_VOID" subject={`${draw.gameId}/${draw.numero}`} />
        {draw.state === 'PENDING' && (draw.isOfficial || !isPast) && (
          <button
            type="button"
            className={classNames(smallButton, refuseButton, 'justify-self-start')}
            onClick={() => setVoiding(true)}
          >
            {t('void')}
          </button>
        )}
      </div>
      {isVoiding && <Voiding draw={draw} onClose={() => setVoiding(false)} />}
    </section>
  );
}

function Standing({ draw }: { draw: ListedDraw }) {
  const { t } = useTranslation('console-lottery');
  const { data } = useQuery(lotteryQueries.detail(draw));
  const result = data?.result?.winningNumber;
  if (!result) return null;
  return (
    <div>
      <h3 className="text-14">{t('standing')}</h3>
      <dl className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 gap-y-0.5">
        {draw.slots.map(({ code }) => (
          <Fragment key={code}>
            <dt className="text-muted">{code}</dt>
            <dd className="num">{result[code]?.join(' ')}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

function Proposals({ draw }: { draw: ListedDraw }) {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const { data } = useQuery({ ...lotteryQueries.proposals(draw), enabled: draw.proposals > 0 });
  if (!data?.length) return null;
  return (
    <div>
      <h3 className="text-14">{t('proposals')}</h3>
      <ul className="grid gap-1">
        {data.map(({ proposedBy, source, proposedAt }) => (
          <li key={`${source} ${proposedBy}`} className="flex flex-wrap gap-x-3">
            <b>{nameOf(proposedBy)}</b>
            <span className="text-muted">{t(`source.${source}`)}</span>
            <span className="num text-muted">{formatDateTime(proposedAt, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Exposure({ draw }: { draw: ListedDraw }) {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const { data } = useQuery({ ...lotteryQueries.exposure(draw), enabled: draw.tickets > 0 });
  if (!data?.length) return <p className="text-muted">{t('noExposure')}</p>;
  return (
    <div>
      <h3 className="text-14">{t('exposure')}</h3>
      <p className="text-12 text-muted">{t('exposureHelp')}</p>
      <ul className="grid max-h-56 gap-0.5 overflow-auto">
        {data.map(({ cell, amount, limit }) => (
          <li key={cell} className="flex justify-between gap-3">
            <span className="num truncate">{cell}</span>
            <span className={classNames('num', isNear(amount, limit) && 'text-loss')}>
              {formatMoney(amount, language)}
              {limit && <span className="text-muted"> / {formatMoney(limit, language)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Voiding({ draw, onClose }: { draw: ListedDraw; onClose: () => void }) {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const { send, busy, error } = useProposal(onClose, lotteryQueries.all);
  return (
    <ReasonDialog
      title={t('voidTitle', { game: draw.gameId, numero: draw.numero })}
      error={error}
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) => send({ kind: 'drawVoid', gameId: draw.gameId, numero: draw.numero }, reason)}
    >
      <p>{t('voidHelp', { tickets: draw.tickets, staked: formatMoney(draw.staked, language) })}</p>
    </ReasonDialog>
  );
}
