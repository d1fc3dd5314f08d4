import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { playText, type Play } from '#libs/lottery-engine/browser';
import { useFigures } from '../hooks/use-figures';
import { tabOf, tabsOf } from '../model/play-tabs';
import { pressClass } from './press';

interface PlayTabsProps {
  plays: readonly Play[];
  play: Play;
  /** ×1000 by tier. */
  oddsOf: (play: string) => Readonly<Record<string, number>>;
  onPlay: (code: string) => void;
}

/** The kinds of plays of a game, and under them the plays of the chosen kind with what they pay. */
export function PlayTabs({ plays, play, oddsOf, onPlay }: PlayTabsProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage() === 'vi' ? 'vi' : 'en';
  const { odds } = useFigures();
  const tabs = tabsOf(plays);
  const current = tabs.find(({ key }) => key === tabOf(play));
  const pays = (code: string): string => {
    const all = Object.values(oddsOf(code));
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return least === most ? odds(most) : `${odds(least)}–${odds(most)}`;
  };
  return (
    <nav aria-label={t('playType')} className="grid min-w-0 gap-2">
      {tabs.length > 1 && (
        <div className="no-scrollbar -mx-4 flex gap-1.5 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0">
          {tabs.map(({ key, plays: [first] }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === current?.key}
              className={pressClass(key === current?.key, 'px-4 font-semibold')}
              onClick={() => first && key !== current?.key && onPlay(first.code)}
            >
              {t(`tab.${key}` as 'tab.LO')}
            </button>
          ))}
        </div>
      )}
      <div
        className={classNames(
          'no-scrollbar -mx-4 flex gap-1.5 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0',
        )}
      >
        {current?.plays.map((other) => (
          <button
            key={other.code}
            type="button"
            aria-pressed={other.code === play.code}
            className={pressClass(other.code === play.code, 'px-3')}
            onClick={() => onPlay(other.code)}
          >
            <span className="block text-14 font-medium">{playText(other, language).name}</span>
            <span className="num block text-12 opacity-80">{t('oneWins', { odds: pays(other.code) })}</span>
          </button>
        ))}
      </div>
    </nav>
  );
}
