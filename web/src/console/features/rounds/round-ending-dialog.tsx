import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, fromMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { ChoiceInput } from '../../ui/fields';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useProposal } from '../approvals/use-proposal';
import { roundQueries, type StuckRound } from './rounds.api';

const ENDINGS = ['SETTLED', 'VOID'] as const;
type Ending = (typeof ENDINGS)[number];

/** The provider's report does not end it by itself. */
export const isWithoutExit = ({ status, outcome }: StuckRound): boolean =>
  status === 'OPEN' && ['MISMATCH', 'UNREACHABLE', 'FAILED'].includes(outcome ?? '');

/** Proposes how a stuck round ends; another operator decides. */
export function RoundEndingDialog({ round, onClose }: { round: StuckRound; onClose: () => void }) {
  const { t } = useTranslation('console-rounds');
  const language = useLanguage();
  const [state, setState] = useState<Ending>('SETTLED');
  const [payout, setPayout] = useState('');
  const { send, ...dialog } = useProposal(onClose, roundQueries.all);
  const shown = (minor: string) => formatMoney(fromMinor(BigInt(minor)), language);
  const ending = state === 'VOID' ? { state } : { state, payout: inMoney(payout) };
  return (
    <ReasonDialog
      {...dialog}
      title={t('ending.title')}
      onClose={onClose}
      onConfirm={(reason) => send({ kind: 'roundEnd', betId: round.betId, ...ending }, reason)}
    >
      <p className="text-14">
        {t('ending.standing', { stake: shown(round.stake), payout: shown(round.payout) })}
      </p>
      <ChoiceInput
        label={t('ending.state')}
        value={state}
        options={ENDINGS.map((one) => [one, t(`ending.states.${one}`)])}
        onChange={setState}
      />
      {state === 'SETTLED' && (
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('ending.payout')}</span>
          <input
            className="num min-h-10 w-full rounded-sm border border-line-strong bg-well px-3 text-14"
            required
            inputMode="decimal"
            pattern="\s*(0|[1-9][0-9]{0,12})([.][0-9]{2})?\s*"
            value={payout}
            onChange={(event) => setPayout(event.target.value)}
          />
        </label>
      )}
      <p className="text-13 text-muted">{t(`ending.notes.${state}`)}</p>
    </ReasonDialog>
  );
}

function inMoney(typed: string): string {
  const amount = typed.trim();
  return amount.includes('.') ? amount : `${amount}.00`;
}
