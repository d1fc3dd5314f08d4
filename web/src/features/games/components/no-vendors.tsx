import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GlyphSpec } from '~/art/kit/types';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/states';
import { gameQueries } from '../api/games.api';
import { categoryOf } from '../model/category';

/** A category that no vendor offers yet, and the ways to those that are open. */
export function NoVendors({ art }: { art: GlyphSpec }) {
  const { t } = useTranslation(['games', 'common']);
  const { data } = useQuery(gameQueries.menus());
  const open = (data ?? []).map((menu) => categoryOf(menu.gameType)).filter(({ path }) => path);
  return (
    <EmptyState
      art={art}
      title={t('notYet')}
      text={t('notYetText')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {open.map(({ category, path }) => (
            <ButtonLink key={category} to={path ?? '/index'} tone="line">
              {t(`common:category.${category}`)}
            </ButtonLink>
          ))}
        </div>
      }
    />
  );
}
