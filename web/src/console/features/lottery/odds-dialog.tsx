import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localTime, timeOfLocal } from '~/lib/brand-time';
import { useNow } from '~/lib/now';
import { classNames } from '~/ui/class-names';
import { inputClass, Labelled } from '../../ui/fields';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useProposal } from '../approvals/use-proposal';
import { lotteryQueries } from './lottery.api';
import { isInBand, PLACES, returnText, returnWith, shortOf, type OddsSubject } from './odds-terms';
import { useOddsText } from './use-odds-text';

/** What the service demands between an approval and the first bet. */
const LEAD_MS = 10_000;

/** New odds, a series or a band: each figure, from when it holds, and what the play returns by it. */
export function OddsDialog({ subject, onClose }: { subject: OddsSubject; onClose: () => void }) {
  const { t } = useTranslation(['console-lottery', 'console-approvals']);
  const text = useOddsText();
  const now = useNow(5_000);
  const { kind, prizeMode, playCode, playId, version, band } = subject;
  const [terms, setTerms] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(subject.terms).map(([name, figure]) => [name, shortOf(figure)])),
  );
  const [from, setFrom] = useState('');
  const { send, ...state } = useProposal(onClose, lotteryQueries.all);
  const rtp = returnWith(subject, terms);
  const places = PLACES[kind];
  return (
    <ReasonDialog
      {...state}
      wide
      title={t(`odds.title${kind}`, { name: text.subject(subject) })}
      onClose={onClose}
      onConfirm={(reason) =>
        send(
          {
            kind: 'lotteryOdds',
            change: {
              ...{ kind, prizeMode, playCode, playId, terms, version },
              ...(from !== '' && { validFrom: timeOfLocal(from) }),
            },
          },
          reason,
        )
      }
    >
      <p className="text-13 text-muted">{t('console-approvals:settingNote')}</p>
      <div className="grid max-h-[40vh] grid-cols-2 gap-3 overflow-y-auto sm:grid-cols-3">
        {Object.entries(terms).map(([name, figure]) => (
          <Labelled key={name} label={text.term(subject, name)}>
            {(id) => (
              <input
                id={id}
                className={classNames(inputClass, 'num text-right')}
                required
                inputMode="decimal"
                pattern={places === 0 ? '[0-9]{1,9}' : `[0-9]{1,9}(\\.[0-9]{1,${places}})?`}
                value={figure}
                onChange={(event) => setTerms({ ...terms, [name]: event.target.value })}
              />
            )}
          </Labelled>
        ))}
      </div>
      <Labelled label={t('odds.validFrom')}>
        {(id) => (
          <input
            id={id}
            type="datetime-local"
            className={inputClass}
            min={localTime(now + LEAD_MS)}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        )}
      </Labelled>
      <p className="text-12 text-subtle">{t('odds.validFromHelp')}</p>
      {rtp && (
        <output className="grid gap-1 rounded-sm border border-line bg-well p-3 text-13">
          <b className="num">{t('odds.wouldReturn', { rtp: returnText(rtp) })}</b>
          {band && (
            <span className={classNames('num', isInBand(rtp, band) ? 'text-muted' : 'text-loss')}>
              {t(isInBand(rtp, band) ? 'odds.inBand' : 'odds.outsideBand', { band: text.band(band) })}
            </span>
          )}
        </output>
      )}
    </ReasonDialog>
  );
}
