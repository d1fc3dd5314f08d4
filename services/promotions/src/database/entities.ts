import type { EntityClass } from '#libs/database';
import { PromotionChangeEntity, PromotionEntity } from '../promotion/promotion.entity.js';
import { RankEntity } from '../vip/rank.entity.js';

export const promotionsEntities: readonly EntityClass[] = [
  PromotionEntity,
  PromotionChangeEntity,
  RankEntity,
];
