import { useTranslation } from 'react-i18next';
import { playOf, playText } from '#libs/lottery-engine/browser';
import { useLanguage } from '~/lib/i18n';
import type { ListedOdds } from './lottery.api';
import { EVERY, shortOf } from './odds-terms';

type Subject = Pick<ListedOdds, 'kind' | 'prizeMode' | 'playCode' | 'playId'>;

/** Plays, groups and figures in words. */
export function useOddsText() {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage() === 'vi' ? 'vi' : 'en';
  const playName = ({ playCode, playId }: Subject): string => {
    const play = playOf(playCode, playId);
    return play ? playText(play, language).name : playId;
  };
  const term = ({ kind }: Pick<Subject, 'kind'>, name: string): string =>
    kind === 'ODDS' ? t('odds.tier', { name }) : t(`odds.bound.${name}` as 'odds.bound.min');
  return {
    playName,
    subject: (subject: Subject): string => {
      const { prizeMode, playCode, playId } = subject;
      if (playCode === EVERY) return t('odds.everyPlay');
      const name = playId === EVERY ? t('odds.everyPlayOf', { group: playCode }) : playName(subject);
      return prizeMode === EVERY ? name : `${name} · ${prizeMode}`;
    },
    term,
    /** All figures in one line. */
    terms: ({ kind }: Pick<Subject, 'kind'>, terms: Readonly<Record<string, string>>): string => {
      const entries = Object.entries(terms);
      const [only] = entries;
      if (kind === 'BAND') return entries.map(([, figure]) => shortOf(figure)).join('–') + ' %';
      if (entries.length === 1 && only) return shortOf(only[1]);
      const nameOf = (name: string) => (kind === 'ODDS' ? name : term({ kind }, name));
      return entries.map(([name, figure]) => `${nameOf(name)} ${shortOf(figure)}`).join(' · ');
    },
    band: ({ lowest, highest }: NonNullable<ListedOdds['band']>): string =>
      `${shortOf(lowest)}–${shortOf(highest)} %`,
  };
}
