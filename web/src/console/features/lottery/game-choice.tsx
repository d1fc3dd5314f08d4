import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { lotteryQueries, type ListedGame } from './lottery.api';

interface GameChoiceProps {
  value: string;
  onChange: (gameId: string) => void;
  /** Without it, every game, and all of them together. */
  only?: (game: ListedGame) => boolean;
  /** What the choice of no game is called. */
  all?: string;
}

export function GameChoice({ value, onChange, only, all }: GameChoiceProps) {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const { data = [] } = useQuery(lotteryQueries.games());
  const shown = only ? data.filter(only) : data;
  return (
    <select
      aria-label={t('game')}
      className="min-h-8 max-w-60 rounded-sm border border-line-strong bg-well px-2 max-lg:min-h-11"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {!only && <option value="">{all ?? t('allOfficial')}</option>}
      {shown.map(({ gameId, gameName }) => (
        <option key={gameId} value={gameId}>
          {localName(gameName, language)}
        </option>
      ))}
    </select>
  );
}
