import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { Callout } from '~/ui/callout';
import { playText } from '#libs/lottery-engine/browser';
import { useFigures } from '../hooks/use-figures';
import type { OddsChange } from '../model/odds';

/** Which odds of the slip have changed since the player saw them, and that a further bet takes the new ones. */
export function OddsNote({ changes }: { changes: readonly OddsChange[] }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage() === 'vi' ? 'vi' : 'en';
  const figures = useFigures();
  return (
    <Callout tone="loss">
      <div role="alert" className="num grid gap-1">
        <p>{t('refusal.odds')}</p>
        <ul>
          {changes.map(({ group, play, pairs }) => (
            <li key={play}>
              <b>{playText({ group, code: play }, language).name}</b>:{' '}
              {pairs
                .map(({ before, after }) => `${figures.odds(before)} → ${figures.odds(after)}`)
                .join(', ')}
            </li>
          ))}
        </ul>
        <p>{t('refusal.oddsAgain')}</p>
      </div>
    </Callout>
  );
}
