import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { ConsoleDialog } from '../../shell/console-dialog';
import { ChoiceInput, NumberInput, PercentInput, TextInput } from '../../ui/fields';
import { primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { Pending } from '../approvals/pending';
import { useProposal } from '../approvals/use-proposal';
import { vendorQueries, type ValidBetSettings, type Vendor } from './vendors.api';

/** "1.75" of "1.750000". */
const plainOdds = (odds: string) => String(Number(odds));
const FIELDS = ['minimumOdds', 'maximumCoverPpm', 'bothSidesMode', 'sportsMode'] as const;

/** How settled bets of a vendor count as turnover. */
export function ValidBetForm({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { t } = useTranslation('console-vendors');
  const query = useQuery(vendorQueries.validBet(vendor.vassalage));
  const title = t('validBet.titleOf', { vendor: vendor.displayName });
  return (
    <ConsoleDialog label={title} onClose={onClose}>
      <div className="grid max-h-[76vh] gap-3 overflow-auto p-4">
        <h2 className="text-16 wrap-anywhere">{title}</h2>
        <p className="text-13 text-muted">{t('validBet.help')}</p>
        <Pending service="game-launch" kind="VALID_BET" subject={vendor.vassalage} />
        <ListStates query={query} isEmpty={false} empty="">
          {query.data && <Fields vassalage={vendor.vassalage} settings={query.data} onClose={onClose} />}
        </ListStates>
      </div>
    </ConsoleDialog>
  );
}

interface FieldsProps {
  vassalage: string;
  settings: ValidBetSettings;
  onClose: () => void;
}

function Fields({ vassalage, settings, onClose }: FieldsProps) {
  const { t } = useTranslation(['console-vendors', 'console', 'console-approvals']);
  const language = useLanguage();
  const [before] = useState({ ...settings, minimumOdds: plainOdds(settings.minimumOdds) });
  const [draft, setDraft] = useState(before);
  const set = (change: Partial<ValidBetSettings>) => setDraft({ ...draft, ...change });
  const changed = FIELDS.filter((name) => draft[name] !== before[name]);
  const shown = (name: (typeof FIELDS)[number], of: ValidBetSettings): string => {
    if (name === 'minimumOdds') return Number(of.minimumOdds).toLocaleString(language);
    if (name === 'maximumCoverPpm') return formatPercent(String(of.maximumCoverPpm / 10_000), language);
    return t(
      name === 'sportsMode'
        ? `validBet.sportsModes.${of.sportsMode}`
        : `validBet.bothSidesModes.${of.bothSidesMode}`,
    );
  };
  const [reason, setReason] = useState('');
  const { send, busy, error } = useProposal(onClose, vendorQueries.validBet(vassalage).queryKey);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (changed.length > 0 && reason.trim() !== '')
          send({ kind: 'validBet', vassalage, settings: draft }, reason.trim());
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberInput
          label={t('validBet.minimumOdds')}
          min={1}
          max={999}
          step={0.01}
          value={draft.minimumOdds === '' ? undefined : Number(draft.minimumOdds)}
          onChange={(odds) => set({ minimumOdds: odds === undefined ? '' : String(odds) })}
        />
        <PercentInput
          label={t('validBet.maximumCoverPpm')}
          value={draft.maximumCoverPpm}
          onChange={(maximumCoverPpm) => set({ maximumCoverPpm })}
        />
        <ChoiceInput
          label={t('validBet.bothSidesMode')}
          value={draft.bothSidesMode}
          options={(['NET', 'ZERO'] as const).map((mode) => [mode, t(`validBet.bothSidesModes.${mode}`)])}
          onChange={(bothSidesMode) => set({ bothSidesMode })}
        />
        <ChoiceInput
          label={t('validBet.sportsMode')}
          value={draft.sportsMode}
          options={(['RESULT', 'AT_RISK'] as const).map((mode) => [mode, t(`validBet.sportsModes.${mode}`)])}
          onChange={(sportsMode) => set({ sportsMode })}
        />
      </div>
      <output className="grid gap-1 rounded-sm border border-line bg-well p-3 text-13">
        {changed.length === 0 && <span className="text-muted">{t('validBet.unchanged')}</span>}
        {changed.map((name) => (
          <span key={name} className="num wrap-anywhere">
            {t(`validBet.${name}`)}:{' '}
            <b>
              {shown(name, before)} → {shown(name, draft)}
            </b>
          </span>
        ))}
      </output>
      <TextInput label={t('console:list.reason')} most={500} value={reason} onChange={setReason} />
      <p className="text-12 text-subtle">{t('console-approvals:settingNote')}</p>
      {error !== null && <FieldError>{error}</FieldError>}
      <div className="flex justify-end gap-2">
        <button type="button" className={smallButton} onClick={onClose}>
          {t('console:list.cancel')} <kbd>Esc</kbd>
        </button>
        <button
          type="submit"
          disabled={busy || changed.length === 0}
          className={classNames(smallButton, primaryButton)}
        >
          {t('console:list.confirm')} <kbd>↵</kbd>
        </button>
      </div>
    </form>
  );
}
