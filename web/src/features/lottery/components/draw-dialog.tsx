import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Callout } from '~/ui/callout';
import { Modal, ModalHeader } from '~/ui/modal';
import { QueryView } from '~/ui/query-view';
import { drawQueries, type DrawDetail } from '../api/lottery.api';
import { ResultBalls } from './result-balls';

const loadCheck = () => import('../model/verify');

function Figure({ label, value }: { label: string; value: string | null }) {
  const { t } = useTranslation('lottery');
  return (
    <div className="grid gap-0.5">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="num text-13 break-all">{value ?? t('pending')}</dd>
    </div>
  );
}

function Proof({ gameId, detail }: { gameId: string; detail: DrawDetail }) {
  const { t } = useTranslation('lottery');
  const [verdict, setVerdict] = useState<boolean>();
  const { proof, result } = detail;
  // Fetched with the proof, so that the check needs the platform no more.
  useEffect(() => void loadCheck(), []);
  if (!proof) return <p className="text-13 text-muted">{t('official')}</p>;
  async function verify(): Promise<void> {
    const { isDrawProven } = await loadCheck();
    setVerdict(isDrawProven(gameId, detail));
  }
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2">
        <Figure label={t('commitment')} value={proof.commitment} />
        <Figure label={t('randomness', { round: proof.beaconRound })} value={proof.randomness} />
        <Figure label={t('seed')} value={proof.seed} />
      </dl>
      {result && proof.seed && (
        <Button tone="jade" block onClick={() => void verify()}>
          {t('verify')}
        </Button>
      )}
      {verdict !== undefined && (
        <Callout tone={verdict ? 'win' : 'loss'} icon={verdict ? 'check' : 'warn'}>
          {t(verdict ? 'verified' : 'differs')}
        </Callout>
      )}
    </div>
  );
}

/** A draw with its result and, for an own draw, what it follows from; the check runs in the page. */
export function DrawDialog({
  gameId,
  numero,
  onClose,
}: {
  gameId: string;
  numero: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('lottery');
  const detail = useQuery(drawQueries.detail(gameId, numero));
  return (
    <Modal open onClose={onClose} size="dialog" label={t('draw', { numero })}>
      <ModalHeader title={t('draw', { numero })} />
      <div className="grid gap-4 overflow-y-auto p-5">
        <QueryView query={detail}>
          {(data) => (
            <div className="grid gap-4">
              <ResultBalls values={data.result?.winningNumber ?? {}} />
              <Proof gameId={gameId} detail={data} />
            </div>
          )}
        </QueryView>
      </div>
    </Modal>
  );
}
