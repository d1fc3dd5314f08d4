import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess, useGuard } from '~/features/session';
import { useLanguage } from '~/lib/i18n';
import { toast } from '~/ui/toast';
import { favoritesApi, gameQueries } from '../api/games.api';

/** Hearts answer at once; a refusal puts the heart back and says so. */
export function useFavorites() {
  const { t } = useTranslation('games');
  const client = useQueryClient();
  const access = useAccess();
  const guard = useGuard();
  const language = useLanguage();
  const { queryKey } = gameQueries.favoriteIds();
  const { data: ids } = useQuery({ ...gameQueries.favoriteIds(), enabled: access !== 'guest' });
  const favorites = useMemo(() => new Set(ids), [ids]);
  const { mutate } = useMutation({
    mutationFn: ({ gameId, add }: { gameId: string; add: boolean }) =>
      add ? favoritesApi.add(gameId) : favoritesApi.remove(gameId),
    onMutate: async ({ gameId, add }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known: string[] = []) =>
        add ? [...known, gameId] : known.filter((id) => id !== gameId),
      );
      return { before };
    },
    onError: (_error, _change, context) => {
      client.setQueryData(queryKey, context?.before);
      toast(t('favoriteFailed'), 'loss');
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: gameQueries.favorites(language).queryKey });
    },
  });
  return {
    favorites,
    toggle: (gameId: string) => guard('session', () => mutate({ gameId, add: !favorites.has(gameId) })),
  };
}
