import type { EntityClass } from '#libs/database';
import { ItemEntity } from '../mall/item.entity.js';

export const pointsEntities: readonly EntityClass[] = [ItemEntity];
