import { useTranslation } from 'react-i18next';
import { THEMES, useTheme } from './theme';

/** The theme by name; a press chooses the next of the three. */
export function ThemeChoice({ className }: { className: string }) {
  const { t } = useTranslation('console');
  const { theme, choose } = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  return (
    <button
      type="button"
      className={className}
      title={t('theme.title', { theme: t(`theme.${theme}`) })}
      onClick={() => choose(next)}
    >
      <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M12 3A9 9 0 0 1 12 21Z" fill="currentColor" />
      </svg>
      <span className="sr-only">{t('theme.title', { theme: t(`theme.${theme}`) })}</span>
      <span className="max-xl:hidden" aria-hidden="true">
        {t(`theme.${theme}`)}
      </span>
    </button>
  );
}
