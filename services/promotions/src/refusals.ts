import type { RefusalTable } from '#libs/platform';

/** What each operation refuses beyond the common. Written by `npm run api:types` from what its code can raise. */
export const refusals: RefusalTable = {
  CashbackController_claim: '422 CASHBACK_BELOW_MINIMUM',
  OpsPromotionController_add: '422 PROMOTION_INVALID',
  OpsPromotionController_approve:
    '404 PROMOTION_NOT_FOUND, 409 PROMOTION_STATE_CHANGED, 422 PROMOTION_EXHAUSTED',
  OpsPromotionController_change: '404 PROMOTION_NOT_FOUND, 409 PROMOTION_CHANGED, 422 PROMOTION_INVALID',
  OpsPromotionController_refuse: '404 PROMOTION_NOT_FOUND, 409 PROMOTION_STATE_CHANGED',
  OpsPromotionController_setState: '404 PROMOTION_NOT_FOUND, 409 PROMOTION_CHANGED, 422 PROMOTION_INVALID',
  OpsPromotionController_simulate: '404 PROMOTION_NOT_FOUND',
  OpsRateController_change: '409 RATE_EXISTS, 422 RATE_TOO_SOON',
  OpsVipController_change: '409 VIP_RANK_CHANGED',
  OpsVipController_setLabels: '404 MEMBER_NOT_FOUND',
  OpsVipController_setLevel: '404 MEMBER_NOT_FOUND, 404 VIP_RANK_NOT_FOUND',
  PromotionController_claim:
    '404 PROMOTION_NOT_FOUND, 409 PROMOTION_EXCLUSIVE, 409 PROMOTION_STATE_CHANGED, 422 PROMOTION_ALREADY_USED_HERE, 422 PROMOTION_CLOSED, 422 PROMOTION_EXHAUSTED, 422 PROMOTION_LIMIT_REACHED, 422 PROMOTION_NOT_ELIGIBLE, 422 PROMOTION_NOT_REACHED',
  PromotionController_join:
    '404 PROMOTION_NOT_FOUND, 409 PROMOTION_EXCLUSIVE, 422 PROMOTION_CLOSED, 422 PROMOTION_LIMIT_REACHED, 422 PROMOTION_NOT_ELIGIBLE',
  PromotionController_leave: '409 PROMOTION_STATE_CHANGED',
  PromotionController_one: '404 PROMOTION_NOT_FOUND',
  RaffleController_draw: '404 PROMOTION_NOT_FOUND, 422 PROMOTION_CLOSED, 422 RAFFLE_NO_TICKET',
  RaffleController_one: '404 PROMOTION_NOT_FOUND',
  RaffleController_proof: '404 PROMOTION_NOT_FOUND',
  RedRainController_grab:
    '409 RED_RAIN_ALREADY_TAKEN, 422 RED_RAIN_CLOSED, 422 RED_RAIN_EMPTY, 422 RED_RAIN_NOT_ELIGIBLE',
  VipController_claim: '422 VIP_GIFT_NOT_AVAILABLE',
};
