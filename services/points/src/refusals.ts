import type { RefusalTable } from '#libs/platform';

/** What each operation refuses beyond the common. Written by `npm run api:types` from what its code can raise. */
export const refusals: RefusalTable = {
  MallController_convert:
    '400 IDEMPOTENCY_KEY_REQUIRED, 409 IDEMPOTENCY_KEY_REUSED, 422 CONVERT_LIMIT_REACHED, 422 CONVERT_TOO_LITTLE, 422 NOT_ENOUGH_POINTS, 503 SERVICE_UNAVAILABLE',
  MallController_redeem:
    '400 IDEMPOTENCY_KEY_REQUIRED, 404 ITEM_NOT_FOUND, 409 IDEMPOTENCY_KEY_REUSED, 422 DELIVERY_REQUIRED, 422 ITEM_LIMIT_REACHED, 422 ITEM_NOT_AVAILABLE, 422 LEVEL_TOO_LOW, 422 NOT_ENOUGH_POINTS, 422 OUT_OF_STOCK, 503 SERVICE_UNAVAILABLE',
  OpsMallController_change: '409 ITEM_CHANGED',
  OpsMallController_decide: '404 ORDER_NOT_FOUND',
  OpsRatioController_change: '409 RATIO_EXISTS, 422 RATIO_TOO_SOON',
};
