import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Category, GlyphSpec } from '~/art/kit/types';
import { Glyph } from '~/art/pictures';

/** Three drawings for each lobby; the last one stays on a phone. */
const DRAWINGS: Partial<Record<Category, readonly [GlyphSpec, GlyphSpec, GlyphSpec]>> = {
  live: ['dice', 'chips', 'roulette'],
  pvp: ['chips', 'pair', 'cards'],
  fish: ['wave', 'cannon', 'fish'],
  sports: ['trophy', 'basket', 'football'],
  esports: ['sword', 'trophy', 'joystick'],
};
const SLOTS = ['ingot', 'gem', 'seven'] as const;
const HUES: Partial<Record<Category, number>> = { live: 350, pvp: 265, fish: 195, sports: 215, esports: 290 };

/** The head of a lobby: where it is, and how many vendors it has. */
export function LobbyBand({ category, vendors }: { category: Category; vendors: number }) {
  const { t } = useTranslation(['games', 'common']);
  const name = t(`common:category.${category}`);
  const hue = HUES[category] ?? 45;
  const [first, second, third] = DRAWINGS[category] ?? SLOTS;
  return (
    <div className="relative overflow-hidden border-b border-hairline bg-linear-to-b from-cat-deep to-transparent">
      <div className="wrap flex min-h-[104px] items-center gap-6 sm:min-h-[132px]">
        <div>
          <nav aria-label={t('breadcrumb')} className="text-13 text-muted">
            <Link to="/index" className="hover:text-text">
              {t('common:nav.home')}
            </Link>{' '}
            / <span aria-current="page">{name}</span>
          </nav>
          <h1 className="text-display">{name}</h1>
          <p className="num min-h-5.5 text-muted">{vendors > 0 && t('vendorCount', { count: vendors })}</p>
        </div>
        <div className="ml-auto flex translate-y-2.5 self-end" aria-hidden="true">
          <Glyph spec={first} hue={hue} className="size-29 max-sm:hidden" />
          <Glyph spec={second} hue={hue} className="-ml-3.5 size-29 max-sm:hidden" />
          <Glyph spec={third} hue={hue} className="-ml-3.5 size-23 sm:size-29" />
        </div>
      </div>
    </div>
  );
}
