import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Callout } from '~/ui/callout';
import { Modal, ModalHeader } from '~/ui/modal';
import { QueryView } from '~/ui/query-view';
import { Icon } from '~/art/icon';
import { heldCommitments } from '../api/held-commitments';
import { drawQueries, type DrawDetail } from '../api/lottery.api';
import { verdictOf, verifyDraw, type Check } from '../model/verify';
import { ResultBalls } from './result-balls';

function Figure({ label, value }: { label: string; value: string | null }) {
  const { t } = useTranslation('lottery');
  return (
    <div className="grid gap-0.5">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="num text-13 break-all">{value ?? t('pending')}</dd>
    </div>
  );
}

const verdictLook = {
  verified: { tone: 'win', icon: 'check' },
  older: { tone: 'gold', icon: 'warn' },
  differs: { tone: 'loss', icon: 'warn' },
} as const;

function Checks({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation('lottery');
  const verdict = verdictOf(checks);
  const { tone, icon } = verdictLook[verdict];
  return (
    <>
      <Callout tone={tone} icon={icon}>
        {t(verdict)}
      </Callout>
      <ul className="grid gap-2" aria-label={t('verify')}>
        {checks.map(({ name, holds }) => (
          <li key={name} className="flex items-start gap-2 text-13">
            <Icon
              name={holds ? 'check' : 'warn'}
              size={16}
              className={holds ? 'mt-0.5 shrink-0 text-win' : 'mt-0.5 shrink-0 text-loss'}
            />
            <span className="min-w-0 flex-1">{t(`check.${name}`)}</span>
            <b className={holds ? 'text-win' : 'text-loss'}>{t(holds ? 'holds' : 'fails')}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The check is part of this chunk and reads what is on the screen: it needs neither the server nor another file. */
function Proof({ gameId, detail }: { gameId: string; detail: DrawDetail }) {
  const { t } = useTranslation('lottery');
  const client = useQueryClient();
  const [checks, setChecks] = useState<Check[]>();
  const { proof, result } = detail;
  const isOpen = !!result && !!proof?.seed;
  const chain = useQuery({ ...drawQueries.chain(gameId, proof?.position ?? 1), enabled: isOpen });
  if (!proof) return <p className="text-13 text-muted">{t('official')}</p>;
  function verify(): void {
    const held = heldCommitments(client, gameId, detail.draw.numero);
    const listed = chain.data ?? [];
    setChecks(verifyDraw(gameId, detail, { host: window.location.hostname, held, listed }));
  }
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2">
        <Figure label={t('commitment')} value={proof.commitment} />
        <Figure label={t('randomness', { round: proof.beaconRound })} value={proof.randomness} />
        <Figure label={t('seed')} value={proof.seed} />
      </dl>
      {isOpen && (
        <Button tone="jade" block disabled={chain.isLoading} onClick={verify}>
          {t('verify')}
        </Button>
      )}
      {checks && <Checks checks={checks} />}
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
