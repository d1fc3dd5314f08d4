import { defineErrors } from '#libs/platform';

export const FavoriteErrors = defineErrors({
  FAVORITES_FULL: {
    status: 422,
    vi: 'Danh sách yêu thích đã đầy.',
    en: 'Your list of favourites is full.',
  },
});
